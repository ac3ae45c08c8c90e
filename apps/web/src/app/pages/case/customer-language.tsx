import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

/** In which language the customer writes. */
export function CustomerLanguage({ language }: { language: string }) {
  const { t, i18n } = useTranslation('desk');
  const name = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(language) ?? language;
  return (
    <span className="hd-row">
      <Icon name="globe" />
      {t('case.writes', { language: name })}
    </span>
  );
}
