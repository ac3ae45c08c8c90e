import { LinkDuplicateBody } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { ActionFrame } from '../actions/action-frame.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
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
    <ActionFrame
      title={t('dialog.title', { number: requestNo })}
      intro={<p className="hd-dialog-text">{t('dialog.text')}</p>}
      okText={t('dialog.confirm')}
      onSubmit={form.submit}
      {...{ requestNo, isRunning, refusal, onClose }}
    >
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
    </ActionFrame>
  );
}
