// @shares-process
import { chooseDefaultLanguage, exportPhrases, listPhrases, setLanguageAvailable } from '@heliodesk/contract/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentLanguage, i18n, switchLanguage, applyLanguageSettings } from '#src/platform/i18n/language.ts';
import { bodiesTo, callsTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { everything, openLanguages, phraseServer, preparePhrases } from '../testing/phrase-server.tsx';

beforeEach(preparePhrases);
afterEach(() => act(() => applyLanguageSettings(everything)));

describe('the texts', () => {
  test('the address is the state of the list, and a language shows its texts', async () => {
    openLanguages('/profile/mutipleLanguage?text=hail&namespace=desk&language=de&state=differs&pageNum=2');
    await screen.findByRole('columnheader', { name: 'Custom text' });
    const [list] = callsTo(phraseServer.calls, listPhrases);
    expect(Object.fromEntries(list?.url.searchParams ?? [])).toEqual({
      text: 'hail',
      namespace: 'desk',
      language: 'de',
      state: 'differs',
      pageNum: '2',
      pageSize: '20',
    });
    expect(screen.getByRole('radio', { name: 'Needs review 1' })).toBeChecked();
  });

  test('what is chosen goes into the address', async () => {
    const router = openLanguages();
    await user.click(await screen.findByRole('radio', { name: 'Missing 0' }));
    expect(router.state.location.search).toBe('?state=missing');
    await user.type(screen.getByRole('textbox', { name: 'Key or text' }), 'tip{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?state=missing&text=tip'));
  });

  test('are downloaded as they are filtered', async () => {
    openLanguages('/profile/mutipleLanguage?namespace=desk');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(callsTo(phraseServer.calls, exportPhrases).some(({ url }) => url.searchParams.get('namespace') === 'desk')).toBe(true),
    );
  });

  test('the coverage leads to the texts of a part', async () => {
    const router = openLanguages();
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
    openLanguages();
    const english = await screen.findByRole('switch', { name: 'Offer English' });
    expect(english).toBeDisabled();
    expect(await offered()).toContain('Français');
    await user.click(screen.getByRole('switch', { name: 'Offer Français' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Offer Français' })).not.toBeChecked());
    expect(await offered()).not.toContain('Français');
    expect(bodiesTo(phraseServer.calls, setLanguageAvailable).at(-1)).toEqual({ language: 'fr', offered: false });
  });

  test('the default is chosen among them', async () => {
    openLanguages();
    await user.click(await screen.findByRole('combobox', { name: 'Default language' }));
    await user.click(await screen.findByText('Deutsch', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Offer Deutsch' })).toBeDisabled());
    expect(bodiesTo(phraseServer.calls, chooseDefaultLanguage).at(-1)).toEqual({ language: 'de' });
  });

  test('a page in one that is offered no more continues in another', async () => {
    await act(() => switchLanguage('fr'));
    await act(() => applyLanguageSettings({ ...everything, offered: ['en', 'de'], fallback: 'de' }));
    expect(currentLanguage()).toBe('en');
    expect(i18n.t('languages:title')).toBe('Languages');
  });
});
