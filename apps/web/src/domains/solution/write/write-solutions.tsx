import type { RequestDetail } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoColumns } from '#src/ui/page/page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { Empty } from '#src/ui/states/states.tsx';
import { AcceptedCard } from '../components/accepted-card.tsx';
import { ApprovalCard } from '../components/approval-card.tsx';
import { CostsCard } from '../components/costs-card.tsx';
import { CustomerPreview } from '../components/customer-preview.tsx';
import { anchorOf } from '../components/solution-frame.tsx';
import { useSolutionWords } from '../components/use-words.ts';
import { piecesOf } from '../values.ts';
import { AddSolutions, LeftOver } from './left-over.tsx';
import { PlanConflict } from './plan-conflict.tsx';
import { isUnsaved } from './plan-state.ts';
import { SendBar } from './send-bar.tsx';
import { SolutionCard } from './solution-card.tsx';
import { SettledSolutions } from '../components/settled-solutions.tsx';
import { CustomerText, NoteCard } from './text-cards.tsx';
import { usePlanEditor } from './use-plan-editor.ts';
import { usePieces } from './use-pieces.ts';
import { useSending } from './use-sending.ts';

/** Writing the solutions of a claim; everything saves itself. */
export function WriteSolutions({ request, plan: loaded }: { request: RequestDetail; plan: SolutionPlan }) {
  const { t } = useTranslation('solution');
  const words = useSolutionWords(request.requestType);
  const { editor, state } = usePlanEditor(loaded);
  const { send, isSending } = useSending(editor);
  const [isPreviewed, setPreviewed] = useState(false);
  const question = useUnsavedChanges(isUnsaved(state));
  const { plan } = state;
  const { shown, runs, left, chosen, choose, add, give } = usePieces(editor, state);
  const open = shown.filter(({ solution }) => !solution.isSettled);
  return (
    <>
      <SendBar
        state={state}
        left={left > 0 ? words.pieces(left) : undefined}
        nameOf={({ kind }) => words.kind(kind)}
        isSending={isSending}
        onSend={() => void send()}
        onPreview={() => setPreviewed(true)}
      />
      <TwoColumns
        sidebar={
          <>
            <AcceptedCard request={request} plan={plan} runs={runs} choosing={{ chosen, onChoose: choose, onGo: goTo }} />
            <CostsCard request={request} plan={plan} />
            <ApprovalCard round={plan.round} />
            <NoteCard editor={editor} state={state} />
          </>
        }
      >
        {shown.length === 0 && <Empty title={t('empty.title')} text={t('empty.text')} />}
        <SettledSolutions request={request} plan={plan} />
        {open.map(({ solution, values }, index) => (
          <SolutionCard
            key={solution.solutionId}
            editor={editor}
            solution={solution}
            values={values}
            name={words.kind(solution.kind)}
            accepted={plan.accepted}
            most={left + piecesOf(values)}
            company={request.companyName}
            isFirst={index === 0}
          />
        ))}
        <LeftOver requestId={plan.requestId} left={left} chosen={chosen} accepted={plan.accepted} inWords={words.pieces} onGive={give} />
        {shown.length > 0 && <AddSolutions plan={plan} left={left} onAdd={(kind) => add(kind, left)} />}
        {open.length > 0 && <CustomerText editor={editor} state={state} />}
      </TwoColumns>
      {isPreviewed && <CustomerPreview request={request} plan={plan} onClose={() => setPreviewed(false)} />}
      {state.theirs && <PlanConflict editor={editor} state={state} nameOf={words.kind} />}
      {question}
    </>
  );
}

/** Brings a solution into view, with the focus in its first field. */
function goTo(solutionId: number): void {
  const card = document.querySelector(`#${anchorOf(solutionId)}`);
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
