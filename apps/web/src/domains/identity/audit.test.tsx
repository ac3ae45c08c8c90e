// @shares-process
import { auditPeople, auditWords, exportAudit, listAudit, type AuditRow } from '@heliodesk/contract/identity';
import { differencesOf } from '@heliodesk/phrases/audit-reading';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import AuditPage from './pages/audit.tsx';

const row = (auditId: number, change: Partial<AuditRow> = {}): AuditRow => ({
  auditId,
  at: '2026-11-20T10:12:40Z',
  actorId: 1,
  actorName: 'Ada Lindqvist',
  onBehalfOf: null,
  action: 'identity.editStaff',
  subjectType: 'user',
  subjectId: '2',
  subjectName: 'Ingrid Halvorsen',
  before: null,
  after: null,
  names: {},
  address: '192.0.2.7',
  requestId: `req-${auditId}`,
  ...change,
});
const usualRows = [
  row(9, {
    before: { name: 'Ingrid H.', roles: ['agent'], phone: '+47 1' },
    after: { name: 'Ingrid Halvorsen', roles: ['agent', 'finance'], phone: '+47 1', newPassword: '•••••', isTold: true },
  }),
  row(8, {
    action: 'robot.dance',
    subjectType: 'floor',
    subjectName: null,
    actorName: '',
    address: '',
    onBehalfOf: 'Hélène Marchand, Lumière du Rhône SAS',
    after: { requestNo: 'MC-20261120-00004', status: 'draft', companyId: 4, openCases: 2, team: 'North' },
  }),
];

let rows: AuditRow[];
beforeEach(() => {
  rows = usualRows;
});

function open(address = '/admin/audit', { total = 2, permissions = ['*:*:*'] } = {}) {
  const calls = stubServer([
    [listAudit, { rows, total }],
    [auditWords, { actions: ['identity.editStaff', 'robot.dance'], subjectTypes: ['user', 'floor'] }],
    [auditPeople, [{ userId: 1, name: 'Ada Lindqvist', email: 'ada@x.test' }]],
    [exportAudit, null],
  ]);
  const router = openPage([{ path: '/admin/audit', element: <AuditPage /> }], address, { permissions });
  return { calls, router };
}

const asked = (calls: Received[], endpoint: typeof listAudit | typeof exportAudit) =>
  Object.fromEntries(callsTo(calls, endpoint).at(-1)?.url.searchParams ?? []);

