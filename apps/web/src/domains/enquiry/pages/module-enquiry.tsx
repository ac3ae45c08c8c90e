import { DraftPage } from '#src/domains/request/index.ts';
import { moduleEnquiryDraft } from '../draft-kind.ts';

/** Starts, continues, or copies an enquiry on modules. */
export default function ModuleEnquiryPage() {
  return <DraftPage kind={moduleEnquiryDraft} />;
}
