// @shares-process
import '../request-kinds.ts';
import { listStaff, listTeams, type StaffUser } from '@heliodesk/contract/identity';
import { dictionary } from '@heliodesk/contract/reference';
import { approvalLimits, saveApprovalLimits } from '@heliodesk/contract/solution';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dictEntry } from '#src/domains/reference/testing/sample-dictionaries.ts';
import StaffUsersPage from '#src/domains/identity/pages/staff-users.tsx';
import { toasts } from '#src/platform/feedback/notices.ts';
import { answerProof, isProofAsked } from '#src/platform/fresh-proof.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';

const person = (userId: number, name: string, role: StaffUser['roles'][number]): StaffUser => ({
  userId,
  name,
  email: `person${userId}@x.test`,
  phone: '',
  jobTitle: '',
  language: 'en',
  roles: [role],
  teamId: null,
  teamName: null,
  state: 'active',
  invitedUntil: null,
  sessions: 0,
  signOnSince: null,
  openCases: 0,
  createTime: '2026-11-01T08:00:00Z',
  version: 3,
});
const marta = person(2, 'Marta Lindqvist', 'supervisor');
const ingrid = person(3, 'Ingrid Halvorsen', 'agent');
const currencies = ['EUR', 'USD'].map((code) => dictEntry(code));
const limits = [{ currency: 'EUR', amount: '25000.00' }];

function open(more: Parameters<typeof stubServer>[0] = []) {
  const calls = stubServer([
    ...more,
    [listStaff, { rows: [marta, ingrid], total: 2 }],
    [listTeams, []],
    [dictionary, currencies],
    [approvalLimits, { userId: 2, limits }],
  ]);
  const permissions = ['*:*:*'];
  signInPerson({ userName: 'Ada', roles: ['admin'], permissions });
  openPage([{ path: '/admin/user', element: <StaffUsersPage /> }], '/admin/user', { permissions });
  return calls;
}

const openMenu = async (name: string) => user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));

async function openLimits() {
  await openMenu('Marta Lindqvist');
  await user.click(await screen.findByText('Approval limits'));
  const save = await screen.findByRole('button', { name: 'Save' });
  return within(save.closest<HTMLElement>('[role=dialog]') ?? document.body);
}

async function addDollars(drawer: ReturnType<typeof within>, currency: string) {
  await user.click(await drawer.findByRole('button', { name: 'Add a limit' }));
  const choice = drawer.getAllByRole('combobox', { name: /^Currency/ }).at(-1) as HTMLElement;
  fireEvent.mouseDown(choice);
  fireEvent.change(choice, { target: { value: currency } });
  fireEvent.keyDown(choice, { key: 'Enter', keyCode: 13 });
  fireEvent.change(drawer.getAllByLabelText(/^Up to/).at(-1) as HTMLElement, { target: { value: '30000' } });
}

test('are offered for those who may approve, and no one else', async () => {
  open();
  await openMenu('Ingrid Halvorsen');
  expect(await screen.findByText('Edit')).toBeInTheDocument();
  expect(screen.queryByText('Approval limits')).toBeNull();
  await openMenu('Marta Lindqvist');
  expect(await screen.findByText('Approval limits')).toBeInTheDocument();
});

test('are saved for several currencies, after fresh proof of who one is', async () => {
  let isProved = false;
  const calls = open([
    [saveApprovalLimits, () => (isProved ? { userId: 2, limits } : new Refused({ code: 428, data: { key: 'auth.freshProofRequired' } }))],
  ]);
  const drawer = await openLimits();
  expect(await drawer.findByLabelText(/^Up to/)).toHaveValue('25,000');
  await addDollars(drawer, 'USD');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isProofAsked.get()).toBe(true));
  isProved = true;
  answerProof(true);
  await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Approval limits of Marta Lindqvist saved'));
  expect(bodiesTo(calls, saveApprovalLimits).at(-1)).toEqual({
    userId: 2,
    limits: [
      { currency: 'EUR', amount: '25000.00' },
      { currency: 'USD', amount: '30000' },
    ],
  });
});

test('name a currency once', async () => {
  const calls = open();
  const drawer = await openLimits();
  await addDollars(drawer, 'EUR');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findAllByText('Currency: this is listed twice.')).not.toHaveLength(0);
  expect(bodiesTo(calls, saveApprovalLimits)).toEqual([]);
});
