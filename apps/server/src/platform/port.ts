import type { Platform } from './platform.ts';

/**
 * A function that a lower domain calls and a higher one implements: the lower one declares the port, the higher one registers it at
 * start, and no import runs upward.
 */
export interface Port<Answer> {
  /** Registers the implementation; a second one is refused. */
  register: (platform: Platform, answer: Answer) => void;
  /** The registered implementation. */
  of: (platform: Platform) => Answer;
  /** The same, if it may be missing. */
  find: (platform: Platform) => Answer | undefined;
}

/** A port with any number of implementations, each under its own key. */
export interface Registry<Key, Entry> {
  register: (platform: Platform, key: Key, entry: Entry) => void;
  /** The entry of a key; an unknown key is a bug. */
  of: (platform: Platform, key: Key) => Entry;
  find: (platform: Platform, key: Key) => Entry | undefined;
  all: (platform: Platform) => ReadonlyMap<Key, Entry>;
}

/** Declares a registry; `name` appears in errors. */
export function registry<Key extends string | number, Entry>(name: string): Registry<Key, Entry> {
  const id = Symbol(name);
  // Only `register` below writes under this id.
  const entriesOf = ({ ports }: Platform): Map<Key, Entry> => ports.getOrInsertComputed(id, () => new Map()) as Map<Key, Entry>;
  const find: Registry<Key, Entry>['find'] = (platform, key) => entriesOf(platform).get(key);
  return {
    register: (platform, key, entry) => {
      if (find(platform, key) !== undefined) throw new Error(`${name} ${key} has been registered already`);
      entriesOf(platform).set(key, entry);
    },
    of: (platform, key) => {
      const entry = find(platform, key);
      if (entry === undefined) throw new Error(`No ${name} ${key} has been registered`);
      return entry;
    },
    find,
    all: entriesOf,
  };
}

/** Declares a port; `name` appears in errors. */
export function port<Answer>(name: string): Port<Answer> {
  const answers = registry<'answer', Answer>(`port ${name}`);
  return {
    register: (platform, answer) => answers.register(platform, 'answer', answer),
    of: (platform) => answers.of(platform, 'answer'),
    find: (platform) => answers.find(platform, 'answer'),
  };
}
