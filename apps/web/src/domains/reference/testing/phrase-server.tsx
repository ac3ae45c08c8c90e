import { languages } from '@heliodesk/contract/kit';
import {
  chooseDefaultLanguage,
  getPhrase,
  listPhrases,
  setLanguageAvailable,
  overridePhrase,
  customTexts,
  phraseCoverage,
  resetPhrase,
} from '@heliodesk/contract/reference';
import type { AvailableLanguages, PhraseRow, PhraseView } from '@heliodesk/contract/reference';
import { screen, within } from '@testing-library/react';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { LanguageMenu } from '#src/ui/public/language-menu.tsx';
import LanguagesPage from '../pages/languages.tsx';

export const everything: AvailableLanguages = { offered: [...languages], fallback: 'en', revisions: {} };
const cells = (differs?: string): PhraseRow['cells'] =>
  languages.map((language) => ({ language, state: language === differs ? 'differs' : 'translated' }));
const rows: PhraseRow[] = [
  { key: 'languages:title', namespace: 'languages', english: 'Languages', cells: cells() },
  { key: 'request:found', namespace: 'request', english: '{{count}} requests found', cells: cells('pl') },
];
const counts = { translated: 9, overridden: 0, missing: 0, differs: 1 };
const covered = {
  texts: 10,
  languages: languages.map((language) => ({ language, ...counts })),
  namespaces: [{ namespace: 'desk', texts: 10, languages: languages.map((language) => ({ language, ...counts })) }],
};
/** The title of the page as a text that can be changed. */
export const title = (change: Partial<PhraseView> = {}): PhraseView => ({
  key: 'languages:title',
  language: 'en',
  state: 'translated',
  forms: ['text'],
  english: { text: 'Languages' },
  release: { text: 'Languages' },
  own: {},
  before: [],
  after: ['Export'],
  changedAt: null,
  changedBy: '',
  version: 0,
  revision: null,
  ...change,
});
const found = (): PhraseView => ({
  ...title({ key: 'request:found', language: 'pl', forms: ['one', 'few', 'many', 'other'] }),
  english: { one: 'One request found', other: '{{count}} requests found' },
  release: { one: 'Jedno zgłoszenie', few: '{{count}} zgłoszenia', many: '{{count}} zgłoszeń', other: '{{count}} zgłoszenia' },
});

/** The title as the server keeps it, how it answers what is written over it, and the calls that it received. */
export const phraseServer: { calls: Received[]; stored: PhraseView; write: (received: Received) => unknown } = {
  calls: [],
  stored: title(),
  write: keep,
};

/** Keeps own words as the server does. */
function keep({ body }: Received) {
  const { texts } = body as { texts: PhraseView['own'] };
  phraseServer.stored = title({
    own: texts,
    state: 'overridden',
    version: 1,
    revision: 'r1',
    changedAt: '2026-11-20T09:48:30.000Z',
    changedBy: 'Ada',
  });
  return phraseServer.stored;
}

/** Starts again with the texts of the release. */
export function preparePhrases() {
  sessionStorage.clear();
  phraseServer.stored = title();
  phraseServer.write = keep;
  phraseServer.calls = stubServer([
    [listPhrases, { rows, total: 2 }],
    [phraseCoverage, covered],
    [getPhrase, ({ url }: Received) => (url.searchParams.get('language') === 'pl' ? found() : phraseServer.stored)],
    [overridePhrase, (received: Received) => phraseServer.write(received)],
    [resetPhrase, title()],
    [customTexts, ({ url }: Received) => ({ revision: url.searchParams.get('revision'), texts: { 'languages:title': 'Our tongues' } })],
    [setLanguageAvailable, { ...everything, offered: languages.filter((language) => language !== 'fr') }],
    [chooseDefaultLanguage, { ...everything, fallback: 'de' }],
  ]);
}

function PageWithMenu() {
  return (
    <>
      <LanguageMenu />
      <LanguagesPage />
    </>
  );
}

export const openLanguages = (address = '/profile/mutipleLanguage') => openPage([{ path: '*', Component: PageWithMenu }], address);

/** Opens the editor of a text by the name of its cell. */
export async function openText(name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
