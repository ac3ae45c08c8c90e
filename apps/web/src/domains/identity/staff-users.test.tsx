// @shares-process
import {
  addTeam,
  disableStaff,
  editStaff,
  inviteStaff,
  listStaff,
  listTeams,
  removeTeam,
  staffOpenCases,
  type StaffUser,
  unbindStaff,
} from '@heliodesk/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localTime } from '#src/platform/testing/local-time.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { answerProof, isProofAsked } from '#src/platform/fresh-proof.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import StaffUsersPage from './pages/staff-users.tsx';

const person = (userId: number, change: Partial<StaffUser> = {}): StaffUser => ({
  userId,
  name: `Person ${userId}`,
  email: `person${userId}@x.test`,
  phone: '',
  jobTitle: '',
  language: 'en',
  roles: ['agent'],
  teamId: null,
  teamName: null,
  state: 'active',
  invitedUntil: null,
  sessions: 1,
  signOnSince: null,
  openCases: 0,
  createTime: '2026-11-01T08:00:00Z',
  version: 3,
  ...change,
});
const ada = person(1, { name: 'Ada Lindqvist', roles: ['admin'] });
const ingrid = person(2, { name: 'Ingrid Halvorsen', openCases: 2, jobTitle: 'Claims', teamId: 7, teamName: 'North' });
const nora = person(3, { name: 'Nora Nová', state: 'invited', sessions: 0, invitedUntil: '2026-11-28T08:00:00Z' });

type Answers = Parameters<typeof stubServer>[0];

function open(more: Answers = [], { permissions = ['*:*:*'], address = '/admin/user' } = {}) {
  const calls = stubServer([
    ...more,
    [listStaff, { rows: [ada, ingrid, nora], total: 3 }],
    [listTeams, [{ teamId: 7, name: 'North', members: 1 }]],
  ]);
  signInPerson({ userName: ada.name, roles: ['admin'], permissions });
  const router = openPage([{ path: '/admin/user', element: <StaffUsersPage /> }], address, { permissions });
  return { calls, router };
}

const dialogOf = async (title: string) => (await screen.findByText(title)).closest('[role=dialog]') as HTMLElement;
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

describe('the call-center users', () => {
  test('say what each one is, and lock the switch of the reader with its reason', async () => {
    open();
    const own = await rowOf('Ada Lindqvist');
    expect(within(own).getByText('You')).toBeVisible();
    expect(within(own).queryByRole('switch')).toBeNull();
    expect(within(own).getByText('You can’t disable your own account. Ask another administrator.')).toBeInTheDocument();
    const agent = await rowOf('Ingrid Halvorsen');
    expect(within(agent).getByText('Call-center agent')).toBeVisible();
    expect(within(agent).getByText('North')).toBeVisible();
    expect(within(agent).getByText('2')).toBeVisible();
    expect(within(agent).getByRole('switch', { name: 'Ingrid Halvorsen can sign in' })).toBeChecked();
    expect(within(await rowOf('Nora Nová')).getByText(/Invitation valid until/)).toHaveTextContent(localTime('2026-11-28T08:00:00Z'));
  });

  test.each(['new', 'teams', '2'])('are only shown to who may not change them, also by an address that opens a form: %s', async (edit) => {
    // What the page loads when it opens a form is here already, so that it would be in the first picture.
    await Promise.all([import('./components/staff-users/staff-drawer.tsx'), import('./components/staff-users/teams-drawer.tsx')]);
    open([], { permissions: ['system:user:list'], address: `/admin/user?edit=${edit}` });
    const agent = await rowOf('Ingrid Halvorsen');
    expect(within(agent).queryByRole('switch')).toBeNull();
    expect(within(agent).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are filtered and sorted by the address', async () => {
    const { calls, router } = open([], { address: '/admin/user?state=invited&role=agent&team=7' });
    await rowOf('Nora Nová');
    await user.type(screen.getByRole('textbox', { name: 'Name or e-mail' }), 'nora{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('text=nora'));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => {
      const last = callsTo(calls, listStaff).at(-1);
      expect(Object.fromEntries(last?.url.searchParams ?? [])).toMatchObject({
        state: 'invited',
        role: 'agent',
        team: '7',
        text: 'nora',
        orderByColumn: 'name',
      });
    });
  });

  test('say so when the page is not open to the reader', async () => {
    open([[listStaff, new Refused({ code: 403 })]]);
    expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  });
});

