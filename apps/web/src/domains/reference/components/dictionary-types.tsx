import { dictIds } from '@heliodesk/contract/reference';
import type { DictType, DictTypeRow } from '@heliodesk/contract/reference';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchInput } from '#src/ui/form/search-input.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';

const dictionaryPath = (type: DictType): string => `/dict/type/data/${dictIds[type]}`;

/** All dictionaries with how many values they have, and how many of these lack a language. */
export function DictionaryTypes({ types, chosen }: { types: readonly DictTypeRow[]; chosen: DictType | undefined }) {
  const { t } = useTranslation('reference');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const list = useRef<HTMLElement>(null);
  useEffect(() => void list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [chosen]);
  const part = text.trim().toLowerCase();
  const shown = types.filter(({ dictType }) => `${dictType} ${t(`dictType.${dictType}`)}`.toLowerCase().includes(part));
  return (
    <nav ref={list} className="hd-dict-types" aria-label={t('dictionaries')}>
      <SearchInput label={t('find')} value={text} onChange={(event) => setText(event.target.value)} />
      <ul>
        {shown.map(({ dictType, entries, gaps }) => (
          <li key={dictType}>
            <Link to={dictionaryPath(dictType)} aria-current={dictType === chosen ? 'page' : undefined}>
              <span className="hd-grow">
                {t(`dictType.${dictType}`)}
                <Ltr mono className="hd-hint hd-t12">
                  {dictType}
                </Ltr>
              </span>
              {gaps > 0 && (
                <span className="hd-tag hd-k-warn" title={t('gaps', { count: gaps })}>
                  {number(gaps)}
                  <span className="hd-vh">{t('gaps', { count: gaps })}</span>
                </span>
              )}
              <span className="hd-num hd-hint">{number(entries)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="hd-hint">{t('nothingFound')}</p>}
    </nav>
  );
}
