import { useEffect, useRef } from 'react';

/** Closes a popover on Escape, on a press outside of it and when the focus leaves it. Put the ref around the button and its panel. */
export function usePopover<Element extends HTMLElement>(isOpen: boolean, close: () => void) {
  const frame = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !frame.current?.contains(target);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      frame.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = (event: PointerEvent) => isOutside(event.target) && close();
    const onFocus = (event: FocusEvent) => isOutside(event.target) && close();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isOpen, close]);
  return frame;
}
