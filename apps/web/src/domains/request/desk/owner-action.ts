import type { RequestAction, RequestRow } from '@heliodesk/contract/request';
import { isAllowed } from '../actions/action-target.ts';

type OwnerAction = Extract<RequestAction, 'assign' | 'changeOwner'>;

/** The action that gives a request an owner or changes it, if the user may; `undefined` if they may do neither. */
export function ownerActionOf({ ownerId, actions }: Pick<RequestRow, 'ownerId' | 'actions'>): OwnerAction | undefined {
  const ways: readonly OwnerAction[] = ownerId === null ? ['assign', 'changeOwner'] : ['changeOwner', 'assign'];
  return ways.find((name) => isAllowed(actions, name));
}
