import './in-turn.css';

const busy = '[aria-busy="true"]';

const isBusy = (part: Element): boolean => part.matches(busy) || part.querySelector(busy) !== null;

/**
 * A `ref` for what holds parts that load and then are higher or lower than their skeletons: what follows such a part waits out of sight until
 * it has its height, so that nothing is pushed away from under a finger. What was in sight once stays. `data-in-turn` is `loading` until all
 * was there once, then `done`.
 */
export function inTurn(holder: HTMLElement | null): (() => void) | undefined {
  if (holder === null) return undefined;
  const shown = new WeakSet<Element>();
  const show = () => {
    let waits = false;
    for (const part of holder.children) {
      if (!waits) shown.add(part);
      part.toggleAttribute('data-waits', !shown.has(part));
      waits ||= isBusy(part);
    }
    if (!waits) holder.dataset['inTurn'] = 'done';
  };
  holder.dataset['inTurn'] ??= 'loading';
  show();
  const observer = new MutationObserver(show);
  observer.observe(holder, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  return () => observer.disconnect();
}
