import { useEffect } from 'react';
import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';
import type { OpenTab } from './tabs.ts';

/** A page about a record, by the name that it gave itself. */
export interface RecentPage {
  to: string;
  path: string;
  title: string;
  /** Key of what pages like it are called. */
  kind?: string;
  /** When it was last opened. */
  at: number;
}

/** So many are remembered, … */
const mostKept = 12;
/** … and so many offered. */
const mostShown = 5;

const keyOf = (): string => ownKey('recent', 'pages');

const isRecent = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

function kept(): RecentPage[] {
  const stored = tabStorage.getJson(keyOf());
  return Array.isArray(stored) ? stored.filter(isRecent) : [];
}

/** Remembers a page about a record as the one that was opened last; no one else at this browser gets to see it. */
function note(page: RecentPage): void {
  tabStorage.setJson(keyOf(), [page, ...kept().filter(({ path }) => path !== page.path)].slice(0, mostKept));
}

/** The pages about records that were opened last, without the present one. */
export const recentPages = (present: string | undefined): RecentPage[] =>
  kept()
    .filter(({ path }) => path !== present)
    .slice(0, mostShown);

/** Remembers the present page once it has named itself. */
export function useRecentPage(present: OpenTab | undefined): void {
  const { path, fullPath, ownTitle, meta } = present ?? {};
  const kind = meta?.kind;
  const isNamedByMenu = meta?.title !== undefined;
  useEffect(() => {
    if (path === undefined || fullPath === undefined || ownTitle === undefined || isNamedByMenu) return;
    note({ to: fullPath, path, title: ownTitle, ...(kind === undefined ? {} : { kind }), at: Date.now() });
  }, [path, fullPath, ownTitle, kind, isNamedByMenu]);
}
