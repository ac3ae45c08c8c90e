import { fallbackLanguage } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import type { PhraseCoverage } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { Switch } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { availableLanguages } from '#src/platform/i18n/language-settings.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { useSetLanguageAvailable } from './language-queries.ts';

interface LanguageHeadProps {
  language: Language;
  coverage: PhraseCoverage | undefined;
}

/** How many texts of a language need nothing. */
export const doneIn = ({ translated, overridden }: { translated: number; overridden: number }): number => translated + overridden;

/** A share that is whole only when nothing is left. */
export const wholeShare = (done: number, total: number): number => (total === 0 ? 1 : Math.floor((done / total) * 100) / 100);

/** A language with its switch and how much of the interface it speaks. */
export function LanguageHead({ language, coverage }: LanguageHeadProps) {
  const { t } = useTranslation('languages');
  const { share } = useFormat();
  const { offered, fallback } = useSyncExternalStore(availableLanguages.subscribe, availableLanguages.get);
  const offer = useSetLanguageAvailable();
  const name = languageNames[language];
  const counts = coverage?.languages.find((each) => each.language === language);
  const handleSwitch = async (isOffered: boolean) => {
    await offer.mutateAsync({ language, offered: isOffered });
    showToast({ kind: 'good', title: t(isOffered ? 'available.switchedOn' : 'available.switchedOff', { language: name }) });
  };
  return (
    <div className="hd-lang-head">
      <bdi dir="ltr" className="hd-mono hd-hint">
        {language}
      </bdi>
      <b lang={language}>{name}</b>
      <Switch
        size="small"
        aria-label={t('available.offered', { language: name })}
        checked={offered.includes(language)}
        disabled={language === fallbackLanguage || language === fallback}
        loading={offer.isPending}
        onChange={(isOffered) => void handleSwitch(isOffered)}
      />
      {coverage && counts && (
        <>
          <span className={doneIn(counts) < coverage.texts ? 'hd-num hd-k-warn' : 'hd-num hd-hint'}>
            {share(wholeShare(doneIn(counts), coverage.texts))}
          </span>
          <ProgressCells
            size="thin"
            color={3}
            label={t('available.share', { language: name })}
            done={doneIn(counts)}
            total={coverage.texts}
          />
        </>
      )}
      <span className="hd-lang-default hd-t12">{language === fallback ? t('available.isDefault') : ''}</span>
    </div>
  );
}
