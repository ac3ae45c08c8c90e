import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import type { PhraseCoverage } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { availableLanguages } from '#src/platform/i18n/language-settings.ts';
import { Select } from '#src/ui/form/select.tsx';
import { LanguageHead } from './language-head.tsx';
import { useChooseDefault } from './language-queries.ts';

/** What offering means, the default language, and where the table has no heads the languages themselves. */
export function AvailableLanguagesBar({ coverage, hasHeads }: { coverage: PhraseCoverage | undefined; hasHeads: boolean }) {
  const { t } = useTranslation('languages');
  const labelId = useId();
  const { offered, fallback } = useSyncExternalStore(availableLanguages.subscribe, availableLanguages.get);
  const choose = useChooseDefault();
  const handleChoose = async (language: Language) => {
    await choose.mutateAsync(language);
    showToast({ kind: 'good', title: t('available.defaultChosen', { language: languageNames[language] }) });
  };
  return (
    <section className="hd-lang-available" aria-label={t('available.title')}>
      <p className="hd-hint hd-t12">{t('available.hint')}</p>
      <span className="hd-row hd-t13 hd-end">
        <span id={labelId}>{t('available.default')}</span>
        <Select<Language>
          aria-labelledby={labelId}
          popupMatchSelectWidth={false}
          loading={choose.isPending}
          value={fallback}
          options={offered.map((code) => ({ value: code, label: languageNames[code] }))}
          onChange={(language) => void handleChoose(language)}
        />
      </span>
      {hasHeads && (
        <details>
          <summary>{t('available.title')}</summary>
          <ul className="hd-lang-heads">
            {languages.map((language) => (
              <li key={language}>
                <LanguageHead language={language} coverage={coverage} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
