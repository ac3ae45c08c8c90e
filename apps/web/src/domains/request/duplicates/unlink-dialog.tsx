import '../components/request.css';
import { UnlinkDuplicateBody } from '@heliodesk/contract/request';
import type { LinkedRequest } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { sendUnlink } from './duplicate-queries.ts';

/** Takes two duplicates apart and says why. */
export function UnlinkDialog({ request: { requestId, version }, other, onClose }: ActionDialogProps & { other: LinkedRequest }) {
  const { t } = useTranslation(['duplicates', 'fields']);
  const [form] = Form.useForm<{ reason: string }>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ reason }: { reason: string }) =>
    attempt(async () => {
      await sendUnlink({ requestId, version, otherId: other.requestId, reason });
      onClose();
      showToast({ kind: 'good', title: t('unlink.done', { number: other.requestNo }) });
    });
  return (
    <ModalDialog
      open
      width={480}
      title={<NumberInText text={t('unlink.title', { number: other.requestNo })} number={other.requestNo} />}
      okText={t('unlink.action')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('unlink.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field name="reason" label={t('fields:reason')} hint={t('unlink.reasonHint')} rules={[schemaRule(UnlinkDuplicateBody, 'reason')]}>
          <Input.TextArea rows={3} showCount />
        </Field>
      </FormPage>
    </ModalDialog>
  );
}
