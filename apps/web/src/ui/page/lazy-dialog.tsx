import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A dialog whose code loads when it is opened; mount it to open it. The page behind it stays as it is in the meantime. Once it is closed,
 * the focus is back where it was.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return function LazyDialog(props: Props) {
    useReturnedFocus();
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/** Without it, the next key would start at the top of the page. Where the focus is elsewhere by then, it stays there. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
