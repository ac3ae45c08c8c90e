// @shares-process
import { overridePhrase } from '@heliodesk/contract/reference';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { applyLanguageSettings } from '#src/platform/i18n/language.ts';
import { bodiesTo, callsTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { everything, openLanguages, openText, phraseServer, preparePhrases, title } from '../testing/phrase-server.tsx';

beforeEach(preparePhrases);
afterEach(() => act(() => applyLanguageSettings(everything)));

/** The dialog with a title; Ant Design gives all dialogs the same ids in tests, so that they have no names of their own. */
const dialog = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('[role="dialog"]') ?? document.body);

describe('the texts', () => {
  test('own words show on this page as soon as they are saved, and go again', async () => {
    openLanguages();
    const editor = await openText('Languages, English: Translated');
    const field = editor.getByRole('textbox', { name: /Text/ });
    await user.clear(field);
    await user.type(field, 'Our tongues');
    expect(editor.getAllByText('Our tongues').length).toBeGreaterThan(1);
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Our tongues', hidden: true })).toBeInTheDocument();
    expect(bodiesTo(phraseServer.calls, overridePhrase).at(-1)).toEqual({
      key: 'languages:title',
      language: 'en',
      texts: { text: 'Our tongues' },
      version: 0,
    });
    expect(toasts.get().map(({ title: shown }) => shown)).toContain('Text saved');

    await user.click(await editor.findByRole('button', { name: 'Reset to default' }));
    const asked = await dialog('Reset this text to its default?');
    await user.click(asked.getByRole('button', { name: 'Reset to default' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Languages', hidden: true })).toBeInTheDocument();
  });

  test('a plural has a field and a preview for each form, held to the placeholders', async () => {
    openLanguages();
    const editor = await openText('{{count}} requests found, Polski: Needs review');
    for (const form of ['Form for one', 'Form for a few', 'Form for many', 'General form'])
      expect(await editor.findByRole('textbox', { name: new RegExp(form) })).toBeInTheDocument();
    const few = editor.getByRole('textbox', { name: /Form for a few/ });
    await user.clear(few);
    await user.type(few, 'kilka zgłoszeń');
    expect(editor.getAllByText('kilka zgłoszeń').length).toBeGreaterThan(1);
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    expect(await editor.findByText('Use exactly these placeholders: {{count}}.')).toBeInTheDocument();
    expect(callsTo(phraseServer.calls, overridePhrase)).toEqual([]);
    await user.click(editor.getByRole('radio', { name: '11' }));
    expect(editor.getAllByText('11')).toHaveLength(2);
  });

  test('what the server refuses is at the field', async () => {
    const message = 'Use exactly these tags: <b>.';
    phraseServer.write = () => new Refused({ code: 510, data: { errors: [{ path: 'texts.text', rule: 'marks', message }] } });
    openLanguages();
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
    phraseServer.write = ({ body }) =>
      (body as { version: number }).version === 7
        ? title({ version: 8, revision: 'r8' })
        : new Refused({ code: 409, data: { key: 'stale', current } });
    openLanguages();
    const editor = await openText('Languages, English: Translated');
    await user.type(editor.getByRole('textbox', { name: /Text/ }), ' of ours');
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    const newer = await dialog('Someone else changed this while you were editing');
    expect(newer.getByRole('cell', { name: 'Languages of ours' })).toBeInTheDocument();
    expect(newer.getByRole('cell', { name: 'Tongues' })).toBeInTheDocument();
    await user.click(newer.getByRole('button', { name: 'Keep my version' }));
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    await waitFor(() =>
      expect(bodiesTo(phraseServer.calls, overridePhrase).at(-1)).toMatchObject({ version: 7, texts: { text: 'Languages of ours' } }),
    );
  });

  test('what was typed is kept over a reload with the state that it was typed over', async () => {
    openLanguages();
    await user.type((await openText('Languages, English: Translated')).getByRole('textbox', { name: /Text/ }), ' of ours');
    cleanup();
    phraseServer.stored = title({ own: { text: 'Tongues' }, version: 7 });
    openLanguages();
    const editor = await openText('Languages, English: Translated');
    expect(editor.getByRole('textbox', { name: /Text/ })).toHaveValue('Languages of ours');
    await user.click(editor.getByRole('button', { name: 'Save text' }));
    await waitFor(() => expect(bodiesTo(phraseServer.calls, overridePhrase).at(-1)).toMatchObject({ version: 0 }));
  });

  test('leaving with unsaved words asks', async () => {
    openLanguages();
    const editor = await openText('Languages, English: Translated');
    await user.type(editor.getByRole('textbox', { name: /Text/ }), ' of ours');
    await user.click(editor.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save text' })).not.toBeInTheDocument());
  });
});
