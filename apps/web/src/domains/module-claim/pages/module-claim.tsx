import { DraftPage } from '#src/domains/request/index.ts';
import { claimDraftKind } from '../draft-kind.ts';

/** Begins, goes on with, or copies a module claim. */
export default function ModuleClaimPage() {
  return <DraftPage kind={claimDraftKind} />;
}
