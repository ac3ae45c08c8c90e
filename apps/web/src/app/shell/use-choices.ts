import { useEffect, useMemo, useState } from 'react';
import type { PageChoice, PageChoices } from '#src/ui/page/tab.ts';
import { useMatches } from './matching.ts';
import type { Searchable } from './matching.ts';

const none: readonly LoadedChoices[] = [];

/** What a second step offers. */
export interface LoadedChoices {
  title: string;
  list: readonly PageChoice[];
}

/** Loads what some actions are done with, together; nothing while there are none. */
export function useLoadedChoices(wanted: readonly PageChoices[]) {
  const [answer, setAnswer] = useState<{ of: readonly PageChoices[]; loaded: readonly LoadedChoices[]; hasFailed: boolean }>();
  useEffect(() => {
    if (wanted.length === 0) return;
    const controller = new AbortController();
    const loading = Promise.all(wanted.map(async ({ title, load }) => ({ title, list: await load(controller.signal) })));
    loading.then(
      (loaded) => !controller.signal.aborted && setAnswer({ of: wanted, loaded, hasFailed: false }),
      () => !controller.signal.aborted && setAnswer({ of: wanted, loaded: none, hasFailed: true }),
    );
    return () => controller.abort();
  }, [wanted]);
  const isAsking = wanted.length > 0 && answer?.of !== wanted;
  return answer?.of === wanted ? { ...answer, isAsking } : { loaded: none, hasFailed: false, isAsking };
}

interface GroupedChoice {
  group: string;
  choice: PageChoice;
}

const titles: readonly Searchable<GroupedChoice>[] = [{ name: 'title', of: ({ choice }) => choice.title, weight: 1 }];

/** Choices whose names match the text, under their headings; all of them while nothing is typed. */
export function useMatchingChoices(loaded: readonly LoadedChoices[], text: string): GroupedChoice[] {
  const all = useMemo(() => loaded.flatMap(({ title, list }) => list.map((choice) => ({ group: title, choice }))), [loaded]);
  return useMatches(all, titles, text);
}
