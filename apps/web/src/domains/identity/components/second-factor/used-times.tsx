import { useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';

/** Since when a factor is there, and when it was last used. */
export function UsedTimes({ since, last }: { since: string; last: string | null }) {
  const { t } = useTranslation('secondFactor');
  return (
    <>
      {t('added')} <LocalTime at={since} />
      {last !== null && (
        <>
          <br />
          {t('lastUsed')} <LocalTime at={last} />
        </>
      )}
    </>
  );
}
