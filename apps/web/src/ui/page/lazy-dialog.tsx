import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { returnFocus } from './return-focus.ts';

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

/** Its code may come when the focus is elsewhere, so the dialog would learn too late where that was. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => returnFocus(opener), [opener]);
}
