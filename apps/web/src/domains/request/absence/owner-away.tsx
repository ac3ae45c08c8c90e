import type { Away, RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Beside an owner: that they are out of office, or who they replace. */
export function OwnerAway({ request: { ownerAway, standsInFor } }: { request: Pick<RequestRow, 'ownerAway' | 'standsInFor'> }) {
  const { t } = useTranslation('absence');
  const { day } = useFormat();
  if (ownerAway !== null) {
    const words = t('mark', { until: day(ownerAway.until), name: ownerAway.standIn });
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
  const { day } = useFormat();
  if (!away) return null;
  return (
    <p className="hd-t13 hd-k-warn" role="status">
      <Icon name="warning" /> {t('warning', { name, until: day(away.until), standIn: away.standIn })}
    </p>
  );
}
