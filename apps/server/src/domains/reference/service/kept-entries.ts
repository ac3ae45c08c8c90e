import type { Tx } from '#src/platform/db/database.ts';
import { afterCommit } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAllEntries, type EntryRow } from '../store/dictionaries.ts';

const topic = 'dictionary';
/** Live events bring changes at once; this bounds how long a lost one matters. Milliseconds. */
const keptFor = 30_000;

/** The entries of all stored dictionaries, which every form asks for and hardly anyone changes; all instances forget them together. */
interface KeptEntries {
  read: () => Promise<Map<string, EntryRow[]>>;
  /** Tells all instances to read afresh once the transaction has committed. */
  announce: (tx: Tx) => Promise<void>;
}

function createKeptEntries({ db, events, clock }: Platform): KeptEntries {
  let kept: { entries: Promise<Map<string, EntryRow[]>>; until: number } | undefined;
  const forget = (): void => {
    kept = undefined;
  };
  events.subscribe(topic, forget);
  events.onGap(forget);
  return {
    read: () => {
      const now = clock.now().getTime();
      if (kept === undefined || kept.until < now) {
        const entries = findAllEntries(db).then((rows) => Map.groupBy(rows, ({ type }): string => type));
        entries.catch(forget);
        kept = { entries, until: now + keptFor };
      }
      return kept.entries;
    },
    announce: async (tx) => {
      await events.publish(tx, topic, {});
      afterCommit(tx, forget);
    },
  };
}

const all = new WeakMap<Platform, KeptEntries>();

export const keptEntriesOf = (platform: Platform): KeptEntries => all.getOrInsertComputed(platform, () => createKeptEntries(platform));
