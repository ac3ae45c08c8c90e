/** A pattern for `like` that finds a text anywhere, whatever signs are in it. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The same for search fields over long tables: fewer than three signs, which no trigram finds inside of words, are sought at the beginning. */
export const searchPattern = (text: string): string => (text.length < 3 ? containsPattern(text).slice(1) : containsPattern(text));
