import type { SolutionPlan } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Why the reader is the one to decide, and whether someone has approved already. */
export function SecondEyes({ plan: { round } }: { plan: SolutionPlan }) {
  const { t } = useTranslation('solution');
  const { sentences, sentenceGap } = useFormat();
  const { sentBy = '', firstApprovedBy = '' } = round ?? {};
  return (
    <div className="hd-alert hd-k-review hd-sol-eyes">
      <Icon name="people" />
      <p>
        <b>{t('eyes.title')}</b>
        {sentenceGap}
        {sentences([t('eyes.text', { name: sentBy }), ...(firstApprovedBy === '' ? [] : [t('eyes.first', { name: firstApprovedBy })])])}
      </p>
    </div>
  );
}

/** Why the reader is not. */
export function NotMine({ reason }: { reason: string }) {
  return (
    <div className="hd-alert hd-k-review hd-sol-eyes">
      <Icon name="people" />
      <p>{reason}</p>
    </div>
  );
}
