import { useCallback, useState } from 'react';
import { tabStorage } from './storage.ts';

/**
 * State that survives leaving the page and reloading the tab. `read` makes the state out of what was stored (or nothing);
 * `write` says what may be stored, so that secrets stay out. The last result forgets it.
 */
export function useKeptInput<Value>(key: string, read: (stored: unknown) => Value, write: (value: Value) => unknown = (value) => value) {
  const [value, setValue] = useState(() => read(tabStorage.getJson(key)));
  const update = useCallback(
    (next: Value) => {
      setValue(next);
      tabStorage.setJson(key, write(next));
    },
    [key, write],
  );
  const forget = useCallback(() => tabStorage.remove(key), [key]);
  return [value, update, forget] as const;
}
