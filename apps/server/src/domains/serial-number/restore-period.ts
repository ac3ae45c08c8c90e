import { discardedImportHours } from '@heliodesk/contract/serial-number';
import type { Platform } from '#src/platform/platform.ts';

const restorePeriod = discardedImportHours * 60 * 60_000;

/** Until when an import discarded at that moment can be brought back. */
export const restorableUntil = (discardedAt: Date): Date => new Date(discardedAt.getTime() + restorePeriod);

/** What was discarded before this moment is gone. */
export const restorableSince = ({ clock }: Platform): Date => new Date(clock.now().getTime() - restorePeriod);
