/** How much an archive may hold: entries, inflated bytes of one, inflated bytes of all together. */
export type ZipLimits = Record<'entries' | 'entryBytes' | 'archiveBytes', number>;

/** Why a zip was not read. */
export type ZipFailure = { reason: 'tooLarge'; limit: keyof ZipLimits } | { reason: 'damaged'; detail: string } | { reason: 'encrypted' };

/** A zip was refused or could not be read; `failure` says why. The message is for logs, not for people. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
  readonly failure: ZipFailure;

  constructor(failure: ZipFailure) {
    super(`zip not read: ${Object.values(failure).join(' ')}`);
    this.failure = failure;
  }
}

export const damaged = (detail: string): ZipError => new ZipError({ reason: 'damaged', detail });

export const tooLarge = (limit: keyof ZipLimits): ZipError => new ZipError({ reason: 'tooLarge', limit });
