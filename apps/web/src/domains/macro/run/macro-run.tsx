import '../macro.css';
import type { MacroPreview, StepPreview } from '@heliodesk/contract/macro';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deskPaths, NumberInText } from '#src/domains/request/index.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { RunFoot } from './run-foot.tsx';
import { StepChoice } from './step-choice.tsx';
import { StepPreviewList } from './step-preview-list.tsx';
import type { StepState } from './step-preview-list.tsx';
import { StepText } from './step-text.tsx';
import type { BlockedStep } from './use-block-text.ts';
import { useMacroInput, useMacroRun } from './use-macro-run.ts';
import { useUndoOffer } from './use-undo-offer.ts';
import type { MacroInput, RunResult } from './use-macro-run.ts';

interface MacroRunProps {
  request: { requestId: number; requestNo: string };
  macroId: number;
  /** Back to the choice, if there was one. */
  onBack: (() => void) | undefined;
  onNext: () => void;
  /** Once it was taken back after the dialog was closed: back to where it ran. */
  onUndone?: (() => void) | undefined;
  onClose: () => void;
}

/** How a step stands before and after the run. */
function stateOf({ blocked }: StepPreview, index: number, result: RunResult | undefined): StepState {
  if (result === undefined) return blocked ?? 'planned';
  if (result.end === 'blocked') return index === result.step ? result : 'notRun';
  const { steps, undoUntil } = result.ran;
  const canUndo = steps[index]?.canUndo === true;
  if (result.end === 'undone') return canUndo ? 'takenBack' : 'stayed';
  return canUndo || undoUntil === null ? 'done' : 'doneForGood';
}

/** Whether a step is held back because the customer is asked for the same, which a reminder may help. */
const isWaiting = ({ why }: BlockedStep): boolean => why === 'alreadyAsked' || why === 'bankAsked';

/** The open task that a step is about: the one that it sent, or the one that holds it back. */
function taskOf({ blocked }: StepPreview, index: number, result: RunResult | undefined): number | undefined {
  if (result?.end === 'done') return result.ran.steps[index]?.tipsId ?? undefined;
  const block = result?.end === 'blocked' ? (index === result.step ? result : null) : result === undefined ? blocked : null;
  return block?.task?.tipsId;
}

/** What a macro would do to a request, with texts that can be changed; then what became of it. */
export function MacroRun({ request, macroId, onBack, onNext, onUndone, onClose }: MacroRunProps) {
  const { requestId, requestNo } = request;
  const input = useMacroInput(requestId, macroId);
  const { data: preview, error, refetch, texts, isPlaceholderData } = input;
  const { start, takeBack, isRunning, result, refusal } = useMacroRun(preview, input);
  const leavingBy = useUndoOffer(result?.end === 'done' && !isRunning ? result.ran : undefined, onUndone);
  const close = leavingBy(onClose);
  const steps = preview?.steps ?? [];
  const isWritten = (index: number) => (texts[index]?.text ?? '').trim() !== '';
  /** Whether another text, which has been written, lifts the block. */
  const isLifted = ({ blocked, textLimit }: StepPreview, index: number) =>
    (blocked?.why === 'noText' || blocked?.why === 'textTooLong') && isWritten(index) && (texts[index]?.text ?? '').length <= textLimit;
  const isHeld = (step: StepPreview, index: number) => step.blocked !== null && !isLifted(step, index);
  const isEmpty = Object.keys(texts).some((step) => !isWritten(Number(step)));
  const canRun = preview !== undefined && preview.unfit === null && !isPlaceholderData && !isEmpty && !steps.some(isHeld);
  const isAsked = result?.end === 'blocked' ? isWaiting(result) : steps.some(({ blocked }) => blocked !== null && isWaiting(blocked));

  return (
    <ModalDialog
      open
      width={640}
      title={<Title preview={preview} result={result} number={requestNo} />}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <RunFoot
          {...{ request, preview, result, isRunning, canRun, isAsked, onBack }}
          onNext={leavingBy(onNext)}
          onClose={close}
          onStart={() => void start()}
          onUndo={() => void takeBack()}
        />
      }
    >
      <Refusal reason={refusal} className="hd-dialog-text" />
      {preview ? (
        <>
          {!result && <Notes preview={preview} />}
          <StepPreviewList
            steps={steps}
            stateOf={(step, index) => (isHeld(step, index) || result ? stateOf(step, index, result) : 'planned')}
            renderMore={(step, index) => (
              <>
                <OpenTask requestId={requestId} tipsId={taskOf(step, index, result)} onOpen={close} />
                {!result && <StepInput requestId={requestId} step={step} index={index} input={input} />}
              </>
            )}
          />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <BlockSkeleton lines={8} />
      )}
    </ModalDialog>
  );
}

interface StepInputProps {
  requestId: number;
  step: StepPreview;
  index: number;
  input: MacroInput;
}

/** What a step leaves open, and its text. */
function StepInput({ requestId, step, index, input: { chosen, choose, texts, change } }: StepInputProps) {
  return (
    <>
      <StepChoice requestId={requestId} step={step} chosen={chosen[index] ?? {}} onChoose={(choice) => choose(index, choice)} />
      <StepText step={step} value={texts[index]?.text ?? step.text} onChange={(text) => change(index, text)} />
    </>
  );
}

/** Leads to a task in the conversation. */
function OpenTask({ requestId, tipsId, onOpen }: { requestId: number; tipsId: number | undefined; onOpen: () => void }) {
  const { t } = useTranslation('macroRun');
  if (tipsId === undefined) return null;
  return (
    <Link className="hd-t13" to={deskPaths.task(requestId, tipsId)} onClick={onOpen}>
      {t('openTask')}
    </Link>
  );
}

function Title({ preview, result, number }: { preview: MacroPreview | undefined; result: RunResult | undefined; number: string }) {
  const { t } = useTranslation(['macro', 'macroRun']);
  const name = preview?.name ?? '';
  if (!result) return <NumberInText text={t('title', { name, number })} number={number} />;
  const said = { done: t('done', { name }), undone: t('macroRun:undone', { name }), blocked: t('didNothing', { name }) };
  return <span role="status">{said[result.end]}</span>;
}

/** Why it can't run at all, who gets the texts, and in which language they are if it isn't theirs. */
function Notes({ preview: { unfit, steps, language, contactName } }: { preview: MacroPreview }) {
  const { t } = useTranslation('macro');
  const { languageName } = useFormat();
  if (unfit !== null) return <Refusal reason={t(`unfit.${unfit}`)} className="hd-dialog-text" />;
  const foreign = steps.find(
    ({ kind, text, textLanguage }) => kind !== 'note' && text && textLanguage !== null && textLanguage !== language,
  )?.textLanguage;
  return (
    <>
      <p className="hd-dialog-text hd-hint">{t('allOrNothing')}</p>
      {foreign && (
        <Refusal
          reason={t('otherLanguage', { name: contactName, language: languageName(language), other: languageName(foreign) })}
          className="hd-dialog-text"
        />
      )}
    </>
  );
}
