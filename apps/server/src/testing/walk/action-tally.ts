import type { RequestAction } from '@heliodesk/contract/request';
import type { Seeded } from '../seeded.ts';
import type { Walker } from './walkers.ts';

/** Something that someone can do now. */
export interface OpenOffer {
  person: Walker;
  action: RequestAction;
}

type Counts = Map<RequestAction, number>;
const countIn = (counts: Counts, action: RequestAction): void => void counts.set(action, (counts.get(action) ?? 0) + 1);

/** What ends a request before it has come to anything, or takes it back a long way. */
export const setbackActions: ReadonlySet<RequestAction> = new Set(['deleteDraft', 'withdraw', 'reject', 'returnSolution']);

/** How often all walks of a run were offered an action, and took it: each of them goes where the others seldom were. */
export class ActionTally {
  readonly #offered: Counts = new Map();
  readonly #taken: Counts = new Map();

  noteTaken = (action: RequestAction): void => countIn(this.#taken, action);
  wasTaken = (action: RequestAction): boolean => this.#taken.has(action);

  /** The order in which offers are tried: what was seldom taken first, or what was seldom possible, as it comes late; or just any. */
  order(offers: readonly OpenOffer[], random: Seeded): OpenOffer[] {
    for (const action of new Set(offers.map((offer) => offer.action))) countIn(this.#offered, action);
    const counts = random.pick<Counts>([this.#taken, this.#offered, new Map()]);
    return offers
      .map((offer) => ({ offer, times: counts.get(offer.action) ?? 0, lot: random.next() }))
      .toSorted((a, b) => a.times - b.times || a.lot - b.lot)
      .map(({ offer }) => offer);
  }
}
