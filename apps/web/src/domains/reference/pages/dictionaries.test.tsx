// @shares-process
import { languages } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import DictionariesPage from './dictionaries.tsx';

const user = userEvent.setup();
const labels = Object.fromEntries(languages.map((code) => [code, `Label ${code}`]));
const row = (change: Partial<api.DictRow> = {}): api.DictRow => ({
  dictCode: 7,
  dictType: 'salutation',
  dictValue: '1',
  dictLabel: 'Label en',
  labels,
  dictSort: 1,
  cssClass: '',
  status: '0',
  isFixed: true,
  version: 3,
  ...change,
});
const types = api.dictTypes.map((dictType): api.DictTypeRow => ({
  dictId: api.dictIds[dictType],
  dictType,
  isOpen: dictType === 'salutation',
  isComputed: dictType === 'country',
  entries: 2,
  gaps: dictType === 'unit' ? 1 : 0,
}));

let calls: Received[];
let edit: (received: Received) => unknown;

function open(address: string, permissions = ['*:*:*']) {
  return openPage(
    [
      { path: '/dict', Component: DictionariesPage },
      { path: '/dict/type/data/:dictId', Component: DictionariesPage },
      { path: '/404', element: null },
    ],
    address,
    { permissions },
  );
}

const realMatchMedia = globalThis.matchMedia;
afterEach(() => vi.stubGlobal('matchMedia', realMatchMedia));
beforeEach(() => {
  sessionStorage.clear();
  edit = () => row({ version: 4 });
  const { pl: _pl, ...lacking } = labels;
  calls = stubServer([
    [api.listDictTypes, types],
    [
      api.listDictEntries,
      { rows: [row(), row({ dictCode: 8, dictValue: 'mx', dictLabel: 'Own', labels: lacking, isFixed: false })], total: 2 },
    ],
    [api.editDictEntry, (received: Received) => edit(received)],
    [api.addDictEntry, () => row({ dictCode: 9, dictValue: 'new' })],
    [api.removeDictEntry, null],
  ]);
});

describe('dictionaries', () => {
  test('all are listed, found by their words, and lead to their values', async () => {
    const router = open('/dict');
    const nav = await screen.findByRole('navigation', { name: 'Dictionaries' });
    expect(within(nav).getAllByRole('link')).toHaveLength(api.dictTypes.length);
    expect(within(nav).getByRole('link', { name: /Power units.*1 value with missing translations/ })).toBeInTheDocument();
    await user.type(within(nav).getByRole('textbox'), 'saluta');
    await user.click(within(nav).getByRole('link'));
    expect(router.state.location.pathname).toBe('/dict/type/data/6');
    expect(await screen.findByRole('heading', { name: 'Salutations' })).toBeInTheDocument();
  });

  test.each(['abc', '6a', '-6'])('the address of one is a number, not %s', async (dictId) => {
    const router = open(`/dict/type/data/${dictId}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  test('values show their coverage, and which are fixed', async () => {
    open('/dict/type/data/6');
    expect(await screen.findByRole('img', { name: '8 of 9 languages' })).toHaveAttribute('title', 'Missing: pl');
    expect(screen.getAllByText('Built in')).toHaveLength(1);
  });

  test('nine labels are edited together', async () => {
    open('/dict/type/data/6');
    await user.click(await screen.findByRole('button', { name: 'Label en' }));
    const german = screen.getByRole('textbox', { name: /German/ });
    await user.clear(german);
    await user.type(german, 'Herr');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    await waitFor(() =>
      expect(bodiesTo(calls, api.editDictEntry).at(-1)).toMatchObject({ dictCode: 7, version: 3, labels: { ...labels, de: 'Herr' } }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save labels' })).not.toBeInTheDocument());
  });

  test('what someone else saved is compared, and nothing typed is lost', async () => {
    edit = ({ body }) =>
      (body as { version: number }).version === 3
        ? new Refused({ code: 409, data: { key: 'stale', current: row({ version: 5, labels: { ...labels, fr: 'Monsieur' } }) } })
        : row({ version: 6 });
    open('/dict/type/data/6');
    await user.click(await screen.findByRole('button', { name: 'Label en' }));
    await user.type(screen.getByRole('textbox', { name: /German/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: /French Label fr Monsieur/ })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(bodiesTo(calls, api.editDictEntry).at(-1)).toMatchObject({ version: 5, labels: { de: 'Label de!' } }));
  });

  test('the other state is taken whole, with the languages that it lacks', async () => {
    const { fr: _fr, ...lacking } = labels;
    edit = () => new Refused({ code: 409, data: { key: 'stale', current: row({ version: 5, labels: lacking }) } });
    open('/dict/type/data/6');
    await user.click(await screen.findByRole('button', { name: 'Label en' }));
    await user.type(screen.getByRole('textbox', { name: /French/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use the saved version' }));
    expect(screen.getByRole('textbox', { name: /French/ })).toHaveValue('');
  });

  test('a lost connection is told, and what was typed stays', async () => {
    edit = () => {
      throw new TypeError('offline');
    };
    open('/dict/type/data/6');
    await user.click(await screen.findByRole('button', { name: 'Label en' }));
    await user.type(screen.getByRole('textbox', { name: /German/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    await waitFor(() => expect(toasts.get()).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: /German/ })).toHaveValue('Label de!');
  });

  test('values are cards on a phone', async () => {
    setWindowWidth(390);
    open('/dict/type/data/6');
    expect(within((await screen.findAllByRole('article'))[1] as HTMLElement).getByRole('button', { name: 'Own' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a value is added where rules allow it, and removed after a question', async () => {
    open('/dict/type/data/6');
    await user.click(await screen.findByRole('button', { name: 'New value' }));
    await user.type(screen.getByRole('textbox', { name: 'Value' }), 'new');
    await user.type(screen.getByRole('textbox', { name: /English/ }), 'New');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    await waitFor(() =>
      expect(bodiesTo(calls, api.addDictEntry).at(-1)).toMatchObject({
        dictType: 'salutation',
        dictValue: 'new',
        labels: { en: 'New', ar: '' },
        dictSort: 3,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Own' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(callsTo(calls, api.removeDictEntry, { id: 8 })).toHaveLength(1));
  });

  test('closed and computed ones say why nothing is added', async () => {
    open('/dict/type/data/15');
    expect(await screen.findByText(/Rules depend on these values/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New value' })).not.toBeInTheDocument();
  });

  test('an unknown number is not found, a refusal says so', async () => {
    open('/dict/type/data/999');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    stubServer([[api.listDictTypes, new Refused({ code: 403 })]]);
    open('/dict');
    expect(await screen.findByText('You don’t have access to this page')).toBeInTheDocument();
  });
});
