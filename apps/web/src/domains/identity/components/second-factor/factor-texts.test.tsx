import { getOwnFactors, listFactorResets, listMySessions } from '@heliodesk/contract/identity';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { i18n, loadAppPhrases, restartLanguage } from '#src/platform/i18n/language.ts';
import { openApp } from '#src/platform/testing/open-app.tsx';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { OwnSignIn } from '../own-sign-in.tsx';
import { loadSecondStep } from './load.ts';
import { FactorResetsDialog, ResetFactorDialog } from './reset-dialogs.ts';

/* Each part is loaded once in the life of a process. This one is its own, and speaks only what the workspace does. */

beforeEach(async () => {
  await restartLanguage();
  await loadAppPhrases();
  stubServer([
    [listFactorResets, []],
    [listMySessions, []],
    [getOwnFactors, { isRequired: false, hasPassword: false, passkeys: [], app: null, recoveryCodesLeft: 0, devices: [] }],
  ]);
});

const open = (Component: ComponentType) => openPage([{ path: '*', Component }], '/');

test('none are there before', () => {
  expect(i18n.exists('secondFactor:ask')).toBe(false);
});

test('asking for a reset brings its texts', async () => {
  open(() => <ResetFactorDialog person={{ userId: 7, name: 'Alba Noël' }} onClose={() => undefined} />);
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Request reset' })).toBeInTheDocument();
});

test('the list of resets brings its texts', async () => {
  open(() => <FactorResetsDialog onClose={() => undefined} />);
  await screen.findByRole('dialog');
  expect(i18n.exists('secondFactor:noneWaiting')).toBe(true);
});

test('the own sign-in brings its texts', async () => {
  open(OwnSignIn);
  expect(await screen.findByRole('heading', { name: 'Second factor' })).toBeInTheDocument();
});

test('the second step of a sign-in brings its texts', async () => {
  await loadSecondStep();
  expect(i18n.exists('secondFactor:ask')).toBe(true);
});

test('the page of a mailed link brings its texts', async () => {
  openApp('/lostFactor?key=abc');
  expect(await screen.findByRole('button', { name: 'Remove second factor' })).toBeInTheDocument();
});
