interface Cached<Value> {
  value: Value;
  /** When it was computed, milliseconds since 1970. */
  at: number;
}

const entries = new Map<string, Promise<Cached<unknown>>>();
const maxEntries = 2_000;

/** The answer of `find`, at most `age` milliseconds old; calls in the meantime share it. */
export async function cachedFor<Value>(key: string, age: number, find: () => Promise<Value>): Promise<Cached<Value>> {
  const known = entries.get(key);
  if (known !== undefined) {
    const entry = (await known) as Cached<Value>;
    if (Date.now() - entry.at < age) return entry;
  }
  const pending = find().then((value) => ({ value, at: Date.now() }));
  entries.delete(key);
  entries.set(key, pending);
  for (const oldest of entries.keys()) {
    if (entries.size <= maxEntries) break;
    entries.delete(oldest);
  }
  pending.catch(() => entries.delete(key));
  return pending;
}
