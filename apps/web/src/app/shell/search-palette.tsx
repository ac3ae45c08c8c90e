import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { letterIn } from '#src/domains/serial-number/letters.ts';
import { isIconName } from '#src/ui/icons/icon-paths.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { PageAction } from '#src/ui/page/tab.ts';
import { NotFound } from '#src/ui/states/states.tsx';
import { MarkedText } from './marked-text.tsx';
import type { MenuEntry } from './menu.ts';
import { ShellDialog } from './shell-dialog.tsx';
import type { SearchHit, ShellConnection } from './shell-connection.ts';
import { longestSearch, useActionSearch, useMenuSearch, useRecordSearch } from './use-search.ts';

/** The page below the search. */
export interface SearchedPage {
  title: string;
  /** The actions available on its record. */
  offered: () => readonly PageAction[];
}

interface SearchPaletteProps {
  menu: readonly MenuEntry[];
  searchRecords: ShellConnection['searchRecords'];
  page: SearchedPage;
  onClose: () => void;
}

/** A line of the list. Without `run` it is locked, and the note says why. */
interface PaletteHit extends Omit<SearchHit, 'to'> {
  key: string;
  run?: (() => void) | undefined;
}

/** Finds actions on the page, pages of the menu and, for staff, requests and serial numbers. */
export function SearchPalette({ menu, searchRecords, page, onClose }: SearchPaletteProps) {
  const { t } = useTranslation(['shell', 'common']);
  const listId = useId();
  const [text, setText] = useState('');
  const { hits, hasFailed, isAsking } = useHits({ menu, searchRecords, page }, text);
  const open = (hit: PaletteHit | undefined) => {
    if (!hit?.run) return;
    onClose();
    hit.run();
  };
  const { marked, mark, handleKey } = useMarkedHit(hits, open);

  return (
    <ShellDialog label={t('common:search')} place="top" onClose={onClose}>
      <div className="hd-search-field">
        <Icon name="search" size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={t('common:search')}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${marked}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          placeholder={searchRecords ? t('search.placeholderRecords') : t('search.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            mark(0);
          }}
          onKeyDown={handleKey}
        />
        <kbd className="hd-kbd">{t('search.keys.escape')}</kbd>
      </div>
      <Hits id={listId} label={t('common:search')} hits={hits} asked={text} marked={marked} onOpen={open} />
      {hits.length === 0 && !isAsking && !hasFailed && (
        <NotFound title={t('search.noneFor', { text: text.trim() })} text={searchRecords && t('search.noneHint')} />
      )}
      {hasFailed && <p className="hd-search-note">{t('search.failed')}</p>}
      <footer className="hd-search-foot">
        <kbd className="hd-kbd">{t('search.keys.arrows')}</kbd>
        {t('search.move')}
        <kbd className="hd-kbd">{t('search.keys.enter')}</kbd>
        {t('search.open')}
        <output className="hd-end">{hits.length === 0 ? t('search.none') : t('search.results', { count: hits.length })}</output>
      </footer>
    </ShellDialog>
  );
}

/** Records that match; if none do, those that match with digits for the letters that look like them. */
function useNearRecords(searchRecords: ShellConnection['searchRecords'], text: string, isNeeded: boolean) {
  const { t } = useTranslation('shell');
  const records = useRecordSearch(searchRecords, text);
  const corrected = letterIn(text.trim().toUpperCase())?.corrected;
  const isOff = isNeeded && corrected !== undefined && records.hits.length === 0 && !records.isAsking && !records.hasFailed;
  const near = useRecordSearch(isOff ? searchRecords : undefined, corrected ?? '');
  return isOff ? { ...near, hits: near.hits.map((hit) => ({ ...hit, group: t('unavailable.near') })) } : records;
}

/** Actions on the page first, then records, then pages of the menu. */
function useHits({ menu, searchRecords, page }: Omit<SearchPaletteProps, 'onClose'>, text: string) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [offered] = useState(page.offered);
  const actions = useActionSearch(offered, text);
  const pages = useMenuSearch(menu, text);
  const records = useNearRecords(searchRecords, text, actions.length + pages.length === 0);
  const actionHits = actions.map(({ name, label, icon, key, blocked, run }): PaletteHit => ({
    key: name,
    group: t('search.here', { title: page.title }),
    title: label,
    note: blocked,
    icon: blocked === undefined ? icon : 'lock',
    extra: key && <kbd className="hd-kbd">{key.toUpperCase()}</kbd>,
    run: blocked === undefined ? run : undefined,
  }));
  const menuHits = pages.map(({ entry, title, group }): SearchHit => ({
    group: t('search.menu'),
    title,
    note: group === title ? undefined : group || undefined,
    to: entry.path,
    icon: isIconName(entry.icon) ? entry.icon : 'file',
  }));
  const linkHits = [...records.hits, ...menuHits].map(({ to, ...hit }): PaletteHit => ({ ...hit, key: to, run: () => void navigate(to) }));
  return { hits: [...actionHits, ...linkHits], hasFailed: records.hasFailed, isAsking: records.isAsking };
}

/** Which hit Enter opens; the arrows go round. */
function useMarkedHit(hits: readonly PaletteHit[], open: (hit: PaletteHit | undefined) => void) {
  const [at, mark] = useState(0);
  const marked = Math.min(at, Math.max(0, hits.length - 1));
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      mark(hits.length === 0 ? 0 : (marked + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') open(hits[marked]);
  };
  return { marked, mark, handleKey };
}

interface HitsProps {
  id: string;
  label: string;
  hits: readonly PaletteHit[];
  asked: string;
  marked: number;
  onOpen: (hit: PaletteHit) => void;
}

function Hits({ id, label, hits, asked, marked, onOpen }: HitsProps) {
  return (
    <div className="hd-hits" id={id} role="listbox" aria-label={label}>
      {hits.map((hit, index) => (
        <div key={`${hit.group} ${hit.key}`}>
          {hit.group !== hits[index - 1]?.group && (
            <p className="hd-hits-group" role="presentation">
              {hit.group}
            </p>
          )}
          <Hit id={`${id}-${index}`} hit={hit} asked={asked} isMarked={index === marked} onOpen={onOpen} />
        </div>
      ))}
    </div>
  );
}

interface HitProps extends Pick<HitsProps, 'id' | 'asked' | 'onOpen'> {
  hit: PaletteHit;
  isMarked: boolean;
}

function Hit({ id, hit, asked, isMarked, onOpen }: HitProps) {
  return (
    <div
      id={id}
      className={isMarked ? 'hd-hit hd-hit-on' : 'hd-hit'}
      role="option"
      aria-selected={isMarked}
      aria-disabled={hit.run === undefined || undefined}
      tabIndex={-1}
      ref={(element) => {
        if (isMarked) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => onOpen(hit)}
      onKeyDown={(event) => event.key === 'Enter' && onOpen(hit)}
    >
      <Icon name={hit.icon ?? 'file'} size={20} />
      <span className="hd-grow">
        <span className="hd-hit-title hd-cut" dir="auto">
          {typeof hit.title === 'string' ? <MarkedText text={hit.title} asked={asked} /> : hit.title}
        </span>
        {hit.note && (
          <span className="hd-hit-note hd-cut" dir="auto">
            {hit.note}
          </span>
        )}
      </span>
      {hit.extra}
    </div>
  );
}
