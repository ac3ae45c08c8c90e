import type { Language } from '@heliodesk/contract/kit';
import { phraseStates } from '@heliodesk/contract/reference';
import type { PhraseRow, PhraseState } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';

/** Which text in which language someone wants to change. */
export interface Chosen {
  key: string;
  language: Language;
}

interface StateCellProps {
  row: PhraseRow;
  language: Language;
  isChosen: boolean;
  onChoose: (chosen: Chosen) => void;
}

/** One text in one language: a cell that opens its editor. */
export function StateCell({ row, language, isChosen, onChoose }: StateCellProps) {
  const { t } = useTranslation('languages');
  const state = row.cells.find((cell) => cell.language === language)?.state ?? 'missing';
  return (
    <button
      type="button"
      className="hd-lang-cell"
      aria-pressed={isChosen}
      aria-label={t('cell', { text: row.english, language: languageNames[language], state: t(`state.${state}`) })}
      title={t(`state.${state}`)}
      onClick={() => onChoose({ key: row.key, language })}
    >
      <i className={`hd-lang-${state}`} />
    </button>
  );
}

/** The English text with its key. */
export function TextName({ row }: { row: PhraseRow }) {
  return (
    <span className="hd-lang-name">
      <span lang="en" dir="ltr">
        {row.english}
      </span>
      <Ltr mono className="hd-hint hd-t12">
        {row.key}
      </Ltr>
    </span>
  );
}

/** A text on a phone: its name, and a cell for each language. */
export function TextCard({ row, chosen, onChoose }: { row: PhraseRow; chosen: Chosen | undefined; onChoose: (chosen: Chosen) => void }) {
  return (
    <div className="hd-row-card">
      <TextName row={row} />
      <span className="hd-lang-line">
        {row.cells.map(({ language }) => (
          <span key={language}>
            <span className="hd-mono hd-hint hd-t12" aria-hidden="true">
              {language}
            </span>
            <StateCell
              row={row}
              language={language}
              isChosen={chosen?.key === row.key && chosen.language === language}
              onChoose={onChoose}
            />
          </span>
        ))}
      </span>
    </div>
  );
}

/** What the cells say. */
export function StateLegend() {
  const { t } = useTranslation('languages');
  return (
    <ul className="hd-legend hd-lang-legend">
      {phraseStates.map((state: PhraseState) => (
        <li key={state}>
          <i className={`hd-lang-key hd-lang-${state}`} />
          {t(`state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
