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

/** A native dialog: the browser keeps the focus inside, closes on Escape and gives the focus back. Open while it is rendered. */
export function ShellDialog({ label, place, onClose, children }: ShellDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    const shown = dialog.current;
    const handlePress = (event: PointerEvent) => {
      // The dialog itself is hit only beside its content: on the scrim.
      if (event.target === shown) onClose();
    };
    shown?.addEventListener('pointerdown', handlePress);
    return () => shown?.removeEventListener('pointerdown', handlePress);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={`hd-dialog hd-dialog-${place}`}
      aria-label={label}
      // A drawer of the page below hears of Escape at the window.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="hd-dialog-box">{children}</div>
    </dialog>
  );
}
