import './page.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../format/ltr.tsx';

/** One thing that is known, in words. */
export interface DescriptionItem {
  label: string;
  text: string;
  /** Reads left to right in every language; `mono` for numbers that are read aloud. */
  reads?: 'ltr' | 'mono' | undefined;
}

/** The same, or with what is shown in place of words. */
type ShownItem = Omit<DescriptionItem, 'text'> & { text: ReactNode };

const wordsOf = ({ text, reads }: ShownItem): ReactNode => (reads ? <Ltr mono={reads === 'mono'}>{text}</Ltr> : <bdi>{text}</bdi>);

/** Names and values side by side; what is empty shows a dash. */
export function Descriptions({ items }: { items: readonly ShownItem[] }) {
  const { t } = useTranslation('common');
  return (
    <dl className="hd-kv">
      {items.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.text === '' ? <span className="hd-hint">{t('none')}</span> : wordsOf(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
