/** Spaces and dashes do not matter to someone who types a number from a label. */
export const plainSerial = (sn: string): string => sn.replaceAll(/[\s-]/g, '').toUpperCase();
