import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import type { PhraseCoverage, PhraseRow } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { LanguageHead } from './language-head.tsx';
import { StateCell, TextName } from './text-cells.tsx';
import type { Chosen } from './text-cells.tsx';

interface ColumnsOf {
  /** Shown with its texts; else all languages as cells. */
  language: Language | undefined;
  coverage: PhraseCoverage | undefined;
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen) => void;
}

/** All languages as cells, or one of them with its texts. */
export function useTextColumns({ language, coverage, chosen, onChoose }: ColumnsOf): DataColumn<PhraseRow>[] {
  const { t } = useTranslation('languages');
  const cellIn = (each: Language): DataColumn<PhraseRow> => ({
    key: each,
    title: languageNames[each],
    titleIcon: <LanguageHead language={each} coverage={coverage} />,
    align: 'center',
    width: 84,
    render: (row) => (
      <StateCell row={row} language={each} isChosen={chosen?.key === row.key && chosen.language === each} onChoose={onChoose} />
    ),
  });
  const text: DataColumn<PhraseRow> = { key: 'text', title: t('column.text'), isMain: true, render: (row) => <TextName row={row} /> };
  if (language === undefined) return [text, ...languages.map(cellIn)];
  return [
    text,
    { key: 'release', title: t('column.release'), wraps: true, render: (row) => <InLanguage text={row.release} language={language} /> },
    { key: 'own', title: t('column.own'), wraps: true, render: (row) => <InLanguage text={row.own} language={language} /> },
    cellIn(language),
  ];
}

function InLanguage({ text, language }: { text: string | undefined; language: Language }) {
  const { t } = useTranslation('common');
  if (!text) return <span className="hd-hint">{t('none')}</span>;
  return (
    <span lang={language} dir="auto" className="hd-lang-text">
      {text}
    </span>
  );
}
