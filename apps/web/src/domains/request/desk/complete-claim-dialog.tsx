import { ClosingWords } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { ActionFrame } from '../actions/action-frame.tsx';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { completeRequest } from './desk-queries.ts';
import { useAttempt } from './use-attempt.ts';

/** Ends a claim whose solutions are done, with closing words for the customer. */
export function CompleteClaimDialog({ request: { requestId, requestNo, version }, onClose }: ActionDialogProps) {
  const { t } = useTranslation('claimEnd');
  const [form] = Form.useForm<{ content: string }>();
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ content }: { content: string }) =>
    attempt(async () => {
      await completeRequest({ requestId, version, content, reason: '' });
      onClose();
      showToast({ kind: 'good', title: t('complete.done', { number: requestNo }) });
    });
  return (
    <ActionFrame
      width={520}
      title={t('complete.title', { number: requestNo })}
      intro={<p className="hd-dialog-text">{t('complete.text')}</p>}
      okText={t('complete.confirm')}
      onSubmit={() => form.submit()}
      {...{ requestNo, isRunning, refusal, onClose }}
    >
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field
          name="content"
          label={t('complete.words')}
          hint={t('complete.wordsHint')}
          rules={[schemaRule(ClosingWords, 'content', t('complete.words'))]}
        >
          <Input.TextArea rows={5} dir="auto" />
        </Field>
      </FormPage>
    </ActionFrame>
  );
}
