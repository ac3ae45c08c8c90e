import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/platform/page-title.ts';

const sections = ['keep', 'why', 'who', 'long', 'rights'] as const;

/** /privacy */
export default function Privacy() {
  const { t } = useTranslation('plain');
  usePageTitle(t('privacy.title'));
  return (
    <article className="wrap">
      <div className="reading">
        <h1>{t('privacy.title')}</h1>
        <p className="lead">{t('privacy.lead')}</p>
        {sections.map((section) => (
          <section key={section}>
            <h2>{t(`privacy.${section}Title`)}</h2>
            <p>{t(`privacy.${section}Text`)}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
