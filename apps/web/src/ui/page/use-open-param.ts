import { useSearchParams } from 'react-router';

/**
 * What is open over a page is in its address under `name`, so that a reload or a new sign-in opens it again and the Back button
 * closes it. Returns what is open, and functions to open and close.
 */
export function useOpenParam(name = 'edit') {
  const [params, setParams] = useSearchParams();
  const set = (value: string | undefined, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    opened: params.get(name) ?? undefined,
    open: (value = '1') => set(value, false),
    close: () => set(undefined, true),
  };
}
