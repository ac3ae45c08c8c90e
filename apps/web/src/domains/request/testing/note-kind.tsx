import { EnquirySubmission, getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import { requestTypes } from '@heliodesk/contract/request';
import { Input } from 'antd';
import { call } from '#src/platform/http/call.ts';
import { attachmentsStepOf } from '../draft/attachments-step.tsx';
import { draftField } from '../draft/draft-field.tsx';
import { DraftForm } from '../draft/draft-form.tsx';
import { draftTitle } from '../draft/draft-kind.ts';
import type { FieldsStepProps, RequestDraftKind } from '../draft/draft-kind.ts';

/** The least that a kind can have: one text. */
export interface Note {
  enquiryReq: { desc: string; product: string };
}

const NoteField = draftField<Note>(EnquirySubmission);

function Words(props: FieldsStepProps<Note>) {
  return (
    <DraftForm {...props}>
      <NoteField part="enquiryReq" name="desc">
        <Input />
      </NoteField>
    </DraftForm>
  );
}

function Remark(props: FieldsStepProps<Note>) {
  return (
    <DraftForm {...props}>
      <NoteField part="enquiryReq" name="product">
        <Input />
      </NoteField>
    </DraftForm>
  );
}

/** A kind for tests of what all kinds share. */
export const noteKind: RequestDraftKind<Note> = {
  type: requestTypes.moduleEnquiry,
  steps: [
    { key: 'words', Fields: Words, Review: ({ values }: { values: Note }) => <p>{values.enquiryReq.desc}</p> },
    { key: 'remark', Fields: Remark, Review: ({ values }: { values: Note }) => <p>{values.enquiryReq.product}</p> },
    attachmentsStepOf(requestTypes.moduleEnquiry),
  ],
  Submission: EnquirySubmission.pick({ enquiryReq: true }).extend({ enquiryReq: EnquirySubmission.shape.enquiryReq.pick({ desc: true }) }),
  stepOf: (path) => (path.endsWith('product') ? 'remark' : 'words'),
  empty: () => ({ enquiryReq: { desc: '', product: '' } }),
  load: async (requestId, { isCopy, signal }) => {
    const query = isCopy ? ({ action: 'clone' } as const) : {};
    const { enquiryReq, ...view } = await call(getEnquiry, { params: { requestId }, query, signal, quiet: true });
    return {
      ...view,
      type: enquiryReq.requestType,
      title: draftTitle(enquiryReq),
      values: { enquiryReq: { desc: enquiryReq.desc, product: enquiryReq.product ?? '' } },
      requestNo: enquiryReq.requestNo,
    };
  },
  save: ({ values, head, options }, settings) =>
    call(saveEnquiry, { body: { enquiryReq: { ...values.enquiryReq, ...head }, ...options }, ...settings }),
  texts: () => ({
    steps: { words: { title: 'Words' }, remark: { title: 'Remark', continueTo: 'On to the remark' } },
    check: { title: 'Check the note' },
    submit: 'Send the note',
    copied: 'A copied note',
    startedFor: (by) => `${by} has begun this note`,
    submitted: 'The note is sent',
    open: 'Open the note',
    next: { look: 'Someone reads it', end: 'Someone answers' },
    onBehalf: { title: 'Note for a customer', atDesk: 'Notes at the desk', otherTeamTitle: 'Not yours', otherTeamText: 'Another team' },
  }),
  Sidebar: ({ step }) => <p>{step}</p>,
};
