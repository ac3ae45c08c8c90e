import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** An element that takes dropped files; keyboards and pointers have an input in it. */
export function useDropTarget<Target extends HTMLElement>(onFiles: (files: readonly File[]) => void) {
  const target = useRef<Target>(null);
  const [isOver, setOver] = useState(false);
  const handleDrop = useEffectEvent(onFiles);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', run: (event: DragEvent) => void) =>
      target.current?.addEventListener(name, run, { signal: stop.signal });
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', () => setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      handleDrop([...(event.dataTransfer?.files ?? [])]);
    });
    return () => stop.abort();
  }, []);
  return { target, isOver };
}
