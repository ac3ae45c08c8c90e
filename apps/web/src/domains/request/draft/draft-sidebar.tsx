import { lastDraftStep } from '@heliodesk/contract/request';
import { BeforeSubmit } from './before-submit.tsx';
import type { DraftTexts, RequestDraftKind, SidebarProps } from './draft-kind.ts';
import { NextSteps } from './next-steps.tsx';
import { PromiseCard } from './promise-card.tsx';

interface DraftSidebarProps<Values extends object> extends SidebarProps<Values> {
  kind: RequestDraftKind<Values>;
  texts: DraftTexts;
}

/** Beside the steps what their kind has to say; beside the last check, what it still asks for and what comes after submitting. */
export function DraftSidebar<Values extends object>({ kind, texts, ...props }: DraftSidebarProps<Values>) {
  if (props.step !== lastDraftStep) return <kind.Sidebar {...props} />;
  return (
    <>
      <BeforeSubmit kind={kind} {...props} />
      <PromiseCard contactId={props.contactId} />
      <NextSteps texts={texts} />
      {texts.check.note !== undefined && <p className="hd-hint hd-t12">{texts.check.note}</p>}
    </>
  );
}
