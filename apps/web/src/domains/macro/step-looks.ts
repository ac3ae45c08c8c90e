import type { MacroStepKind } from '@heliodesk/contract/macro';
import type { IconName } from '#src/ui/icons/icon.tsx';

/** The icon of each kind of step; its words are in the phrases, under `macro:step`. */
export const stepIcons = {
  pickUp: 'check',
  message: 'chat',
  note: 'note',
  askDetails: 'pen',
  askSerials: 'table',
  askFiles: 'paperclip',
  askBank: 'bank',
  setDates: 'truck',
  remind: 'bell',
  linkDuplicate: 'link',
  proposeRejection: 'close',
  complete: 'check',
} as const satisfies Readonly<Record<MacroStepKind, IconName>>;
