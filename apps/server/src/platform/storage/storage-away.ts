/** The object storage can't be reached, or refuses what it is asked, so that the same call may succeed later. The cause says which. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** What the storage of a whole object answers when it isn't there, which no time mends. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.cause.name);

/** Gives the errors of a call to the object storage their name. */
export async function calling<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw isMissing(error) ? error : new StorageAway('the object storage does not do what it is asked', { cause: error });
  }
}
