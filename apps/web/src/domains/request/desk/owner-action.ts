import type { RequestAction, RequestRow } from '@heliodesk/contract/request';
import { isAllowed } from '../actions/action-target.ts';

type OwnerAction = Extract<RequestAction, 'assign' | 'changeOwner'>;

/** What gives a request an owner, or another one, as far as the reader may. */
export function ownerActionOf({ ownerId, actions }: Pick<RequestRow, 'ownerId' | 'actions'>): OwnerAction | undefined {
  const ways: readonly OwnerAction[] = ownerId === null ? ['assign', 'changeOwner'] : ['changeOwner', 'assign'];
  return ways.find((name) => isAllowed(actions, name));
}
