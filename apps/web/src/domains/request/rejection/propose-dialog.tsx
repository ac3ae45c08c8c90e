import '../components/request.css';
import { ProposeRejectionBody } from '@heliodesk/contract/request';
import type { RejectReasons } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { reasonsFor, sendProposal } from './rejection-queries.ts';

interface ProposalForm {
  reasonCode: string;
  publicText: string;
  note?: string;
}

interface ProposeDialogProps extends ActionDialogProps {
  /** What is proposed to begin with. */
  proposal?: {
    reasonCode: string;
    /** Whether the draft of the customer's text fits the case. */
    hasDraft: boolean;
    /** Says what else happens. */
    text: string;
    /** Comes before the proposal; answers the version that the request has then. */
    prepare: () => Promise<number>;
  };
}

/** Proposes to reject a claim: the reason, what the customer reads, and a note for the one who decides. */
export function ProposeDialog({ request: { requestId, requestNo, version }, proposal, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('rejecting');
  const [form] = Form.useForm<ProposalForm>();
  const { data: choices, error, refetch } = useQuery(reasonsFor(requestId));
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ reasonCode, publicText, note = '' }: ProposalForm) =>
    attempt(async () => {
      const current = proposal ? await proposal.prepare() : version;
      await sendProposal({ requestId, version: current, reasonCode, publicText, note });
      onClose();
      showToast({ kind: 'good', title: t('propose.done', { number: requestNo }) });
    });
  return (
    <ModalDialog
      open
      width={640}
      title={<NumberInText text={t('propose.title', { number: requestNo })} number={requestNo} />}
      okText={t('propose.confirm')}
      okButtonProps={{ disabled: !choices }}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {proposal && <p className="hd-dialog-text">{proposal.text}</p>}
      <p className="hd-dialog-text">{t('propose.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      {choices ? (
        <FormPage form={form} initialValues={startingValues(choices, proposal)} onSubmit={handleSubmit}>
          <ProposalFields choices={choices} />
        </FormPage>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <BlockSkeleton lines={6} />
      )}
    </ModalDialog>
  );
}

/** The reason that is given, as far as the dictionary still has it, with its draft. */
function startingValues({ reasons }: RejectReasons, proposal: ProposeDialogProps['proposal']): Partial<ProposalForm> {
  const reason = reasons.find(({ value }) => value === proposal?.reasonCode);
  return reason ? { reasonCode: reason.value, publicText: proposal?.hasDraft ? reason.text : '' } : {};
}

function ProposalFields({ choices }: { choices: RejectReasons }) {
  const { t } = useTranslation(['rejecting', 'fields']);
  const { languageName } = useFormat();
  const form = Form.useFormInstance<ProposalForm>();
  const drafts = choices.reasons.map(({ text }) => text);

  // A draft takes the place of another, but never of what someone wrote.
  const handleReason = (value: string) => {
    const written = form.getFieldValue('publicText') ?? '';
    const draft = choices.reasons.find((reason) => reason.value === value)?.text ?? '';
    if (written === '' || drafts.includes(written)) form.setFieldValue('publicText', draft);
  };
  return (
    <>
      <Field name="reasonCode" label={t('fields:reasonCode')} rules={[schemaRule(ProposeRejectionBody, 'reasonCode')]}>
        <Select options={choices.reasons.map(({ value, label }) => ({ value, label }))} onChange={handleReason} />
      </Field>
      <Field
        name="publicText"
        label={t('fields:publicText')}
        hint={t('propose.language', { language: languageName(choices.language) })}
        rules={[schemaRule(ProposeRejectionBody, 'publicText')]}
      >
        <Input.TextArea rows={5} dir="auto" lang={choices.language} showCount />
      </Field>
      <Field name="note" label={t('propose.note')} hint={t('propose.noteHint')} rules={[schemaRule(ProposeRejectionBody, 'note')]}>
        <Input.TextArea rows={2} />
      </Field>
    </>
  );
}
