// @shares-process
import { changeMacro, listMacros, macroPages, macroStepKinds, tryMacro, type Macro } from '@heliodesk/contract/macro';
import { listDictionaries } from '@heliodesk/contract/reference';
import { deskList } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { stepEditors } from './edit/step-editors.tsx';
import MacrosPage from './pages/macros.tsx';
import { stepIcons } from './step-looks.ts';
import { sampleMacro, samplePreview } from './testing/sample-macros.ts';

beforeEach(() => {
  setWindowWidth(1440);
  sessionStorage.clear();
});

function open(macros: readonly Macro[] = [sampleMacro()], more: Parameters<typeof stubServer>[0] = [], chosen = '2') {
  const calls = stubServer([
    ...more,
    [listMacros, macros],
    [deskList, { rows: [{ requestId: 7, requestNo: 'MC-20261103-00015', companyName: 'Sierra Clara' }], total: 1 }],
    [tryMacro, samplePreview({ macroId: null, macroVersion: null, name: '' })],
    [listDictionaries, dictionariesOf([dictEntry('1', 'Out of warranty')])],
  ]);
  openPage([{ path: macroPages.list, element: <MacrosPage /> }], `${macroPages.list}?macro=${chosen}`);
  return calls;
}

test('a lead changes a macro, one language at a time, and tries it on a request', async () => {
  const calls = open(undefined, [[changeMacro, sampleMacro({ version: 4 })]]);
  const name = await screen.findByRole('textbox', { name: /Name/ });
  expect(name).toHaveValue('Photos missing');
  await user.clear(name);
  await user.type(name, 'Photos needed');
  await user.click(screen.getByRole('checkbox', { name: /Wait for the customer’s answer/ }));
  await user.click(screen.getByRole('combobox', { name: 'Try it on' }));
  await user.click(await screen.findByTitle(/MC-20261103-00015/));
  expect(await screen.findByText('Missing: Back label')).toBeVisible();
  expect(bodiesTo(calls, tryMacro)[0]).toMatchObject({
    requestId: 7,
    steps: [{ kind: 'askFiles' }, { kind: 'message', needsAnswer: true }],
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesTo(calls, changeMacro)).toHaveLength(1));
  expect(bodiesTo(calls, changeMacro)[0]).toMatchObject({
    version: 3,
    names: { en: 'Photos needed', de: '' },
    steps: [
      { kind: 'askFiles', photos: ['front', 'label'] },
      { kind: 'message', needsAnswer: true },
    ],
  });
});

test('what is wrong in a language that isn’t shown brings that one forward', async () => {
  const texts = { ...sampleMacro().names, en: 'Hello', de: 'Hallo {{vorname}}' };
  open([sampleMacro({ steps: [{ kind: 'message', texts, needsAnswer: false }] })]);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/“vorname” isn’t a placeholder/))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Text of the message/ })).toHaveValue('Hallo {{vorname}}');
});

test('steps are added, moved and removed', async () => {
  const calls = open(undefined, [[changeMacro, sampleMacro({ version: 4 })]]);
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pick up' }));
  await user.click(screen.getByRole('button', { name: 'Move step 3 up: Pick up' }));
  await user.click(screen.getByRole('button', { name: 'Remove step 3: Write message' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesTo(calls, changeMacro)).toMatchObject([{ steps: [{ kind: 'askFiles' }, { kind: 'pickUp' }] }]));
});

test('a newer state is compared before it is overwritten', async () => {
  const current = sampleMacro({ version: 9, names: { ...sampleMacro().names, en: 'Photos please' } });
  open(undefined, [[changeMacro, new Refused({ code: 409, msg: 'Old.', data: { key: 'stale', current } })]]);
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Photos please')).toBeVisible();
  expect(dialog.getByText('Photos missing!')).toBeVisible();
});

test('the two states of the steps are compared in words', async () => {
  const [asking, writing] = sampleMacro().steps;
  if (asking === undefined || writing?.kind !== 'message') throw new Error('The sample is another one');
  const steps = [writing, { kind: 'remind' as const, isLast: true }];
  const current = sampleMacro({ version: 9, steps: [{ ...writing, texts: { ...writing.texts, de: 'Bitte senden' } }, ...steps.slice(1)] });
  open(undefined, [[changeMacro, new Refused({ code: 409, msg: 'Old.', data: { key: 'stale', current } })]]);
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  const row = dialog.getByRole('row', { name: /^Steps/ });
  expect(row).toHaveTextContent('1. Ask for files: Front, back label, and photos already there: Leave them out');
  expect(row).toHaveTextContent('2. Remind customer: Last reminder');
  expect(dialog.getByText('Bitte senden')).toBeVisible();
  expect(screen.queryByText(/\{"kind"/)).toBeNull();
});

test('a translation older than the English text is marked, until someone says that it is still right', async () => {
  const texts = { ...sampleMacro().names, en: 'Hello', de: 'Hallo', pl: 'Cześć' };
  const older = [{ step: 0, language: 'pl' as const }];
  const macro = sampleMacro({ steps: [{ kind: 'message', texts, needsAnswer: false }], older });
  const calls = open([macro], [[changeMacro, sampleMacro({ version: 4 })]]);
  expect(await screen.findByText('Older than the English text: Polski')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByTitle('Polski'));
  expect(await screen.findByText('Older than the English text: Polish')).toBeVisible();
  // Where it is moved to, it is the same text.
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pick up' }));
  await user.click(screen.getByRole('button', { name: 'Move step 2 up: Pick up' }));
  await user.click(screen.getByRole('button', { name: 'Translation is still right' }));
  expect(screen.queryByText(/Older than the English text/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesTo(calls, changeMacro)).toMatchObject([{ stillRight: [{ step: 1, language: 'pl' }] }]));
});

test('a reminder after a step that asks is pointed out', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remind customer' }));
  expect(await screen.findByText(/An earlier step asks the customer/)).toBeVisible();
});

test('placeholders of delivery dates are offered once a step sets them', async () => {
  open();
  const offered = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Placeholder' })).at(-1) as HTMLElement);
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  expect(await offered()).not.toContain('Arrival (ETA)');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Set delivery dates' }));
  expect(await offered()).toContain('Arrival (ETA)');
});

test('every kind of step has an icon, an editor where there is something to choose, and words', () => {
  expect(Object.keys(stepIcons).toSorted()).toEqual([...macroStepKinds].toSorted());
  expect(Object.keys(stepEditors).toSorted()).toEqual([...macroStepKinds].toSorted());
});