describe('inviting', () => {
  test('asks for what is missing, and shows a known address at its field', async () => {
    const refusal = { errors: [{ path: 'email', rule: 'emailTaken', message: 'This e-mail address is already in use.' }] };
    const { calls } = open([[inviteStaff, new Refused({ code: 510, data: refusal })]]);
    await user.click(await screen.findByRole('button', { name: 'Invite user' }));
    const drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('button', { name: 'Send invitation' }));
    expect(await within(drawer).findByText('Check these 3 fields')).toBeVisible();
    expect(callsTo(calls, inviteStaff)[0]).toBeUndefined();
    await user.type(within(drawer).getByLabelText(/^Name/), 'Nora Nová');
    await user.type(within(drawer).getByLabelText(/^E-mail/), 'nora@x.test');
    await user.click(within(drawer).getByRole('checkbox', { name: 'Supervisor' }));
    await user.click(within(drawer).getByRole('button', { name: 'Send invitation' }));
    expect((await within(drawer).findAllByText(/is already in use/))[0]).toBeInTheDocument();
    expect(bodiesTo(calls, inviteStaff)[0]).toEqual({
      name: 'Nora Nová',
      email: 'nora@x.test',
      language: 'en',
      roles: ['supervisor'],
      teamId: null,
    });
    expect(callsTo(calls, inviteStaff)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });
});

describe('editing', () => {
  test('compares with a newer state before anything is overwritten', async () => {
    let attempts = 0;
    const newer = { ...ingrid, jobTitle: 'Lead of claims', version: 4 };
    const { calls } = open(
      [[editStaff, () => ((attempts += 1) === 1 ? new Refused({ code: 409, data: { key: 'stale', current: newer } }) : newer)]],
      { address: '/admin/user?edit=2' },
    );
    const title = await screen.findByLabelText('Job title');
    await user.clear(title);
    await user.type(title, 'Complaints');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const compare = await dialogOf('Someone else changed this while you were editing');
    expect(within(compare).getByText('Lead of claims')).toBeInTheDocument();
    await user.click(within(compare).getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(toasts.get().map(({ title: said }) => said)).toEqual(['Ingrid Halvorsen saved']));
    expect(bodiesTo(calls, editStaff).at(-1)).toMatchObject({ userId: 2, version: 4, jobTitle: 'Complaints' });
  });

  test('offers every role for others, and none that one could add to one’s own', async () => {
    const { router } = open([], { address: '/admin/user?edit=2' });
    expect(await screen.findByRole('checkbox', { name: 'Finance' })).toBeEnabled();
    await router.navigate('/admin/user?edit=1');
    await screen.findByText('You can choose more than one. Another administrator can give you further roles.');
    expect(screen.getByRole('checkbox', { name: 'Finance' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Administrator' })).toBeEnabled();
  });
});

describe('disabling', () => {
  const cases = { openCases: 2, colleagues: [{ userId: 5, name: 'Tomás Quiroga', openRequests: 3 }] };

  test('asks what becomes of the open cases, and hands them over', async () => {
    const { calls } = open([
      [staffOpenCases, cases],
      [disableStaff, { ...ingrid, state: 'disabled' }],
    ]);
    await user.click(within(await rowOf('Ingrid Halvorsen')).getByRole('switch'));
    const dialog = await dialogOf('Disable Ingrid Halvorsen?');
    expect(await within(dialog).findByText('Ingrid Halvorsen has 2 open cases.')).toBeInTheDocument();
    const disable = within(dialog).getByRole('button', { name: 'Disable' });
    expect(disable).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: 'Colleague' }));
    await user.click(await screen.findByText('Tomás Quiroga'));
    await user.type(within(dialog).getByLabelText('Reason'), 'Left');
    await user.click(disable);
    await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Ingrid Halvorsen is disabled'));
    expect(bodiesTo(calls, disableStaff)[0]).toEqual({ userId: 2, version: 3, handOverTo: 5, reason: 'Left' });
  });

  test('may put them back to the unassigned, and says what the server refuses', async () => {
    const { calls } = open([
      [staffOpenCases, cases],
      [disableStaff, new Refused({ code: 409, msg: 'Someone else changed this.', data: { key: 'stale' } })],
    ]);
    await user.click(within(await rowOf('Ingrid Halvorsen')).getByRole('switch'));
    const dialog = await dialogOf('Disable Ingrid Halvorsen?');
    await user.click(await within(dialog).findByRole('radio', { name: 'Unassign them' }));
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Someone else changed this.');
    expect(bodiesTo(calls, disableStaff)[0]).toMatchObject({ handOverTo: null });
  });
});

