import { currentAnnouncements } from '@heliodesk/contract/reference';
import type { Announcement } from '@heliodesk/contract/reference';
import { useEffect, useState } from 'react';
import { call } from '#src/platform/http/call.ts';
import { tabStorage } from '#src/platform/storage.ts';

const storageKey = 'hidden_announcements';
/** A page that stays open for long hears of a new one within this time. */
const every = 5 * 60_000;

const readHidden = (): number[] => {
  const stored = tabStorage.getJson(storageKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
};

/** The announcements that are to be shown now, fetched beside the page and never in its way; hidden ones stay hidden in this tab. */
export function useAnnouncements(language: string) {
  const [announced, setAnnounced] = useState<readonly Announcement[]>([]);
  const [hidden, setHidden] = useState(readHidden);
  useEffect(() => {
    const leaving = new AbortController();
    const look = () =>
      void call(currentAnnouncements, { quiet: true, background: true, signal: leaving.signal }).then(setAnnounced, () => undefined);
    look();
    const timer = setInterval(look, every);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [language]);
  const hide = (id: number) => {
    const next = [...hidden, id];
    setHidden(next);
    tabStorage.setJson(storageKey, next);
  };
  return { shown: announced.filter(({ id }) => !hidden.includes(id)), hide };
}
