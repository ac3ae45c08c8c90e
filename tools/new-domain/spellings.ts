/** A domain's name in the spellings that the code uses. */
export interface Spellings {
  /** `spare-part`: folders and files. */
  kebab: string;
  /** `sparePart`: values and the namespace of its phrases. */
  camel: string;
  /** `SparePart`: schemas and components. */
  pascal: string;
  /** `spare_part`: tables. */
  snake: string;
  /** `spare part`: in a sentence. */
  words: string;
  /** `SpareParts`: what handles many of them. */
  plural: string;
}

const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;

export function spellingsOf(kebab: string): Spellings {
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_'), words: kebab.replaceAll('-', ' '), plural: pluralOf(pascal) };
}
