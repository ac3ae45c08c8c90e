import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';

const keyOfOrder = (): string => ownKey('desk', 'order');

/** Remembers the order in which the desk showed its rows, so that cases can be gone through one by one. */
export const rememberOrder = (requestIds: readonly number[]): void => tabStorage.setJson(keyOfOrder(), requestIds);

/** The case before and after one, as the desk showed them last. */
export function adjacentCases(requestId: number): { previous: number | undefined; next: number | undefined } {
  const stored = tabStorage.getJson(keyOfOrder());
  const order = Array.isArray(stored) ? stored.filter((id): id is number => typeof id === 'number') : [];
  const at = order.indexOf(requestId);
  return at === -1 ? { previous: undefined, next: order[0] } : { previous: order[at - 1], next: order[at + 1] };
}
