import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

const edit = { permission: 'csp:lang:edit' } as const;

export const availableLanguages = endpoint({
  method: 'GET',
  path: '/api/common/languages',
  summary: 'Languages that are offered, the one spoken otherwise, and in which of them staff have written texts',
  access: 'public',
  data: 'AvailableLanguages',
  cacheable: true,
});

export const customTexts = endpoint({
  method: 'GET',
  path: '/api/common/phrases/:language',
  summary: 'Texts that staff have written in a language; asked for by its revision, the answer may be kept for good',
  access: 'public',
  params: 'OnLanguage',
  query: 'CustomTextsQuery',
  data: 'CustomTexts',
  cacheable: true,
});

export const setLanguageAvailable = endpoint({
  method: 'PUT',
  path: '/api/language/offer',
  summary: 'Offer a language or stop offering it; English and the default language stay',
  access: edit,
  body: 'OfferLanguageBody',
  data: 'AvailableLanguages',
});

export const chooseDefaultLanguage = endpoint({
  method: 'PUT',
  path: '/api/language/default',
  summary: 'Choose which of the offered languages is spoken where neither a choice nor the browser names one',
  access: edit,
  body: 'OnLanguage',
  data: 'AvailableLanguages',
});

export const listPhrases = endpoint({
  method: 'GET',
  path: '/api/language/texts',
  summary: 'All texts of the interface with their states in nine languages',
  access: edit,
  query: 'PhraseListQuery',
  data: 'PhraseRow',
  paged: true,
});

export const phraseCoverage = endpoint({
  method: 'GET',
  path: '/api/language/coverage',
  summary: 'How many texts stand in which state, by language and namespace',
  access: edit,
  data: 'PhraseCoverage',
});

export const exportPhrases = endpoint({
  method: 'GET',
  path: '/api/language/export',
  summary: 'The filtered texts in nine languages, and the coverage, as .xlsx',
  access: edit,
  query: 'PhraseFilters',
  answers: 'file',
});

export const getPhrase = endpoint({
  method: 'GET',
  path: '/api/language/text',
  summary: 'One text in one language',
  access: edit,
  query: 'GetPhraseQuery',
  data: 'PhraseView',
});

export const overridePhrase = endpoint({
  method: 'PUT',
  path: '/api/language/text',
  summary: "Replace a text; placeholders and marks stay those of the release's text. A stale version answers 409 with `current`",
  access: edit,
  body: 'PhraseBody',
  data: 'PhraseView',
  errors: ['stale'],
});

export const resetPhrase = endpoint({
  method: 'DELETE',
  path: '/api/language/text',
  summary: "Go back to the release's text",
  access: edit,
  body: 'ResetPhraseBody',
  data: 'PhraseView',
  errors: ['stale'],
});
