import { useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';

/** Since when a factor is there, and when it was last used. */
export function UsedTimes({ since, last }: { since: string; last: string | null }) {
  const { t } = useTranslation('secondFactor');
  return (
    <>
      {t('added')} <UtcTime at={since} />
      {last !== null && (
        <>
          <br />
          {t('lastUsed')} <UtcTime at={last} />
        </>
      )}
    </>
  );
}
