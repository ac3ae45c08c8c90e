import type { WorkKind } from '@heliodesk/contract/notification';
import type { IconName } from '#src/ui/icons/icon.tsx';

/** The icon of each kind of work in the background. */
export const workIcons: Record<WorkKind, IconName> = { import: 'table', bulk: 'checklist' };
