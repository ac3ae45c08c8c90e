import type { Language } from '@heliodesk/contract/kit';
import type { MenuRoute } from '@heliodesk/contract/identity';
import type { ReactNode } from 'react';
import type { IconName } from '#src/ui/icons/icon.tsx';

/** Something the search found in addition to menu entries: a request, a serial number. */
export interface SearchHit {
  /** Heading that it is under. */
  group: string;
  title: ReactNode;
  note?: ReactNode;
  to: string;
  icon?: IconName;
  /** At the end of the line: a promise. */
  extra?: ReactNode;
}

/** The figure beside a menu entry. */
export interface MenuCount {
  count: number;
  /** Waits for the reader. */
  isWaiting?: boolean;
  /** Above it, only "more than" is said. */
  cap: number;
}

/** What the frame needs of the rest of the web. */
export interface ShellConnection {
  user: {
    name: string;
    avatar?: string | null | undefined;
    /** Team or company, below the menu. */
    affiliation?: string | undefined;
    permissions: readonly string[];
  };
  /** As `GET /getRouters` answers it. */
  menu: readonly MenuRoute[];
  /** Figures beside menu entries, by the entry's name. */
  counts?: Readonly<Record<string, MenuCount>> | undefined;
  languages: readonly { code: Language; name: string }[];
  language: Language;
  setLanguage: (language: Language) => unknown;
  signOut: () => unknown;
  /** Searches records, for who may. */
  searchRecords?: ((text: string, signal: AbortSignal) => Promise<readonly SearchHit[]>) | undefined;
  /** Loads saved views, which the search finds by their names. */
  loadViews?: (() => Promise<readonly SearchHit[]>) | undefined;
  /** Where else a text can be looked for that the search doesn't find, or what can be done instead. */
  otherWays?: ((text: string) => readonly SearchHit[]) | undefined;
  /** The bell, in the bar. */
  bell?: ReactNode;
  /** Over the page: announcements. */
  notices?: ReactNode;
  /** Over the page: on whose behalf one acts. */
  strip?: ReactNode;
}
