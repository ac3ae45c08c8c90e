// @shares-process
import { listCustomers } from '@heliodesk/contract/account';
import { listCountries } from '@heliodesk/contract/reference';
import { deskList } from '@heliodesk/contract/request';
import {
  addRule,
  changeCoverage,
  changeRule,
  deleteRule,
  getRouting,
  orderRules,
  routingPages,
  tryRequest,
} from '@heliodesk/contract/routing';
import type { Routing } from '@heliodesk/contract/routing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import RoutingPage from './pages/rules.tsx';
import { samplePerson, sampleRouting, sampleRule, sampleTrace } from './testing/sample-routing.ts';

beforeEach(() => {
  setWindowWidth(1440);
  sessionStorage.clear();
});

function open(data: Routing = sampleRouting(), more: Parameters<typeof stubServer>[0] = []) {
  const calls = stubServer([
    ...more,
    [getRouting, data],
    [tryRequest, sampleTrace()],
    [deskList, { rows: [{ requestId: 7, requestNo: 'MC-20261118-00007', companyName: 'Valdarno Est' }], total: 1 }],
    [listCustomers, { rows: [{ accountId: 9, accountName: 'Sierra Clara' }], total: 1 }],
    [
      listCountries,
      [
        { regionId: 380, regionName: 'Italy', code: 'IT', salesRegion: 'europe' },
        { regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'europe' },
      ],
    ],
  ]);
  openPage([{ path: routingPages.rules, element: <RoutingPage /> }], routingPages.rules);
  return calls;
}

const ruleOf = async (place: number) =>
  within((await screen.findByRole('switch', { name: `Rule ${place} on` })).closest('li') as HTMLElement);

test('says of each rule when it fits, who it chooses from, and what it decided', async () => {
  open();
  const second = await ruleOf(2);
  for (const words of ['Spain', 'Spanish', 'Tomás Quiroga', 'Up to 20 open requests, then the next rule'])
    expect(await second.findByText(words)).toBeVisible();
  expect((await ruleOf(1)).getByTitle('Requests in the last 30 days: 38')).toBeVisible();
  const last = await ruleOf(4);
  expect(last.getByText('Kita Taiyo K.K.')).toBeVisible();
  expect(last.getByText('Off since October 2, 2026')).toBeVisible();
  expect(screen.getByText(/Suggestions taken: 9 of 10/)).toBeVisible();
  expect(screen.getByTitle('Requests in the last 30 days: 6')).toBeVisible();
});

test('a rule is switched, set to automatic and moved with one click each', async () => {
  const calls = open(undefined, [
    [changeRule, sampleRule(13)],
    [orderRules, null],
  ]);
  await user.click((await ruleOf(3)).getByRole('switch'));
  await waitFor(() => expect(bodiesTo(calls, changeRule)).toHaveLength(1));
  await user.click((await ruleOf(2)).getByText('Automatic'));
  await waitFor(() => expect(bodiesTo(calls, changeRule)).toHaveLength(2));
  expect(bodiesTo(calls, changeRule)).toMatchObject([
    { regions: ['europe'], target: { kind: 'team', teamId: 1, inLanguage: true }, isEnabled: false, version: 3 },
    { countries: [724], target: { kind: 'people', userIds: [6] }, mode: 'automatic' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Move rule 3 up' }));
  await waitFor(() => expect(bodiesTo(calls, orderRules)).toEqual([{ ruleIds: [11, 13, 12, 14] }]));
});

test('a new rule goes to people by name', async () => {
  const calls = open(undefined, [[addRule, sampleRule(15)]]);
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText('More serial numbers than'), '10,000');
  await user.click(drawer.getByRole('radio', { name: 'People' }));
  await user.click(await drawer.findByRole('combobox', { name: 'People' }));
  await user.click(await screen.findByText('Tomás Quiroga', { selector: '.ant-select-item-option-content' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodiesTo(calls, addRule)).toMatchObject([
      { moreThanSerials: '10000', types: [], target: { kind: 'people', userIds: [6] }, mode: 'suggested', isEnabled: true },
    ]),
  );
});

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const error = { path: 'target.teamId', rule: 'invalid', message: 'Team isn’t valid.' };
  open(undefined, [[changeRule, new Refused({ code: 510, data: { key: 'validation', errors: [error] } })]]);
  await user.click(await screen.findByRole('button', { name: 'Edit rule 3' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText('More serial numbers than'), '500');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Team isn’t valid.'))[0]).toBeInTheDocument();
  expect(drawer.getByLabelText('More serial numbers than')).toHaveValue('500');
});

test('a newer state is compared before it is overwritten', async () => {
  const current = sampleRule(13, { version: 9, regions: ['japan'] });
  open(undefined, [[changeRule, new Refused({ code: 409, msg: 'Old.', data: { key: 'stale', current } })]]);
  await user.click(await screen.findByRole('button', { name: 'Edit rule 3' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  const dialogs = await screen.findAllByRole('dialog');
  expect(within(dialogs.at(-1) as HTMLElement).getByText('Japan')).toBeVisible();
});

test('a rule is deleted after a question', async () => {
  const calls = open(undefined, [[deleteRule, null]]);
  await user.click(await screen.findByRole('button', { name: 'Edit rule 2' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const question = within((await screen.findByText('Delete rule 2?')).closest('[role=dialog]') as HTMLElement);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(callsTo(calls, deleteRule, { ruleId: 12 })).toHaveLength(1));
});

test('trying a request says why rules don’t fit, who was considered and who gets it', async () => {
  open();
  await user.click(await screen.findByRole('combobox', { name: 'Request number or company' }));
  await user.click(await screen.findByTitle(/MC-20261118-00007/));
  expect(await screen.findByText('Type: Module claim')).toBeVisible();
  expect(screen.getByText('Country: Italy')).toBeVisible();
  expect(screen.getByText('Language: Italian')).toBeVisible();
  expect(screen.getByText('Tomás Quiroga: 11 open, 2 suggested')).toBeVisible();
  expect(screen.getByText('Sofie Dahl: out of office')).toBeVisible();
  expect(screen.getByText('Suggested: Tomás Quiroga, by rule 3')).toBeVisible();
});

test('shows how much everyone has, and changes what they cover', async () => {
  const calls = open(undefined, [[changeCoverage, samplePerson(6, 'Tomás Quiroga', { version: 2 })]]);
  expect(await screen.findByText('11 of 20')).toBeVisible();
  expect(screen.getByText('Out')).toBeVisible();
  expect(screen.getByRole('button', { name: /Change languages and regions of Tomás Quiroga/ })).toHaveTextContent('Spanish, Italian');
  await user.click(screen.getByRole('button', { name: /Change languages and regions of Tomás Quiroga/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('combobox', { name: 'Regions' }));
  await user.click(await screen.findByText('Europe', { selector: '.ant-select-item-option-content' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodiesTo(calls, changeCoverage)).toMatchObject([{ languages: ['es', 'it'], regions: ['europe'], version: 1 }]),
  );
});

test('without rules, it says what happens to requests', async () => {
  open(sampleRouting({ rules: [], suggestions: { taken: 0, decided: 0 } }));
  expect(await screen.findByText('No rules yet')).toBeVisible();
  expect(screen.queryByText(/Suggestions taken/)).toBeNull();
});
