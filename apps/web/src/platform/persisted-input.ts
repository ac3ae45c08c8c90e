import { useCallback, useState } from 'react';
import { tabStorage } from './storage.ts';

/**
 * State that survives leaving the page and reloading the tab. `read` makes the state out of what was stored (or nothing);
 * `write` says what may be stored, so that secrets stay out. Answers the state, its change by a function of the present state, and a function that forgets it.
 */
export function usePersistedInput<Value>(
  key: string,
  read: (stored: unknown) => Value,
  write: (value: Value) => unknown = (value) => value,
) {
  const [value, setValue] = useState(() => read(tabStorage.getJson(key)));
  const update = useCallback(
    (change: (current: Value) => Value) =>
      setValue((current) => {
        const next = change(current);
        tabStorage.setJson(key, write(next));
        return next;
      }),
    [key, write],
  );
  const forget = useCallback(() => tabStorage.remove(key), [key]);
  return [value, update, forget] as const;
}
