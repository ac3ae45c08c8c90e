/** Keys put together at run time, which no scan of the sources finds: what they begin with, namespace first. */
export const dynamicKeys = ['errors:', 'fields:', 'rules:'];

/** Texts that are rightly the same in other languages as in English: names, addresses, notations. */
export const sameInEveryLanguage = new Set<string>([]);
