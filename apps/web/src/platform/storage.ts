/** Keys in the browser's storage carry this prefix (spec 1 §4). */
const storagePrefix = 'csp_portal_';

type Area = 'localStorage' | 'sessionStorage';

/** A storage that forgets instead of failing where the browser refuses one, or its space is used up. */
function storageOf(area: Area) {
  const attempt = <Result>(access: (storage: Storage) => Result): Result | undefined => {
    try {
      return access(globalThis[area]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | undefined => attempt((storage) => storage.getItem(storagePrefix + key)) ?? undefined,
    set: (key: string, value: string): void => void attempt((storage) => storage.setItem(storagePrefix + key, value)),
    remove: (key: string): void => void attempt((storage) => storage.removeItem(storagePrefix + key)),
    getJson: (key: string): unknown =>
      attempt((storage) => {
        const text = storage.getItem(storagePrefix + key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      }),
    keys: (): string[] =>
      attempt((storage) =>
        Object.keys(storage)
          .filter((key) => key.startsWith(storagePrefix))
          .map((key) => key.slice(storagePrefix.length)),
      ) ?? [],
    setJson: (key: string, value: unknown): void => void attempt((storage) => storage.setItem(storagePrefix + key, JSON.stringify(value))),
  };
}

/** Kept in this browser. */
export const browserStorage = storageOf('localStorage');
/** Kept in this tab, over reloads, until it is closed. */
export const tabStorage = storageOf('sessionStorage');