describe('disabling without fresh proof of who one is', () => {
  const unproved = new Refused({ code: 428, data: { key: 'auth.freshProofRequired' } });

  test.each([
    ['continues once it is there', true],
    ['stays as it is where the person does not want to', false],
  ])('%s', async (_, isGiven) => {
    let isProved = false;
    const { calls } = open([
      [staffOpenCases, { openCases: 0, colleagues: [] }],
      [disableStaff, () => (isProved ? { ...ingrid, state: 'disabled' } : unproved)],
    ]);
    await user.click(within(await rowOf('Ingrid Halvorsen')).getByRole('switch'));
    const dialog = await dialogOf('Disable Ingrid Halvorsen?');
    await user.type(within(dialog).getByLabelText('Reason'), 'Left');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(isProofAsked.get()).toBe(true));
    isProved = isGiven;
    toasts.set([]);
    answerProof(isGiven);
    if (isGiven) await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Ingrid Halvorsen is disabled'));
    else await waitFor(() => expect(within(dialog).getByRole('button', { name: /Disable$/ })).not.toHaveClass('ant-btn-loading'));
    expect(bodiesTo(calls, disableStaff)).toHaveLength(isGiven ? 2 : 1);
    expect(bodiesTo(calls, disableStaff).at(-1)).toMatchObject({ reason: 'Left' });
    if (!isGiven) expect(within(dialog).getByLabelText('Reason')).toHaveValue('Left');
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the unified authentication', () => {
  test('is undone from the menu of anyone who is bound to it, after a question', async () => {
    const bound = person(4, { name: 'Bea Bound', signOnSince: '2026-11-02T08:00:00Z' });
    const { calls } = open([
      [listStaff, { rows: [ingrid, bound], total: 2 }],
      [unbindStaff, { ...bound, signOnSince: null }],
    ]);
    await user.click(within(await rowOf('Ingrid Halvorsen')).getByRole('button', { name: 'Actions for Ingrid Halvorsen' }));
    await screen.findByRole('menuitem', { name: /Sign out everywhere/ });
    expect(screen.queryByRole('menuitem', { name: /unified/ })).not.toBeInTheDocument();
    await user.click(within(await rowOf('Bea Bound')).getByRole('button', { name: 'Actions for Bea Bound' }));
    await user.click(await screen.findByRole('menuitem', { name: /Unlink from SSO/ }));
    const dialog = await dialogOf('Unlink Bea Bound from SSO?');
    await user.click(within(dialog).getByRole('button', { name: 'Unlink from SSO' }));
    await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Bea Bound unlinked from SSO'));
    expect(bodiesTo(calls, unbindStaff)[0]).toEqual({ userId: 4 });
  });
});

describe('teams', () => {
  test('are added and removed in their drawer', async () => {
    const { calls } = open([
      [addTeam, { teamId: 8, name: 'South', members: 0 }],
      [removeTeam, null],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Teams' }));
    const drawer = await screen.findByRole('dialog');
    await user.type(within(drawer).getByLabelText(/Team name/), 'South');
    await user.click(within(drawer).getByRole('button', { name: 'Add team' }));
    await waitFor(() => expect(bodiesTo(calls, addTeam)[0]).toEqual({ name: 'South' }));
    await user.click(await within(drawer).findByRole('button', { name: 'Delete North' }));
    await user.click(await screen.findByRole('button', { name: 'Delete team' }));
    await waitFor(() => expect(callsTo(calls, removeTeam, { teamId: 7 })).toHaveLength(1));
  });
});
