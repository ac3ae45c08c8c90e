import { DraftPage } from '#src/domains/request/index.ts';
import { claimDraftKind } from '../draft-kind.ts';

/** Begins, continues with, or copies a tracker claim. */
export default function TrackerClaimPage() {
  return <DraftPage kind={claimDraftKind} />;
}
