import type { Permission } from '@heliodesk/contract/kit';
import type { RequestAction } from '@heliodesk/contract/request';
import { bulkKey } from '#src/ui/data-table/bulk-keys.ts';

type Label = `desk:keys.${string}` | `desk:action.${string}` | 'common:search' | 'shell:search.placeholderRecords';

interface Shortcut {
  /** As `pressedKey` names it. */
  key: string;
  label: Label;
  /** Who can do it at all; everyone, if left out. */
  permission?: Permission;
}

/** Every single key of the desk and of a case: the keys themselves, the search, the buttons and the list of keys all read it here. */
export const shortcuts = {
  next: { key: 'j', label: 'desk:keys.next' },
  previous: { key: 'k', label: 'desk:keys.previous' },
  open: { key: 'Enter', label: 'desk:keys.open' },
  select: { key: 'x', label: 'desk:keys.select', permission: 'csp:request:bulk' },
  bulk: { key: bulkKey, label: 'desk:keys.bulk', permission: 'csp:request:bulk' },
  reply: { key: 'r', label: 'desk:keys.reply', permission: 'csp:chat:send' },
  note: { key: 'i', label: 'desk:action.note', permission: 'csp:request:note' },
  pickUp: { key: 'p', label: 'desk:action.pickUp', permission: 'csp:request:pickup' },
  assign: { key: 'a', label: 'desk:keys.assign', permission: 'csp:request:owner' },
  askFiles: { key: 't', label: 'desk:action.askFiles', permission: 'csp:request:tip' },
  runMacro: { key: 'm', label: 'desk:action.runMacro', permission: 'csp:macro:run' },
  remind: { key: 'b', label: 'desk:action.remind', permission: 'csp:request:tip' },
  logCall: { key: 'c', label: 'desk:action.logCall', permission: 'csp:request:note' },
  complete: { key: 'e', label: 'desk:action.complete', permission: 'csp:request:reply' },
  nextUrgent: { key: 'n', label: 'desk:keys.nextUrgent', permission: 'csp:request:pickup' },
  skip: { key: 's', label: 'desk:keys.skip', permission: 'csp:request:pickup' },
  nextCase: { key: 'j', label: 'desk:keys.nextCase' },
  previousCase: { key: 'k', label: 'desk:keys.previousCase' },
  send: { key: 'Ctrl Enter', label: 'desk:keys.send', permission: 'csp:chat:send' },
  sendAnswer: { key: 'Ctrl Shift Enter', label: 'desk:keys.sendAnswer', permission: 'csp:request:reply' },
  search: { key: '/', label: 'common:search' },
  palette: { key: 'Ctrl K', label: 'shell:search.placeholderRecords' },
  help: { key: '?', label: 'desk:keys.help' },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof shortcuts;

/** Actions of a request that have a key of their own; `assign` stands for whichever changes the owner. */
export type KeyAction = Extract<ShortcutName, RequestAction>;
export const keyActions = [
  'pickUp',
  'assign',
  'note',
  'askFiles',
  'runMacro',
  'remind',
  'logCall',
  'complete',
] as const satisfies KeyAction[];

export const permissionOf = (name: ShortcutName): Permission | undefined => {
  const shortcut: Shortcut = shortcuts[name];
  return shortcut.permission;
};

/** The key of an action of a request, if it has one. */
export function keyOfAction(action: string): string | undefined {
  const name = action === 'changeOwner' ? 'assign' : keyActions.find((each) => each === action);
  return name && shortcuts[name].key;
}
