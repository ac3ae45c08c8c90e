import './review.css';
import { FinishReviewBody, type SerialReview } from '@heliodesk/contract/serial-number';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { useReviewChanges } from './review-queries.ts';

interface FinishCardProps {
  review: SerialReview;
  version: number;
  isLocked: boolean;
}

/** What finishing a review brings about; what the customer is asked is written here. */
export function FinishCard({ review, version, isLocked }: FinishCardProps) {
  const { t } = useTranslation(['serialReview', 'request']);
  const { number, time } = useFormat();
  const [form] = Form.useForm<{ question: string }>();
  const { finish } = useReviewChanges(review.requestId);
  const { accepted, refused, asked, undecided } = review.counts;
  const handleSubmit = async ({ question = '' }: { question?: string }) => {
    await finish.mutateAsync({ version, question });
    showToast({ kind: 'good', title: t('finish.done') });
  };
  const reason = isLocked ? t('locked') : t('request:guard.serialsDecided');
  return (
    <SidebarCard title={t('finish.title')}>
      <ul className="hd-review-list">
        <li>
          {t('finish.cover')} <span className="hd-num">{number(accepted)}</span>
        </li>
        {refused > 0 && (
          <li>
            {t('finish.refused')} <span className="hd-num">{number(refused)}</span>
          </li>
        )}
        {asked > 0 && (
          <li>
            {t('finish.asked')} <span className="hd-num">{number(asked)}</span>
          </li>
        )}
      </ul>
      {review.finishedAt === null ? (
        <FormPage form={form} initialValues={{ question: review.question }} onSubmit={handleSubmit}>
          {asked > 0 && !isLocked && (
            <Field name="question" label={t('finish.question')} rules={[schemaRule(FinishReviewBody, 'question')]}>
              <Input.TextArea rows={4} dir="auto" />
            </Field>
          )}
          {isLocked || undecided > 0 ? (
            <BlockedButton label={t('finish.action')} reason={reason} />
          ) : (
            <Button type="primary" htmlType="submit" loading={finish.isPending}>
              {t('finish.action')}
            </Button>
          )}
        </FormPage>
      ) : (
        <p className="hd-hint">{t('finish.doneBy', { time: time(review.finishedAt), name: review.finishedBy })}</p>
      )}
    </SidebarCard>
  );
}
