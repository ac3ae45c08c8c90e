import type { RequestAction, RequestDetail } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { RequestActionBar } from '../actions/request-action-bar.tsx';
import { useRequestActions } from '../actions/use-request-actions.tsx';
import type { OfferedAction } from '../actions/use-request-actions.tsx';
import type { ActionPlace } from '../actions/registry.ts';
import { ownerActionOf } from './owner-action.ts';
import { useWhyNot } from './use-why-not.ts';
import type { KeyAction } from './shortcuts.ts';

export interface CaseActions {
  /** The bar of what the server offers; a blocked action says why. */
  bar: ReactNode;
  /** The dialog that is open, if any. */
  dialog: ReactNode;
  /** The same actions, for other places that offer them. */
  offered: readonly OfferedAction[];
  /** What a key does: carries the action out, or says why not. `assign` hands over where that is what is allowed. */
  press: (action: KeyAction) => void;
  /** Whether the reader may give the case to another person of the company. */
  mayChangeContact: boolean;
}

/** What can be done with a case, apart from writing messages. `places` lead to where notes are written, and to the macros. */
export function useCaseActions(request: RequestDetail, places: Record<ActionPlace, () => void>): CaseActions {
  const { offered, busy, dialog } = useRequestActions(request, { places });
  const allowed = (name: RequestAction | undefined) => offered.find((action) => action.name === name && action.blockedBy.length === 0);
  const sayWhyNot = useWhyNot();
  const press = (key: KeyAction) => (allowed(key === 'assign' ? ownerActionOf(request) : key)?.start ?? (() => sayWhyNot(request, key)))();
  return {
    bar: <RequestActionBar offered={offered} busy={busy} />,
    dialog,
    offered,
    press,
    mayChangeContact: allowed('changeContact') !== undefined,
  };
}
