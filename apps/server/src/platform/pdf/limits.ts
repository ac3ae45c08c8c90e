const MiB = 1024 * 1024;

/** What one document may ask of us. */
export const LIMITS = {
  /** Characters of all its texts. */
  characters: 400_000,
  /** Parts of it, and rows of facts. */
  blocks: 2_000,
  /** Documents that may wait for a process. */
  waiting: 200,
  /** Milliseconds for one document, the start of a process included. */
  wallMs: 20_000,
  /** Resident bytes of a process while it works. */
  memory: 640 * MiB,
  /** Above this, a process makes room for a fresh one after its document: what it keeps of fonts grows with what people write. */
  keptMemory: 320 * MiB,
  /** Milliseconds after which an unused process ends. */
  idleMs: 10 * 60_000,
} as const;
