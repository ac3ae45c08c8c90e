import './review.css';
import { reviewDecisions, type ReviewState } from '@heliodesk/contract/request';
import { usualReasons, type ReviewGroup, type SerialReview } from '@heliodesk/contract/serial-number';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useVerdictLabels } from '../components/verdict-labels.tsx';
import type { Decision } from './review-queries.ts';

interface ReviewGroupsProps {
  review: SerialReview;
  isLocked: boolean;
  onDecide: (decision: Decision) => void;
}

/** What was found, with a decision about all serial numbers of a finding together. */
export function ReviewGroups({ review, isLocked, onDecide }: ReviewGroupsProps) {
  const { t } = useTranslation(['serialReview', 'review']);
  return (
    <section className="hd-card hd-review-card">
      <table className="hd-review-groups">
        <thead>
          <tr>
            <th scope="col">{t('groups.finding')}</th>
            <th scope="col" className="hd-review-count">
              {t('groups.serials')}
            </th>
            <th scope="col">{t('groups.decision')}</th>
            <th scope="col">{t('review:about.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {review.groups.map((group) => (
            <Group key={group.verdict} group={group} reasons={review.reasons} isLocked={isLocked} onDecide={onDecide} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The decision that all of a group have, if they have one. */
const sharedState = ({ counts, total }: ReviewGroup): ReviewState | undefined =>
  (Object.keys(counts) as ReviewState[]).find((state) => counts[state] === total);

/** What is said where there is no reason to choose. */
const hints = {
  mixed: 'review:state.mixed',
  undecided: 'groups.chooseFirst',
  asked: 'review:about.ask',
  accepted: undefined,
  refused: undefined,
} as const;

interface GroupProps extends Omit<ReviewGroupsProps, 'review'> {
  group: ReviewGroup;
  reasons: SerialReview['reasons'];
}

function Group({ group, reasons, isLocked, onDecide }: GroupProps) {
  const { t } = useTranslation(['serialReview', 'review', 'serialNumber']);
  const { number } = useFormat();
  const labelOf = useVerdictLabels();
  const { verdict, total, detail, otherDetails } = group;
  const state = sharedState(group);
  const finding = t(`serialNumber:verdict.${verdict}`);
  const about = labelOf(verdict, detail);
  const hint = hints[state ?? 'mixed'];
  return (
    <tr>
      <td>{detail !== '' && otherDetails > 0 ? t('groups.others', { detail: about, number: number(otherDetails) }) : about || finding}</td>
      <td className="hd-review-count hd-num">{number(total)}</td>
      <td>
        <Radio.Group
          className="hd-review-choice"
          size="small"
          optionType="button"
          aria-label={t('review:about.decisionOf', { finding })}
          disabled={isLocked}
          value={state ?? null}
          options={reviewDecisions.map((value) => ({ value, label: t(`review:decide.${value}`) }))}
          onChange={({ target }) => {
            const decision = target.value as ReviewState;
            onDecide({ selection: { verdict }, decision, ...(decision === 'refused' ? { reasonCode: usualReasons[verdict] } : {}) });
          }}
        />
      </td>
      <td>
        {group.counts.refused > 0 ? (
          <Select
            className="hd-review-reason"
            size="small"
            aria-label={t('review:about.reasonOf', { finding })}
            disabled={isLocked}
            popupMatchSelectWidth={false}
            placeholder={t('groups.several')}
            value={group.reasonCode || null}
            options={reasons}
            onChange={(reasonCode: string) => onDecide({ selection: { verdict, state: 'refused' }, decision: 'refused', reasonCode })}
          />
        ) : (
          <span className="hd-hint hd-t13">{hint === undefined ? '' : t(hint)}</span>
        )}
      </td>
    </tr>
  );
}
