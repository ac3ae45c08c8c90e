import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Arc } from '#src/ui/shapes/promise-arc.tsx';

/** A promise that has not begun: the sun at the horizon. */
const notYet = { phase: 'running', distance: 0, share: 0 } as const;

/** Beside the steps with fields: what to have at hand, and what is promised. */
export function ClaimSidebar() {
  const { t } = useTranslation('moduleClaim');
  const needs = [t('aside.needSerials'), t('aside.needPhotos'), t('aside.needDate'), t('aside.needAddress')];
  return (
    <>
      <h2 className="hd-h-sm hd-claim-sidebar-title">{t('aside.needTitle')}</h2>
      <ul className="hd-claim-needs">
        {needs.map((need) => (
          <li key={need}>
            <Icon name="check" />
            <span>{need}</span>
          </li>
        ))}
      </ul>
      <section className="hd-card hd-claim-promise" aria-label={t('aside.promiseTitle')}>
        <Arc state={notYet} radius={34} />
        <div>
          <p className="hd-t12 hd-hint">{t('aside.promiseTitle')}</p>
          <b>{t('aside.promiseDays')}</b>
        </div>
        <p>{t('aside.promiseText')}</p>
      </section>
    </>
  );
}
