import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { IconName } from '../icons/icon.tsx';

/** Something that an action is done with: a colleague, a macro. */
export interface PageChoice {
  key: string;
  title: string;
  note?: string | undefined;
  icon?: IconName;
  /** Before the title instead of an icon: a face. */
  face?: ReactNode;
  /** At the end of the line: how much someone has to do. */
  extra?: ReactNode;
  /** Why it can't be chosen now. */
  blocked?: string | undefined;
  run: () => void;
}

/** The second step of an action in the search. */
export interface PageChoices {
  /** Their heading. */
  title: string;
  placeholder: string;
  /** They are also found by their own names, without the action first. */
  isFoundDirectly?: boolean;
  load: (signal: AbortSignal) => Promise<readonly PageChoice[]>;
}

/** An action on the record that a page shows. */
export interface PageAction {
  name: string;
  label: string;
  icon: IconName;
  /** Its keyboard shortcut on the page. */
  key?: string | undefined;
  /** Why it can't be done now. */
  blocked?: string | undefined;
  /** What it is done with, if the search asks for that; elsewhere `run` asks. */
  choices?: PageChoices | undefined;
  run: () => void;
}

/** What a page may tell the frame about itself. */
export interface Tab {
  /** Names the tab, the bar of a phone and the document. */
  setTitle: (title: string) => void;
  /** Reports whether a part of the page has unsaved input. */
  reportUnsaved: (part: string, isUnsaved: boolean) => void;
  /** Offers actions to the search in the header; `undefined` withdraws them. */
  offer: (actions: (() => readonly PageAction[]) | undefined) => void;
  /** Closes this page and moves on to `next`, or to its neighbor. */
  close: (next?: string) => void;
  /** Whether the page is kept while another one is active. */
  isKeptAlive: boolean;
}

/** A page outside the workspace has no tab. */
export const TabContext = createContext<Tab | undefined>(undefined);

/** Names the tab of this page, for example with the number of a request. */
export function useTabTitle(title: string | undefined): void {
  const tab = useContext(TabContext);
  useLayoutEffect(() => {
    if (title) tab?.setTitle(title);
  }, [tab, title]);
}

/** Reports to the tab. Answers whether the tab keeps what was typed, so that leaving need not ask. */
export function useReportUnsaved(isUnsaved: boolean): boolean {
  const tab = useContext(TabContext);
  const part = useId();
  useEffect(() => {
    tab?.reportUnsaved(part, isUnsaved);
    return () => tab?.reportUnsaved(part, false);
  }, [tab, part, isUnsaved]);
  return tab?.isKeptAlive ?? false;
}

/** Closes this page, which is done, and moves on to an address; outside the workspace it just goes there. */
export function useFinish(): (next: string) => void {
  const tab = useContext(TabContext);
  const navigate = useNavigate();
  return (next) => (tab ? tab.close(next) : void navigate(next));
}

/** Lets the search in the header offer the actions on this page's record. */
export function useOfferedActions(actions: readonly PageAction[]): void {
  const tab = useContext(TabContext);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    tab?.offer(() => latest.current);
    return () => tab?.offer(undefined);
  }, [tab]);
}
