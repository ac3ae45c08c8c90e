import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { appearances, setAppearance, useAppearance } from '#src/platform/appearance.ts';
import { currentLanguage, switchLanguage } from '#src/platform/i18n/language.ts';
import { useAvailableLanguages } from '#src/platform/i18n/language-settings.ts';
import { Icon } from '../icons/icon.tsx';

/** Light, dark, or as the device has it. */
function AppearanceChoice() {
  const { t } = useTranslation('site');
  const chosen = useAppearance();
  return (
    <div className="pop-look">
      <span className="t13 hint">{t('nav.appearance')}</span>
      <div className="seg" role="group" aria-label={t('nav.appearance')}>
        {appearances.map((appearance) => (
          <button key={appearance} type="button" aria-pressed={appearance === chosen} onClick={() => setAppearance(appearance)}>
            {t(`nav.${appearance}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The list of languages and the appearance, as they are in the menu and on the sheet of a phone. */
export function LanguageChoice({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('site');
  const current = currentLanguage();
  const offered = useAvailableLanguages();
  return (
    <>
      <ul aria-label={t('nav.language')}>
        {offered.map((language) => (
          <li key={language}>
            <button
              type="button"
              className="lang"
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => void switchLanguage(language).then(onChosen)}
            >
              <span>{languageNames[language]}</span>
              {language === current && <Icon name="check" size={16} />}
            </button>
          </li>
        ))}
      </ul>
      <AppearanceChoice />
    </>
  );
}
