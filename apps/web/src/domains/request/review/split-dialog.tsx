import './review.css';
import { SplitBody, type ClaimSplit, type RequestDetail, type ReviewHead } from '@heliodesk/contract/request';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ActionFrame } from '../actions/action-frame.tsx';
import { useAttempt } from '../desk/use-attempt.ts';
import { splitOff } from './split-queries.ts';

interface SplitDialogProps {
  request: RequestDetail;
  counts: ReviewHead['counts'];
  onSplit: (made: ClaimSplit['claim']) => Promise<unknown>;
  onClose: () => void;
}

/** Says what splitting a claim brings about, and asks why; the customer reads it. */
export function SplitDialog({ request: { requestId, requestNo, version }, counts, onSplit, onClose }: SplitDialogProps) {
  const { t } = useTranslation(['split', 'fields']);
  const { number } = useFormat();
  const [form] = Form.useForm<{ reason: string }>();
  const [key] = useState(createUuid);
  const { attempt, isRunning, refusal } = useAttempt({ hasForm: true });

  const handleSubmit = ({ reason }: { reason: string }) =>
    attempt(async () => {
      const { claim } = await splitOff({ requestId, version, reason, key });
      await onSplit(claim);
      onClose();
      showToast({ kind: 'good', title: t('done', { number: claim.requestNo }) });
    });
  return (
    <ActionFrame
      title={t('dialog.title', { number: requestNo })}
      intro={
        <>
          <ul className="hd-review-list">
            <li>
              {t('dialog.go')} <span className="hd-num">{number(counts.undecided + counts.asked)}</span>
            </li>
            <li>
              {t('dialog.stay')} <span className="hd-num">{number(counts.accepted + counts.refused)}</span>
            </li>
          </ul>
          <p className="hd-dialog-text">{t('dialog.same')}</p>
          <p className="hd-dialog-text">{t('dialog.told')}</p>
          <p className="hd-dialog-text">{t('dialog.after')}</p>
        </>
      }
      okText={t('dialog.confirm')}
      onSubmit={form.submit}
      {...{ requestNo, isRunning, refusal, onClose }}
    >
      <FormPage form={form} onSubmit={handleSubmit}>
        <Field name="reason" label={t('fields:reason')} hint={t('dialog.reasonHint')} rules={[schemaRule(SplitBody, 'reason')]}>
          <Input.TextArea rows={3} showCount dir="auto" />
        </Field>
      </FormPage>
    </ActionFrame>
  );
}
