import { DraftPage } from '#src/domains/request/index.ts';
import { claimDraftKind } from '../draft-kind.ts';

/** Begins, continues with, or copies a module claim. */
export default function ModuleClaimPage() {
  return <DraftPage kind={claimDraftKind} />;
}
