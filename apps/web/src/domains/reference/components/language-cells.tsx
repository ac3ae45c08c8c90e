import '../reference.css';
import '#src/ui/shapes/cells.css';
import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

interface LanguageCellsProps {
  filled: readonly Language[];
  /** Those whose text is older than the English one. */
  older?: readonly Language[];
}

/** Which of the nine languages have a text, a cell for each. */
export function LanguageCells({ filled, older = [] }: LanguageCellsProps) {
  const { t } = useTranslation('reference');
  const { plainList } = useFormat();
  const missing = languages.filter((code) => !filled.includes(code));
  const label = t('coverage', { done: languages.length - missing.length, total: languages.length });
  return (
    <span
      className="hd-coverage"
      role="img"
      aria-label={label}
      title={missing.length > 0 ? t('missing', { codes: plainList(missing) }) : label}
    >
      {languages.map((code) => (
        <i key={code} className={missing.includes(code) ? 'hd-coverage-gap' : older.includes(code) ? 'hd-f2' : 'hd-f3'} />
      ))}
    </span>
  );
}

/** The languages that a set of texts has. */
export const filledIn = (texts: Partial<Record<Language, unknown>>): Language[] => languages.filter((code) => Boolean(texts[code]));
