import { SubmittedEnquiry } from '../components/submitted-enquiry.tsx';
import { moduleEnquiryDraft } from '../draft-kind.ts';

/** A submitted enquiry on modules. */
export default function ModuleSubmitPage() {
  return <SubmittedEnquiry kind={moduleEnquiryDraft} />;
}
