import { isMotionReduced } from './use-media.ts';

/** How long scrolling to a place takes (spec 1 §9). */
const scrollTime = 500;

const ease = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/** Scrolls an element to a place, slowly enough to follow; instantly where motion is reduced. */
export function scrollTo(element: Element, to: number, duration = scrollTime): void {
  const from = element.scrollTop;
  if (from === to) return;
  if (isMotionReduced()) {
    element.scrollTop = to;
    return;
  }
  const start = performance.now();
  const step = (): void => {
    const share = Math.min(1, (performance.now() - start) / duration);
    element.scrollTop = from + (to - from) * ease(share);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
