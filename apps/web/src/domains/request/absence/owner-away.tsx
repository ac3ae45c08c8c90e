import type { Away, RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { shownDay } from './working-days.ts';

/** Beside an owner: that they are out of office, or who they replace. */
export function OwnerAway({ request: { ownerAway, standsInFor } }: { request: Pick<RequestRow, 'ownerAway' | 'standsInFor'> }) {
  const { t } = useTranslation('absence');
  if (ownerAway !== null) {
    const words = t('mark', { until: shownDay(ownerAway.until), name: ownerAway.standIn });
    return (
      <span className="hd-tag hd-k-warn" title={words}>
        {t('away')}
        <span className="hd-vh">{words}</span>
      </span>
    );
  }
  return standsInFor === '' ? null : <span className="hd-hint hd-t12">{t('for', { name: standsInFor })}</span>;
}

/** Warns before something is given to someone who is away. */
export function AwayWarning({ name, away }: { name: string; away: Away | null | undefined }) {
  const { t } = useTranslation('absence');
  if (!away) return null;
  return (
    <p className="hd-t13 hd-k-warn" role="status">
      <Icon name="warning" /> {t('warning', { name, until: shownDay(away.until), standIn: away.standIn })}
    </p>
  );
}
