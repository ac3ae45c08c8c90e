import { useTranslation } from 'react-i18next';
import { Arc } from '#src/ui/shapes/promise-arc.tsx';

/** A promise that has not started: the sun at the horizon. */
const notYet = { phase: 'running', distance: 0, share: 0 } as const;

/** The promise that comes with submitting. */
export function PromiseCard() {
  const { t } = useTranslation('draft');
  return (
    <section className="hd-card hd-draft-promise" aria-label={t('promise.title')}>
      <Arc state={notYet} radius={34} />
      <div>
        <p className="hd-t12 hd-hint">{t('promise.title')}</p>
        <b>{t('promise.days')}</b>
      </div>
      <p>{t('promise.text')}</p>
    </section>
  );
}
