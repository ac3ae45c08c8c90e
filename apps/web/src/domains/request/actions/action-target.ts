import type { RequestAction, RequestRow } from '@heliodesk/contract/request';

/** What carrying out an action needs to know of a request. */
export type ActionTarget = Pick<RequestRow, 'requestId' | 'requestNo' | 'requestType' | 'version' | 'ownerId' | 'contactState'>;

/** A request with what the server offers this reader on it. */
export type Actionable = ActionTarget & Pick<RequestRow, 'actions'>;

export interface ActionDialogProps {
  request: Actionable;
  onClose: () => void;
}

type Offered = Pick<RequestRow, 'actions'>['actions'];

/** The action as the server offers it on a record, allowed or blocked. */
export const findAction = (actions: Offered, name: RequestAction) => actions.find((action) => action.name === name);

/** Whether the server lets the reader take the action now. */
export const isAllowed = (actions: Offered, name: RequestAction): boolean => findAction(actions, name)?.blockedBy.length === 0;
