import { isLanguage } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { useAvailableLanguages } from '#src/platform/i18n/language-settings.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { Select } from '#src/ui/form/select.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { useStoreLanguage } from '../profile-queries.ts';

/** The language of mails, and of the interface wherever a browser has no choice of its own. */
export function OwnLanguage({ language }: { language: Language }) {
  // A choice in the bar above shows here too.
  const present = useCurrentUser()?.user.language ?? language;
  const { t } = useTranslation('profile');
  const { t: label } = useTranslation('fields');
  const offered = useAvailableLanguages();
  const store = useStoreLanguage();
  const handleChange = async (chosen: string) => {
    if (!isLanguage(chosen)) return;
    await store.mutateAsync(chosen);
    // The text is already in the new language.
    showToast({ kind: 'good', title: i18n.t('profile:language.saved') });
  };
  return (
    <Block title={label('language')}>
      <p className="hd-t13 hd-hint" id="own-language-text">
        {t('language.text')}
      </p>
      <Select
        className="hd-own-language"
        aria-label={label('language')}
        aria-describedby="own-language-text"
        value={present}
        loading={store.isPending}
        options={offered.map((code) => ({ value: code, label: <span lang={code}>{languageNames[code]}</span> }))}
        onChange={(chosen) => void handleChange(chosen)}
      />
    </Block>
  );
}
