/** How long what was fetched is shown without fetching it again. Milliseconds. */
export const freshFor = 10_000;

/**
 * Makes a function to call for each event after which something has to be looked at again. It looks once at a time, however fast events
 * come, and once more after those that came while it looked: what it gets then may be older than they are.
 */
export function lookAgainAfter(look: () => Promise<unknown>): () => void {
  let isLooking = false;
  let isOutdated = false;
  const lookUntilCurrent = async () => {
    isLooking = true;
    do {
      isOutdated = false;
      await look();
    } while (isOutdated);
    isLooking = false;
  };
  return () => {
    if (isLooking) isOutdated = true;
    else void lookUntilCurrent();
  };
}
