import { languages } from '@heliodesk/contract/kit';
import {
  chooseDefaultLanguage,
  exportPhrases,
  getPhrase,
  listPhrases,
  setLanguageAvailable,
  overridePhrase,
  customTexts,
  phraseCoverage,
  resetPhrase,
} from '@heliodesk/contract/reference';
import type { AvailableLanguages, PhraseRow, PhraseView } from '@heliodesk/contract/reference';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { currentLanguage, i18n, switchLanguage, applyLanguageSettings } from '#src/platform/i18n/language.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { LanguageMenu } from '#src/ui/public/language-menu.tsx';
import LanguagesPage from './languages.tsx';

const user = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const everything: AvailableLanguages = { offered: [...languages], fallback: 'en', revisions: {} };
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
const title = (change: Partial<PhraseView> = {}): PhraseView => ({
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

let calls: Received[];
let write: (received: Received) => unknown;
/** The title as the server keeps it. */
let stored: PhraseView;
const sent = (method: string, path: string) =>
  calls.filter(({ url, body }) => url.pathname === path && (method === 'GET' || body !== undefined));

function open(address = '/profile/mutipleLanguage') {
  const router = createMemoryRouter([{ path: '*', Component: LanguagesPage }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LanguageMenu />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => {
  sessionStorage.clear();
  stored = title();
  write = ({ body }) => {
    const { texts } = body as { texts: PhraseView['own'] };
    stored = title({
      own: texts,
      state: 'overridden',
      version: 1,
      revision: 'r1',
      changedAt: '2026-11-20T09:48:30.000Z',
      changedBy: 'Ada',
    });
    return stored;
  };
  calls = stubServer([
    [listPhrases, { rows, total: 2 }],
    [phraseCoverage, covered],
    [getPhrase, ({ url }: Received) => (url.searchParams.get('language') === 'pl' ? found() : stored)],
    [overridePhrase, (received: Received) => write(received)],
    [resetPhrase, title()],
    [customTexts, ({ url }: Received) => ({ revision: url.searchParams.get('revision'), texts: { 'languages:title': 'Our tongues' } })],
    [setLanguageAvailable, { ...everything, offered: languages.filter((language) => language !== 'fr') }],
    [chooseDefaultLanguage, { ...everything, fallback: 'de' }],
  ]);
});
afterEach(() => act(() => applyLanguageSettings(everything)));

const openText = async (name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

/** The dialog with a title; Ant Design gives all dialogs the same ids in tests, so that they have no names of their own. */
const dialog = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('[role="dialog"]') ?? document.body);

describe('the texts', () => {
  test('the address is the state of the list, and a language shows its texts', async () => {
    open('/profile/mutipleLanguage?text=hail&namespace=desk&language=de&state=differs&pageNum=2');
    await screen.findByRole('columnheader', { name: 'Own text' });
    const [list] = sent('GET', listPhrases.path);
    expect(Object.fromEntries(list?.url.searchParams ?? [])).toEqual({
      text: 'hail',
      namespace: 'desk',
      language: 'de',
      state: 'differs',
      pageNum: '2',
      pageSize: '20',
    });
    expect(screen.getByRole('radio', { name: 'To be checked 1' })).toBeChecked();
  });

  test('what is chosen goes into the address', async () => {
    const router = open();
    await user.click(await screen.findByRole('radio', { name: 'Missing 0' }));
    expect(router.state.location.search).toBe('?state=missing');
    await user.type(screen.getByRole('textbox', { name: 'Key or words' }), 'tip{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?state=missing&text=tip'));
  });

  test('own words show on this page as soon as they are saved, and go again', async () => {
    open();
    const editor = await openText('Languages, English: Translated');
    const field = editor.getByRole('textbox', { name: /Text/ });
    await user.clear(field);
    await user.type(field, 'Our tongues');
    expect(editor.getAllByText('Our tongues').length).toBeGreaterThan(1);
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Our tongues', hidden: true })).toBeInTheDocument();
    expect(sent('PUT', overridePhrase.path).at(-1)?.body).toEqual({
      key: 'languages:title',
      language: 'en',
      texts: { text: 'Our tongues' },
      version: 0,
    });
    expect(toasts.get().map(({ title: shown }) => shown)).toContain('Text saved');

    await user.click(await editor.findByRole('button', { name: 'Back to the text of the release' }));
    const asked = await dialog('Go back to the text of the release?');
    await user.click(asked.getByRole('button', { name: 'Back to the text of the release' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Languages', hidden: true })).toBeInTheDocument();
  });

  test('a plural has a field and a preview for each form, held to the placeholders', async () => {
    open();
    const editor = await openText('{{count}} requests found, Polski: To be checked');
    for (const form of ['Form for one', 'Form for a few', 'Form for many', 'General form'])
      expect(await editor.findByRole('textbox', { name: new RegExp(form) })).toBeInTheDocument();
    const few = editor.getByRole('textbox', { name: /Form for a few/ });
    await user.clear(few);
    await user.type(few, 'kilka zgłoszeń');
    expect(editor.getAllByText('kilka zgłoszeń').length).toBeGreaterThan(1);
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    expect(await editor.findByText('Keep these placeholders, and no others: {{count}}')).toBeInTheDocument();
    expect(sent('PUT', overridePhrase.path)).toEqual([]);
    await user.click(editor.getByRole('radio', { name: '11' }));
    expect(editor.getAllByText('11')).toHaveLength(2);
  });

  test('what the server refuses stands at the field', async () => {
    const message = 'Keep these marks, and no others: <b>';
    write = () => new Refused({ code: 510, data: { errors: [{ path: 'texts.text', rule: 'marks', message }] } });
    open();
    const editor = await openText('Languages, English: Translated');
    await user.type(editor.getByRole('textbox', { name: /Text/ }), ' of ours');
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    expect(await editor.findByText(message)).toBeInTheDocument();
  });

  test('a newer text is compared before anything is overwritten', async () => {
    const current = title({
      own: { text: 'Tongues' },
      version: 7,
      changedAt: '2026-11-20T09:48:30.000Z',
      changedBy: 'Oskar',
      revision: 'r7',
    });
    write = ({ body }) =>
      (body as { version: number }).version === 7
        ? title({ version: 8, revision: 'r8' })
        : new Refused({ code: 409, data: { key: 'stale', current } });
    open();
    const editor = await openText('Languages, English: Translated');
    await user.type(editor.getByRole('textbox', { name: /Text/ }), ' of ours');
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    const newer = await dialog('This was changed elsewhere while you were editing');
    expect(newer.getByRole('cell', { name: 'Languages of ours' })).toBeInTheDocument();
    expect(newer.getByRole('cell', { name: 'Tongues' })).toBeInTheDocument();
    await user.click(newer.getByRole('button', { name: 'Keep what I typed' }));
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    await waitFor(() =>
      expect(sent('PUT', overridePhrase.path).at(-1)?.body).toMatchObject({ version: 7, texts: { text: 'Languages of ours' } }),
    );
  });

  test('what was typed is kept over a reload with the state that it was typed over', async () => {
    open();
    await user.type((await openText('Languages, English: Translated')).getByRole('textbox', { name: /Text/ }), ' of ours');
    cleanup();
    stored = title({ own: { text: 'Tongues' }, version: 7 });
    open();
    const editor = await openText('Languages, English: Translated');
    expect(editor.getByRole('textbox', { name: /Text/ })).toHaveValue('Languages of ours');
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    await waitFor(() => expect(sent('PUT', overridePhrase.path).at(-1)?.body).toMatchObject({ version: 0 }));
  });

  test('leaving with unsaved words asks', async () => {
    open();
    const editor = await openText('Languages, English: Translated');
    await user.type(editor.getByRole('textbox', { name: /Text/ }), ' of ours');
    await user.click(editor.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save text' })).not.toBeInTheDocument());
  });

  test('are downloaded as they are filtered', async () => {
    open('/profile/mutipleLanguage?namespace=desk');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(calls.some(({ url }) => url.pathname === exportPhrases.path && url.searchParams.get('namespace') === 'desk')).toBe(true),
    );
  });

  test('the coverage leads to the texts of a part', async () => {
    const router = open();
    await user.click(await screen.findByRole('radio', { name: 'Coverage' }));
    expect(await screen.findByRole('progressbar', { name: 'desk, Polski: 90%' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'desk' }));
    expect(router.state.location.search).toBe('?namespace=desk');
  });
});

describe('the languages that are offered', () => {
  const offered = async () => {
    await user.click(screen.getByRole('button', { name: 'English' }));
    const menu = within(await screen.findByRole('list', { name: 'Language' }));
    const names = menu.getAllByRole('button').map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: 'English', expanded: true }));
    return names;
  };

  test('one that is switched off disappears from the menu immediately; English and the default stay', async () => {
    open();
    const english = await screen.findByRole('switch', { name: 'English is offered' });
    expect(english).toBeDisabled();
    expect(await offered()).toContain('Français');
    await user.click(screen.getByRole('switch', { name: 'Français is offered' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Français is offered' })).not.toBeChecked());
    expect(await offered()).not.toContain('Français');
    expect(sent('PUT', setLanguageAvailable.path).at(-1)?.body).toEqual({ language: 'fr', offered: false });
  });

  test('the default is chosen among them', async () => {
    open();
    await user.click(await screen.findByRole('combobox', { name: 'Default language' }));
    await user.click(await screen.findByText('Deutsch', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Deutsch is offered' })).toBeDisabled());
    expect(sent('PUT', chooseDefaultLanguage.path).at(-1)?.body).toEqual({ language: 'de' });
  });

  test('a page in one that is offered no more goes on in another', async () => {
    await act(() => switchLanguage('fr'));
    await act(() => applyLanguageSettings({ ...everything, offered: ['en', 'de'], fallback: 'de' }));
    expect(currentLanguage()).toBe('en');
    expect(i18n.t('languages:title')).toBe('Languages');
  });
});