describe('the audit', () => {
  test('speaks of what it knows in words, and shows what it does not know as it stands', async () => {
    open();
    const known = (await screen.findByText('Call-center user updated')).closest('tr') as HTMLElement;
    expect(known).toHaveTextContent('User Ingrid Halvorsen2');
    expect(known).toHaveTextContent('2026/11/20 10:12:40');
    expect(known).toHaveTextContent('192.0.2.7');
    const unknown = screen.getByText('robot.dance').closest('tr') as HTMLElement;
    expect(unknown).toHaveTextContent('System');
    expect(unknown).toHaveTextContent('for Hélène Marchand, Lumière du Rhône SAS');
    expect(unknown).toHaveTextContent('floor');
  });

  test('takes no one from outside for the system', async () => {
    rows = [row(7, { actorId: null, actorName: '', action: 'identity.signInRefused' })];
    open();
    const refused = (await screen.findByText('Sign-in refused')).closest('tr') as HTMLElement;
    expect(refused).toHaveTextContent('Not signed in');
    expect(refused).toHaveTextContent('User Ingrid Halvorsen2');
  });

  test('opens onto what changed, value by value', async () => {
    open();
    await user.click((await screen.findAllByRole('button', { name: /^Details/ }))[0] as HTMLElement);
    const details = screen.getAllByRole('table').at(-1) as HTMLElement;
    const lines = within(details)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'NameIngrid H.Ingrid Halvorsen',
      'RolesCall-center agentCall-center agent and Finance',
      'newPassword–hidden',
      'isTold–Yes',
    ]);
    expect(screen.getByText('req-9')).toBeVisible();
  });

  test('says the steps of macros, approval limits and what a view shows in words', async () => {
    const step = { kind: 'message', texts: { en: 'Please send photos.', de: 'Bitte senden Sie Fotos.' }, needsAnswer: true };
    rows = [
      row(7, { subjectType: 'macro', after: { statuses: ['picked_up'], steps: [step, { kind: 'pickUp' }] } }),
      row(6, { after: { limits: [{ currency: 'EUR', amount: '5000.00' }] } }),
      row(5, {
        subjectType: 'deskView',
        after: {
          filters: { view: 'toApprove', status: 'processing', waitingOn: 'provider', lastWord: 'us' },
          columns: ['title', 'pieces'],
          orderByColumn: 'updateTime',
        },
      }),
    ];
    open();
    for (const button of await screen.findAllByRole('button', { name: /^Details/ })) await user.click(button);
    for (const words of [
      'Write message · Please send photos. · Bitte senden Sie Fotos. and Pick up',
      'In review',
      '5,000.00 EUR',
      'To approve',
      'Processing',
      'Provider',
      'Heliodesk',
      'Title and Pieces',
      'Updated (UTC)',
    ])
      expect(screen.getByText(words)).toBeVisible();
  });

  test('says values in words: people, languages, states, times', async () => {
    rows = [
      row(7, {
        before: { contactStatus: 'enabled' },
        after: { contactStatus: 'disabled', ownerId: 1, handOverTo: 1, version: 4 },
        names: { 'user 1': 'Ada Lindqvist' },
      }),
      row(6, { subjectType: 'languages', before: { fallback: 'en' }, after: { fallback: 'de', offered: ['en', 'de'] } }),
      row(5, { subjectType: 'account', before: { region: { regionId: 4 } }, after: { region: { regionId: 8, regionName: 'Albania' } } }),
      row(4, { subjectType: 'announcement', after: { level: 'urgent', texts: { en: 'Down' }, ends_at: '2026-11-24T19:07:58.917Z' } }),
      row(3, { subjectType: 'dictionary', after: { type: 'salutation', status: '1' } }),
      row(2, { before: { languages: ['en'], regions: [] }, after: { languages: ['pl', 'de'], regions: ['europe'] } }),
      row(1, {
        subjectType: 'routingRule',
        after: {
          mode: 'suggested',
          target: { kind: 'people', userIds: [1, 2] },
          types: [3],
          countries: [724],
          accountIds: null,
          isEnabled: false,
          rule: 2,
        },
        names: { 'user 1': 'Ada Lindqvist' },
      }),
    ];
    open();
    await screen.findAllByText('Call-center user updated');
    for (const button of screen.getAllByRole('button', { name: /^Details/ })) await user.click(button);
    for (const line of [
      'Contact statusEnabledDisabled',
      'New owner–Ada Lindqvist',
      'Colleague–Ada Lindqvist',
      'Default languageEnglishDeutsch',
      'Available languages–English and Deutsch',
      'Country or region–Albania',
      'Level–Urgent',
      'English–Down',
      'End–2026/11/24 19:07:58',
      'Dictionary–salutation',
      'Status–Off',
      'LanguagesEnglishPolski and Deutsch',
      'Regions–Europe',
      'Mode–Suggested',
      'Goes to · Kind–People',
      'Goes to · People–Ada Lindqvist and 2',
      'Request types–Module claim',
      'Countries–Spain',
      'On–No',
      'Position–2',
    ])
      await waitFor(() => expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContain(line));
    expect(screen.queryByText('Version')).not.toBeInTheDocument();
    expect(screen.queryByText('Companies')).not.toBeInTheDocument();
  });

  test('names the fields of what was done for a customer', async () => {
    open();
    await user.click((await screen.findAllByRole('button', { name: /^Details/ }))[1] as HTMLElement);
    const names = within(screen.getAllByRole('table').at(-1) as HTMLElement).getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Request number', 'Status', 'Company number', 'Open cases', 'Team']);
  });

  test('keeps its filters in the address and exports with them', async () => {
    const { calls } = open('/admin/audit?actorId=1&action=identity.editStaff&from=2026-11-01&to=2026-11-20&address=192.0.2.7');
    await screen.findByText('robot.dance');
    const filters = { actorId: '1', action: 'identity.editStaff', from: '2026-11-01', to: '2026-11-20', address: '192.0.2.7' };
    expect(asked(calls, listAudit)).toMatchObject(filters);
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    await user.click(screen.getByRole('button', { name: /Export/ }));
    await waitFor(() => expect(asked(calls, exportAudit)).toEqual(filters));
  });

  test('leads on beyond what can be paged through, and back', async () => {
    const { calls, router } = open('/admin/audit', { total: 10_001 });
    expect(await screen.findByText(/10,000\+/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Older entries' }));
    await waitFor(() => expect(router.state.location.search).toBe('?before=8'));
    await waitFor(() => expect(asked(calls, listAudit)).toMatchObject({ before: '8' }));
    await user.click(screen.getByRole('button', { name: 'Back to newest' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('offers no copy to who may only look', async () => {
    open('/admin/audit', { permissions: ['system:audit:list'] });
    await screen.findByText('robot.dance');
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
  });
});

describe('differences', () => {
  test('go down to single values, and leave out what stayed', () => {
    expect(differencesOf({ a: { b: 1, c: 2 }, d: [1] }, { a: { b: 1, c: 3 }, d: [1, 2] })).toEqual([
      { path: ['a', 'c'], before: 2, after: 3 },
      { path: ['d'], before: [1], after: [1, 2] },
    ]);
    expect(differencesOf(null, { x: null, y: 0 })).toEqual([{ path: ['y'], before: undefined, after: 0 }]);
    expect(differencesOf(null, null)).toEqual([]);
    expect(differencesOf('one', 'two')).toEqual([{ path: [], before: 'one', after: 'two' }]);
  });
});
