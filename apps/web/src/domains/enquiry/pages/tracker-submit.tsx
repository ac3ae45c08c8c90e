import { SubmittedEnquiry } from '../components/submitted-enquiry.tsx';
import { trackerEnquiryDraft } from '../draft-kind.ts';

/** A submitted enquiry on trackers. */
export default function TrackerSubmitPage() {
  return <SubmittedEnquiry kind={trackerEnquiryDraft} />;
}
