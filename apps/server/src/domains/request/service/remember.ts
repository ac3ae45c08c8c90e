interface Remembered<Value> {
  value: Value;
  /** When it was found out, milliseconds since 1970. */
  at: number;
}

const entries = new Map<string, Promise<Remembered<unknown>>>();
const most = 2_000;

/** The answer of `find`, at most `age` milliseconds old; who asks meanwhile gets the same answer. */
export async function remember<Value>(key: string, age: number, find: () => Promise<Value>): Promise<Remembered<Value>> {
  const known = entries.get(key);
  if (known !== undefined) {
    const entry = (await known) as Remembered<Value>;
    if (Date.now() - entry.at < age) return entry;
  }
  const asked = find().then((value) => ({ value, at: Date.now() }));
  entries.delete(key);
  entries.set(key, asked);
  for (const oldest of entries.keys()) {
    if (entries.size <= most) break;
    entries.delete(oldest);
  }
  asked.catch(() => entries.delete(key));
  return asked;
}
