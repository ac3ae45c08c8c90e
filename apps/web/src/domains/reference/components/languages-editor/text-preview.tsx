import { directionOf } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import type { PhraseForm, PhraseTexts, PhraseView } from '@heliodesk/contract/reference';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { useFormat } from '#src/ui/format/use-format.ts';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';

const numbers = [0, 1, 2, 4, 11, 100];

/** Both are the number of a plural, plain or written in the manner of the language. */
const isCount = (name: string): boolean => name === 'count' || name === 'number';

/** A text as it is read: its number put in, other placeholders by their names, marks as emphasis. */
function readable(text: string, language: Language, count: number): ReactNode {
  let isStrong = false;
  return text.split(/(\{\{[^{}]*\}\}|<\/?[A-Za-z0-9]+\s*\/?>)/).map((part, index) => {
    // The parts of one text keep their places.
    const key = `${index} ${part}`;
    if (part.startsWith('<')) {
      isStrong = !part.startsWith('</') && !part.endsWith('/>');
      return null;
    }
    const name = /^\{\{-?\s*(\w+)/.exec(part)?.[1];
    const shown =
      name === undefined ? part : isCount(name) ? formatNumber(count, language) : <bdi className="hd-lang-placeholder">{name}</bdi>;
    return isStrong ? <b key={key}>{shown}</b> : <span key={key}>{shown}</span>;
  });
}

/** The text between those that are around it, with a number to try its forms. */
export function TextPreview({ view, texts }: { view: PhraseView; texts: PhraseTexts }) {
  const { t } = useTranslation('languages');
  const { number } = useFormat();
  const { language, forms, before, after } = view;
  const [count, setCount] = useState(4);
  const isPlural = forms[0] !== 'text';
  const form: PhraseForm = isPlural ? new Intl.PluralRules(language).select(count) : 'text';
  return (
    <section>
      <h2 className="hd-h-sm">{t('editor.preview')}</h2>
      <div className="hd-lang-preview" lang={language} dir={directionOf(language)}>
        {before.map((text) => (
          <p key={text}>{readable(text, language, count)}</p>
        ))}
        <p className="hd-lang-now" aria-live="polite">
          {readable(texts[form] ?? '', language, count)}
        </p>
        {after.map((text) => (
          <p key={text}>{readable(text, language, count)}</p>
        ))}
      </div>
      {isPlural && (
        <SegmentedControl
          size="small"
          aria-label={t('editor.number')}
          value={count}
          options={numbers.map((each) => ({ value: each, label: number(each) }))}
          onChange={setCount}
        />
      )}
    </section>
  );
}
