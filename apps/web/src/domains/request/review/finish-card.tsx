import './review.css';
import { FinishReviewBody, type ReviewHead } from '@heliodesk/contract/request';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { SidebarCard } from '../desk/sidebar-card.tsx';

interface FinishCardProps {
  review: ReviewHead;
  /** Whether decisions are only looked at. */
  isLocked: boolean;
  isFinishing: boolean;
  onFinish: (question: string) => Promise<unknown>;
}

/** What finishing a review brings about; what the customer is asked is written here. */
export function FinishCard({ review, isLocked, isFinishing, onFinish }: FinishCardProps) {
  const { t } = useTranslation(['review', 'request', 'guards']);
  const { number, time } = useFormat();
  const { accepted, refused, asked, undecided } = review.counts;
  const [form] = Form.useForm<{ question: string }>();
  const handleSubmit = async ({ question = '' }: { question?: string }) => {
    await onFinish(question);
    showToast({ kind: 'good', title: t('finish.done') });
  };
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
        <FormPage key={review.question} form={form} initialValues={{ question: review.question }} onSubmit={handleSubmit}>
          {asked > 0 && !isLocked && (
            <Field name="question" label={t('finish.question')} rules={[schemaRule(FinishReviewBody, 'question')]}>
              <Input.TextArea rows={4} dir="auto" />
            </Field>
          )}
          {isLocked || undecided > 0 ? (
            <BlockedButton label={t('finish.action')} reason={isLocked ? t('locked') : t('guards:allDecided')} />
          ) : (
            <Button type="primary" htmlType="submit" loading={isFinishing}>
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
