import { formatClock, formatTime } from '@heliodesk/phrases/formats/times';

/** Pages are read with their no-break spaces as spaces. */
const asRead = (text: string): string => text.replaceAll(/\s/g, ' ');

/** What `LocalTime` shows an English reader in the zone that the tests run in. */
export const localTime = (moment: string): string => asRead(formatTime(moment, 'en'));

/** The same without the day. */
export const localClock = (moment: string): string => asRead(formatClock(moment, 'en'));
