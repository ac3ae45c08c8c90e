import '../components/request.css';
import { LinkDuplicateBody } from '@heliodesk/contract/request';
import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Refusal } from '#src/ui/form/refusal.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { NumberInText } from '../components/request-labels.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { sendLink } from './duplicate-queries.ts';

/** Links a claim with another one by its number. */
export function LinkDuplicateDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['duplicates', 'fields']);
  const [form] = Form.useForm<{ duplicateNo: string }>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ duplicateNo }: { duplicateNo: string }) =>
    attempt(async () => {
      await sendLink({ requestId, version, duplicateNo });
      onClose();
      showToast({ kind: 'good', title: t('linked', { number: duplicateNo.trim().toUpperCase() }) });
    });
  return (
    <Modal
      open
      width={480}
      title={<NumberInText text={t('dialog.title', { number: requestNo })} number={requestNo} />}
      okText={t('dialog.confirm')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="hd-dialog-text">{t('dialog.text')}</p>
      <Refusal reason={refusal} className="hd-dialog-text" />
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field
          name="duplicateNo"
          label={t('fields:duplicateNo')}
          hint={t('dialog.hint')}
          rules={[schemaRule(LinkDuplicateBody, 'duplicateNo')]}
        >
          <Input dir="ltr" autoComplete="off" />
        </Field>
      </FormPage>
    </Modal>
  );
}
