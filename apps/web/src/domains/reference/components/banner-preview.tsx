import { directionOf, languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/form/select.tsx';
import { TextWithTimes } from '#src/ui/format/text-with-times.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

interface BannerPreviewProps {
  level: 'info' | 'warning' | 'urgent';
  texts: Partial<Record<Language, string>>;
}

/** The banner as readers of a language will see it; without a text of its own they see the English one. */
export function BannerPreview({ level, texts }: BannerPreviewProps) {
  const { t } = useTranslation('reference');
  const [language, setLanguage] = useState<Language>('en');
  const own = texts[language]?.trim();
  const shown = own ? language : 'en';
  return (
    <section className="hd-banner-preview" aria-label={t('preview')}>
      <header className="hd-row">
        <h2 className="hd-t13">{t('preview')}</h2>
        <Select<Language>
          className="hd-end"
          aria-label={t('previewLanguage')}
          value={language}
          options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          popupMatchSelectWidth={false}
          onChange={setLanguage}
        />
      </header>
      <p className={`hd-notice hd-notice-${level}`} lang={shown} dir={directionOf(shown)}>
        <Icon name="info" size={20} />
        <span>
          <TextWithTimes text={own || texts.en?.trim() || t('noText')} />
        </span>
      </p>
      {!own && language !== 'en' && <p className="hd-hint hd-t12">{t('englishShown')}</p>}
    </section>
  );
}
