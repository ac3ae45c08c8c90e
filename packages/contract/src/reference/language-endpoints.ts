import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

const edit = { permission: 'csp:lang:edit' } as const;

export const availableLanguages = endpoint({
  method: 'GET',
  path: '/api/common/languages',
  summary: 'List the languages on offer',
  about: 'Includes the default language and the languages with customized texts.',
  access: 'public',
  data: 'AvailableLanguages',
  cacheable: true,
});

export const customTexts = endpoint({
  method: 'GET',
  path: '/api/common/phrases/:language',
  summary: 'Get the customized texts of a language',
  about: 'An answer for a `revision` can be cached forever.',
  access: 'public',
  params: 'OnLanguage',
  query: 'CustomTextsQuery',
  data: 'CustomTexts',
  cacheable: true,
});

export const setLanguageAvailable = endpoint({
  method: 'PUT',
  path: '/api/language/offer',
  summary: 'Offer a language or stop offering it',
  about: "English and the default language can't be removed.",
  access: edit,
  body: 'OfferLanguageBody',
  data: 'AvailableLanguages',
});

export const chooseDefaultLanguage = endpoint({
  method: 'PUT',
  path: '/api/language/default',
  summary: 'Set the default language',
  about: 'Used when neither a choice nor the browser names a language on offer.',
  access: edit,
  body: 'OnLanguage',
  data: 'AvailableLanguages',
});

export const listPhrases = endpoint({
  method: 'GET',
  path: '/api/language/texts',
  summary: 'List the texts of the interface',
  about: 'With their status in nine languages.',
  access: edit,
  query: 'PhraseListQuery',
  data: 'PhraseRow',
  paged: true,
});

export const phraseCoverage = endpoint({
  method: 'GET',
  path: '/api/language/coverage',
  summary: 'Count translated, customized and missing texts',
  about: 'By language and namespace.',
  access: edit,
  data: 'PhraseCoverage',
});

export const exportPhrases = endpoint({
  method: 'GET',
  path: '/api/language/export',
  summary: 'Export the texts of the interface as a spreadsheet',
  about: 'With all nine languages and their coverage.',
  access: edit,
  query: 'PhraseFilters',
  answers: 'file',
});

export const getPhrase = endpoint({
  method: 'GET',
  path: '/api/language/text',
  summary: 'Get a text in one language',
  access: edit,
  query: 'GetPhraseQuery',
  data: 'PhraseView',
});

export const overridePhrase = endpoint({
  method: 'PUT',
  path: '/api/language/text',
  summary: 'Customize a text',
  about: "Keep the placeholders and tags of the release's text. If `version` is stale, the 409 includes the current text as `current`.",
  access: edit,
  body: 'PhraseBody',
  data: 'PhraseView',
  errors: ['stale'],
});

export const resetPhrase = endpoint({
  method: 'DELETE',
  path: '/api/language/text',
  summary: 'Reset a text to the release',
  access: edit,
  body: 'ResetPhraseBody',
  data: 'PhraseView',
  errors: ['stale'],
});
