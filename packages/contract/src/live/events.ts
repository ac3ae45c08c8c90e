export type TopicKind = 'person' | 'request' | 'order';

/** What someone can watch: `person:7`, `request:12`, `order:5`. */
export type Topic = `${TopicKind}:${number}`;

export const topicOf = <Kind extends TopicKind>(kind: Kind, id: number): `${Kind}:${number}` => `${kind}:${id}`;

/**
 * What arrives over the live connection, by its kind. Anything missed is fetched; events only say that there is something. A domain
 * declares its own events by merging into this interface.
 */
export interface LiveEvents {
  /**
   * Answers `watch`: from here on nothing is missed, so what came before is fetched now. `changedAgo` says how long ago the record last
   * changed, in milliseconds, where that is known: only what was fetched before that has to be fetched once more.
   */
  watching: { topic: Topic; changedAgo?: number };
  /** The record that the topic names has a new version. */
  changed: { topic: Topic; version: number };
  /** The last event of a connection. */
  sessionEnded: unknown;
}

export type LiveEvent = { [Kind in keyof LiveEvents]: { kind: Kind } & LiveEvents[Kind] }[keyof LiveEvents];

/** What a client may say; a domain declares its own commands as it does its events. */
export interface LiveCommands {
  watch: { topic: Topic };
  unwatch: { topic: Topic };
  ping: unknown;
}

export type LiveCommand = { [Kind in keyof LiveCommands]: { kind: Kind } & LiveCommands[Kind] }[keyof LiveCommands];
