import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Held {
  anchor: number;
  end: number;
}

const stepsOf = (columns: number, isRightToLeft: boolean): Readonly<Record<string, number>> => ({
  ArrowLeft: isRightToLeft ? 1 : -1,
  ArrowRight: isRightToLeft ? -1 : 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});

const cellAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
};

interface CellRange {
  count: number;
  columns: number;
  onSelect: (anchor: number, end: number) => void;
}

/** Selecting cells of a field: by dragging, by pressing one and another with Shift, or with the arrow keys and Shift. */
export function useCellRange({ count, columns, onSelect }: CellRange) {
  const [held, setHeld] = useState<Held>({ anchor: 0, end: 0 });
  const [isDragging, setDragging] = useState(false);
  const select = (anchor: number, end: number): void => {
    setHeld({ anchor, end });
    onSelect(anchor, end);
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>): void => {
    const cell = cellAt(event);
    if (cell === undefined) return;
    setDragging(true);
    select(event.shiftKey ? held.anchor : cell, cell);
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>): void => {
    const cell = isDragging ? cellAt(event) : undefined;
    if (cell !== undefined && cell !== held.end) select(held.anchor, cell);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepsOf(columns, getComputedStyle(event.currentTarget).direction === 'rtl')[event.key];
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    const end = Math.min(count - 1, Math.max(0, held.end + (step ?? 0)));
    if (event.shiftKey || step === undefined) select(event.shiftKey ? held.anchor : end, end);
    else setHeld({ anchor: end, end });
  };
  return {
    active: held.end,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: () => setDragging(false),
      onPointerLeave: () => setDragging(false),
      onKeyDown: handleKeyDown,
    },
  };
}
