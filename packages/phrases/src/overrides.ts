import type { Namespaces } from './bundles.ts';

const withTexts = (value: object, prefix: string, own: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'object' && inner !== null ? withTexts(inner, `${prefix}${key}.`, own) : (own[`${prefix}${key}`] ?? inner),
    ]),
  );

/** Namespaces with texts of their own in place of the release's; keys are `namespace:key`, and what the release does not have stays away. */
export const withOverrides = (namespaces: Namespaces, own: Readonly<Record<string, string>>): Namespaces =>
  Object.keys(own).length === 0
    ? namespaces
    : Object.fromEntries(Object.entries(namespaces).map(([name, texts]) => [name, withTexts(texts, `${name}:`, own)]));
