import { DraftPage } from '#src/domains/request/index.ts';
import { trackerEnquiryDraft } from '../draft-kind.ts';

/** Starts, continues, or copies an enquiry on trackers. */
export default function TrackerEnquiryPage() {
  return <DraftPage kind={trackerEnquiryDraft} />;
}
