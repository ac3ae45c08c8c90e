import { afterCommit } from './db/transaction.ts';
import type { Tx } from './db/database.ts';
import type { Platform } from './platform.ts';

/** Live events bring changes immediately; this bounds how long a lost one matters. Milliseconds. */
const keptFor = 30_000;

/** Something that many calls read and hardly anyone changes, kept in memory; all instances forget it together. */
export interface SharedValue<Value> {
  read: () => Promise<Value>;
  /** What is kept, if it is there and still good. Transactions take it: waiting for a query beside them could last forever. */
  kept: () => Value | undefined;
  /** Makes all instances reload once the transaction has committed. */
  announce: (tx: Tx) => void;
  /** Makes all instances reload now; this one has by the time it is answered, the others have been told. */
  clear: () => Promise<void>;
}

/** A value loaded by `find`, and forgotten when a message arrives on `topic`. Failures are not kept. */
export function shareValue<Value>({ events, clock }: Platform, topic: string, find: () => Promise<Value>): SharedValue<Value> {
  let current: { found: Promise<Value>; value?: Value; until: number } | undefined;
  const forget = (): void => {
    current = undefined;
  };
  const good = () => (current !== undefined && current.until >= clock.now().getTime() ? current : undefined);
  events.subscribe(topic, forget);
  events.onGap(forget);
  return {
    read: () => {
      const known = good();
      if (known !== undefined) return known.found;
      const mine: NonNullable<typeof current> = { found: find(), until: clock.now().getTime() + keptFor };
      mine.found.then(
        (value) => (mine.value = value),
        () => current === mine && forget(),
      );
      current = mine;
      return mine.found;
    },
    kept: () => good()?.value,
    announce: (tx) => {
      events.publish(tx, topic, {});
      afterCommit(tx, forget);
    },
    clear: () => {
      forget();
      return events.broadcast(topic, {});
    },
  };
}
