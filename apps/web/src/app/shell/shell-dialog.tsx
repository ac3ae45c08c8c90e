import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface ShellDialogProps {
  /** Name for screen readers. */
  label: string;
  /** `start` and `end` are drawers at that edge, `top` floats under the bar. */
  place: 'start' | 'end' | 'top';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native dialog: the browser keeps the focus inside and closes on Escape. Open while it is rendered. It gives the focus
 * back only if it closes before it leaves the page, as Escape, a press beside it and a form of method `dialog` let it do;
 * taken away, as on the way to another page, it leaves the focus to that page.
 */
export function ShellDialog({ label, place, onClose, children }: ShellDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    const handlePress = (event: PointerEvent) => {
      // The dialog itself is hit only beside its content: on the scrim.
      if (event.target !== shown) return;
      // Or what lies under the scrim would take the focus.
      event.preventDefault();
      shown?.close();
    };
    shown?.addEventListener('pointerdown', handlePress);
    return () => shown?.removeEventListener('pointerdown', handlePress);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`hd-dialog hd-dialog-${place}`}
      aria-label={label}
      // A drawer of the page below hears of Escape at the window.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onClose={onClose}
    >
      <div className="hd-dialog-box">{children}</div>
    </dialog>
  );
}
