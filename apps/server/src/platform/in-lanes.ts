/** Works on items, so many at a time, each lane on the next one that no lane has taken. Throws only after all lanes have ended. */
export async function inLanes<Item>(lanes: number, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}
