/** A pattern for `like` that finds a text anywhere, whatever signs stand in it. */
export const partOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
