import type { Platform } from './platform.ts';

/**
 * A question that a lower domain asks and a higher one answers: the lower one declares the port, the higher one registers its answer at
 * start, and no import runs upward.
 */
export interface Port<Answer> {
  /** Gives the answer; a second one is refused. */
  register: (platform: Platform, answer: Answer) => void;
  /** The registered answer. */
  of: (platform: Platform) => Answer;
}

/** Declares a port; `name` appears in the error when nobody has answered. */
export function port<Answer>(name: string): Port<Answer> {
  const answers = new WeakMap<Platform, { answer: Answer }>();
  return {
    register: (platform, answer) => {
      if (answers.has(platform)) throw new Error(`Port ${name} has been registered already`);
      answers.set(platform, { answer });
    },
    of: (platform) => {
      const registered = answers.get(platform);
      if (registered === undefined) throw new Error(`Nothing is registered for port ${name}`);
      return registered.answer;
    },
  };
}

/** A port with any number of answers, each under a key of its own. */
export interface Registry<Key, Entry> {
  register: (platform: Platform, key: Key, entry: Entry) => void;
  /** The entry of a key; an unknown key is a mistake of the program. */
  of: (platform: Platform, key: Key) => Entry;
  find: (platform: Platform, key: Key) => Entry | undefined;
  all: (platform: Platform) => ReadonlyMap<Key, Entry>;
}

/** Declares a registry; `name` appears in errors. */
export function registry<Key extends string | number, Entry>(name: string): Registry<Key, Entry> {
  const entries = new WeakMap<Platform, Map<Key, Entry>>();
  const of = (platform: Platform): Map<Key, Entry> => entries.getOrInsertComputed(platform, () => new Map());
  return {
    register: (platform, key, entry) => {
      if (of(platform).has(key)) throw new Error(`${name} ${key} has been registered already`);
      of(platform).set(key, entry);
    },
    of: (platform, key) => {
      const entry = of(platform).get(key);
      if (entry === undefined) throw new Error(`No ${name} is registered for ${key}`);
      return entry;
    },
    find: (platform, key) => of(platform).get(key),
    all: of,
  };
}
