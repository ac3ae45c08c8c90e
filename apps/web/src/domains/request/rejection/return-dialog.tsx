import '../components/request.css';
import { ReturnProposalBody } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { ActionFrame } from '../actions/action-frame.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { giveProposalBack, withdrawProposal } from './rejection-queries.ts';

/** Returns a proposal to its author and says why. */
export function ReturnDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['rejecting', 'desk', 'fields']);
  const [form] = Form.useForm<{ reason: string }>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ reason }: { reason: string }) =>
    attempt(async () => {
      await giveProposalBack({ requestId, version, reason });
      onClose();
      showToast({ kind: 'good', title: t('giveBack.done', { number: requestNo }) });
    });
  return (
    <ActionFrame
      title={t('giveBack.title', { number: requestNo })}
      intro={<p className="hd-dialog-text">{t('giveBack.text')}</p>}
      okText={t('desk:action.returnProposal')}
      onSubmit={form.submit}
      {...{ requestNo, isRunning, refusal, onClose }}
    >
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field name="reason" label={t('fields:reason')} hint={t('giveBack.reasonHint')} rules={[schemaRule(ReturnProposalBody, 'reason')]}>
          <Input.TextArea rows={3} showCount />
        </Field>
      </FormPage>
    </ActionFrame>
  );
}

/** The author takes the proposal back. */
export function TakeBackDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['rejecting', 'desk']);
  const { attempt, isRunning, refusal } = useAttempt();
  const handleTakeBack = () =>
    attempt(async () => {
      await withdrawProposal({ requestId, version });
      onClose();
      showToast({ kind: 'good', title: t('takeBack.done', { number: requestNo }) });
    });
  return (
    <ModalDialog
      open
      width={480}
      title={<NumberInText text={t('takeBack.title', { number: requestNo })} number={requestNo} />}
      okText={t('desk:action.takeBackProposal')}
      confirmLoading={isRunning}
      onOk={handleTakeBack}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('takeBack.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
    </ModalDialog>
  );
}
