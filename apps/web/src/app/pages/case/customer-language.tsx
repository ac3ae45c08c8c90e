import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** In which language the customer writes. */
export function CustomerLanguage({ language }: { language: string }) {
  const { t } = useTranslation('desk');
  const { languageName } = useFormat();
  return (
    <span className="hd-row">
      <Icon name="globe" />
      {t('case.writes', { language: languageName(language) })}
    </span>
  );
}
