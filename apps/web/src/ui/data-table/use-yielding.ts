import { useEffect, useState } from 'react';

/**
 * How many columns yield so that a table fits the page, `most` of them: one more whenever it is still too wide, before it is painted. All
 * return when the page gets another width. `measure` is called whenever the table has been laid out.
 */
export function useYielding(most: number): { yielding: number; measure: (scroller: HTMLElement | null) => void } {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [yielding, setYielding] = useState(0);
  const measure = (list: HTMLElement | null) => {
    setScroller(list);
    if (list && yielding < most && list.scrollWidth > list.clientWidth) setYielding(yielding + 1);
  };
  useEffect(() => {
    if (!scroller) return;
    let width = scroller.offsetWidth;
    const observer = new ResizeObserver(() => {
      // A page in the background has none.
      if (scroller.offsetWidth === 0 || scroller.offsetWidth === width) return;
      width = scroller.offsetWidth;
      setYielding(0);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
  return { yielding, measure };
}
