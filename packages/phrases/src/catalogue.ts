import type { Language } from '@heliodesk/contract/kit';
import { bundles } from './bundles.ts';
import type { Namespaces } from './bundles.ts';
import { serverPhrases } from './index.ts';
import { pluralForms } from './texts.ts';

/** Which form of a text: the only one, or that of a plural category. */
export type Form = 'text' | Intl.LDMLPluralRule;
export type Forms = Partial<Record<Form, string>>;

/** One text of the interface in every language. */
export interface CatalogueEntry {
  /** `namespace:key`; of a text with plural forms without their endings. */
  key: string;
  namespace: string;
  isPlural: boolean;
  texts: Record<Language, Forms>;
}

/** The forms that an entry needs in a language. */
export const formsOf = ({ isPlural }: Pick<CatalogueEntry, 'isPlural'>, language: Language): readonly Form[] =>
  isPlural ? pluralForms[language] : ['text'];

/** The key under which a form of an entry is in the phrases. */
export const keyOf = ({ key }: Pick<CatalogueEntry, 'key'>, form: Form): string => (form === 'text' ? key : `${key}_${form}`);

const flatten = (value: object, prefix: string): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? flatten(inner, `${prefix}${key}.`) : [[`${prefix}${key}`, String(inner)]],
  );

/** Everything that server and web say in a language, by `namespace:key`. */
async function loadTexts(language: Language): Promise<Map<string, string>> {
  const parts: Namespaces[] = await Promise.all(Object.values(bundles[language] ?? {}).map((load) => load()));
  const namespaces: Namespaces = Object.assign({}, ...parts, serverPhrases[language]);
  return new Map(Object.entries(namespaces).flatMap(([name, texts]) => flatten(texts, `${name}:`)));
}

const pluralEnd = /_(one|other)$/;

/** Every text that server and web speak, in the order of the phrases; the release's, in all languages. */
export async function loadCatalogue(): Promise<CatalogueEntry[]> {
  const loaded = new Map<Language, Map<string, string>>();
  for (const language of Object.keys(pluralForms) as Language[]) loaded.set(language, await loadTexts(language));
  const stems = new Map([...(loaded.get('en')?.keys() ?? [])].map((key) => [key.replace(pluralEnd, ''), pluralEnd.test(key)]));
  return [...stems].map(([key, isPlural]) => ({
    key,
    namespace: key.slice(0, key.indexOf(':')),
    isPlural,
    texts: Object.fromEntries(
      [...loaded].map(([language, texts]) => [
        language,
        Object.fromEntries(
          formsOf({ isPlural }, language).flatMap((form) => {
            const text = texts.get(keyOf({ key }, form));
            return text === undefined ? [] : [[form, text]];
          }),
        ),
      ]),
    ) as Record<Language, Forms>,
  }));
}
