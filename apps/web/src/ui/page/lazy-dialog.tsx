import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/** A dialog whose code loads when it is opened; mount it to open it. The page behind it stays as it is in the meantime. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
