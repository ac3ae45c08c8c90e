import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { letterIn } from '#src/domains/serial-number/letters.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { isIconName } from '#src/ui/icons/icon-paths.ts';
import type { PageAction, PageChoice, PageChoices } from '#src/ui/page/tab.ts';
import type { MenuEntry } from './menu.ts';
import type { PaletteHit } from './palette-hits.tsx';
import { recentPages } from './recent-pages.ts';
import type { SearchHit, ShellConnection } from './shell-connection.ts';
import { useMenuTitle } from './use-menu-title.ts';
import { useLoadedChoices, useMatchingChoices } from './use-choices.ts';
import { useActionSearch, useMenuSearch, useRecordSearch, useViewSearch } from './use-search.ts';

/** The page below the search. */
export interface SearchedPage {
  path: string;
  title: string;
  /** The actions available on its record. */
  offered: () => readonly PageAction[];
}

export interface Searched extends Pick<ShellConnection, 'searchRecords' | 'loadViews' | 'otherWays'> {
  menu: readonly MenuEntry[];
  page: SearchedPage;
}

interface Found {
  /** What was found; if nothing was, other ways. */
  hits: readonly PaletteHit[];
  /** Whether the text was found nowhere, as far as one can tell. */
  isNothing: boolean;
  hasFailed: boolean;
  isAsking: boolean;
}

const noChoices: readonly PageChoices[] = [];

/** Records that match; if none do, those that match with digits for the letters that look like them. */
function useNearRecords(searchRecords: ShellConnection['searchRecords'], text: string, isNeeded: boolean) {
  const { t } = useTranslation('shell');
  const records = useRecordSearch(searchRecords, text);
  const corrected = letterIn(text.trim().toUpperCase())?.corrected;
  const isOff = isNeeded && corrected !== undefined && records.hits.length === 0 && !records.isAsking && !records.hasFailed;
  const near = useRecordSearch(isOff ? searchRecords : undefined, corrected ?? '');
  return isOff ? { ...near, hits: near.hits.map((hit) => ({ ...hit, group: t('unavailable.near') })) } : records;
}

const toActionHit = (group: string, { name, label, icon, key, blocked, choices, run }: PageAction): PaletteHit => ({
  key: name,
  group,
  title: label,
  note: blocked,
  icon: blocked === undefined ? icon : 'lock',
  extra: key && <kbd className="hd-kbd">{key.toUpperCase()}</kbd>,
  run: blocked === undefined ? run : undefined,
  choices: blocked === undefined ? choices : undefined,
});

const toChoiceHit = (group: string, { key, title, note, icon, face, extra, blocked, run }: PageChoice): PaletteHit => ({
  key,
  group,
  title,
  note: blocked ?? note,
  icon: blocked === undefined ? (icon ?? 'arrow-on') : 'lock',
  ...(face === undefined ? {} : { face }),
  extra,
  run: blocked === undefined ? run : undefined,
});

/** Pages about records that were opened last, as long as nothing is typed. */
function useRecentHits(present: string, isTyped: boolean): SearchHit[] {
  const { t } = useTranslation('shell');
  const { ago, parts } = useFormat();
  const titleOf = useMenuTitle();
  const [pages] = useState(() => recentPages(present));
  if (isTyped) return [];
  return pages.map(({ to, title, kind, at }) => ({
    group: t('search.recent'),
    title,
    note: parts([kind === undefined ? '' : titleOf(kind), t('search.opened', { when: ago(at) })]),
    to,
    icon: 'clock',
  }));
}

const isNamed = (text: string, { title }: Pick<SearchHit, 'title'>): boolean =>
  typeof title === 'string' && title.localeCompare(text, undefined, { sensitivity: 'base' }) === 0;

/**
 * A page of the menu that is called what was typed comes first, then actions on this page, with what they are done with, records, views and
 * the other pages of the menu.
 */
export function usePaletteHits({ menu, searchRecords, loadViews, otherWays, page }: Searched, text: string): Found {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [offered] = useState(page.offered);
  const actions = useActionSearch(offered, text);
  const isTyped = text.trim() !== '';
  const direct = useMemo(
    () =>
      isTyped ? offered.flatMap(({ choices, blocked }) => (choices?.isFoundDirectly && blocked === undefined ? choices : [])) : noChoices,
    [offered, isTyped],
  );
  const choices = useMatchingChoices(useLoadedChoices(direct).loaded, text);
  const pages = useMenuSearch(menu, text);
  const views = useViewSearch(loadViews, text);
  const records = useNearRecords(searchRecords, text, actions.length + choices.length + views.length + pages.length === 0);
  const menuHits = pages.map(({ entry, title, group }): SearchHit => ({
    group: t('search.menu'),
    title,
    note: group === title ? undefined : group || undefined,
    to: entry.path,
    icon: isIconName(entry.icon) ? entry.icon : 'file',
  }));
  const recent = useRecentHits(page.path, isTyped);
  const toLink = (hit: SearchHit): PaletteHit => ({ ...hit, key: hit.to, run: () => void navigate(hit.to) });
  const [named = [], others = []] = [true, false].map((is) => menuHits.filter((hit) => isNamed(text.trim(), hit) === is));
  const links = [...records.hits, ...recent, ...views, ...others];
  const isNothing =
    isTyped && !records.isAsking && !records.hasFailed && actions.length + choices.length + links.length + named.length === 0;
  return {
    isNothing,
    hits: [
      ...named.map(toLink),
      ...actions.map((action) => toActionHit(t('search.here', { title: page.title }), action)),
      ...choices.map(({ group, choice }) => toChoiceHit(group, choice)),
      ...links.map(toLink),
      ...(isNothing ? (otherWays?.(text.trim()) ?? []).map(toLink) : []),
    ],
    hasFailed: records.hasFailed,
    isAsking: records.isAsking,
  };
}

/** What the second step of an action offers; nothing in the first step. */
export function useStepHits(step: PageChoices | undefined, text: string): Found {
  const wanted = useMemo(() => (step === undefined ? noChoices : [step]), [step]);
  const { loaded, hasFailed, isAsking } = useLoadedChoices(wanted);
  const choices = useMatchingChoices(loaded, text);
  const isNothing = !isAsking && !hasFailed && choices.length === 0;
  return { hits: choices.map(({ group, choice }) => toChoiceHit(group, choice)), isNothing, hasFailed, isAsking };
}
