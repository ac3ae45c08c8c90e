// @shares-process
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { claimProfile } from '../testing/claim-profile.ts';
import ModuleSubmitPage from './module-submit.tsx';

function open(status: string, codes: number[], change: object = {}) {
  const request = {
    requestId: 7,
    requestNo: 'MC-20261103-00015',
    requestType: 3,
    status,
    desc: '480 modules with hot spots',
    projectName: 'Ouarzazate Nord 2',
    firstContactDue: '2026-11-05T09:12:40Z',
    firstContactAt: null,
    submitTime: '2026-11-03T09:12:40Z',
    onBehalf: null,
    actions: [],
    tips: 0,
    waitingOn: 'us',
    ...change,
  };
  stubServer([
    [getModuleClaimProfile, claimProfile(request, codes)],
    [listCaseFiles, []],
    [listCountries, []],
    [listDictionaries, []],
  ]);
  openPage([{ path: '*', Component: ModuleSubmitPage }], '/?requestId=7');
  return screen.findByRole('button', { name: 'Open claim' });
}

test('a claim that was just submitted tells all that is to come', async () => {
  await open('submitted', [0]);
  expect(screen.getByText(/^Someone from the module team will review/)).toBeVisible();
  expect(screen.getByText(/^You’ll get a proposal/)).toBeVisible();
});

test('what has happened is not announced anymore', async () => {
  await open('picked_up', [0, 1]);
  expect(screen.queryByText(/^Someone from the module team will review/)).not.toBeInTheDocument();
  expect(screen.getByText(/^You’ll get a proposal/)).toBeVisible();
});

test('a contact is promised until there was one', async () => {
  await open('picked_up', [0, 1]);
  expect(screen.getByText(/^We’ll contact you by/)).toBeVisible();
});

test('once there was a contact, it says how soon, and promises none', async () => {
  await open('picked_up', [0, 1], { firstContactAt: '2026-11-03T09:13:40Z' });
  expect(screen.getByText('First contact after 1 min')).toBeVisible();
  expect(screen.queryByText(/contact you by/)).not.toBeInTheDocument();
});

test('of a withdrawn claim nothing is announced', async () => {
  await open('withdrawn', [0], { waitingOn: 'none' });
  expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
});
