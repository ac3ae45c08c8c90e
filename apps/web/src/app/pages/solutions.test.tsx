// @shares-process
import {
  orderSolutions,
  removeSolution,
  saveSolution,
  saveSolutionTexts,
  sendForApproval,
  solutionKinds,
  solutionPlan as readPlan,
  type SolutionPlan,
} from '@heliodesk/contract/solution';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { action } from '#src/domains/request/testing/sample-requests.ts';
import { compensation, exchange, solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, callsTo, Refused, type Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openSolutions } from '../testing/solutions-server.tsx';

const card = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const saved = (change: Partial<SolutionPlan> = {}) => solutionPlan({ version: 6, ...change });
const complete = [action('saveSolution'), action('sendForApproval')];

test('shows what covers which pieces, and what is left', async () => {
  openSolutions(solutionPlan());
  expect(await screen.findByRole('region', { name: /Exchange.*96/ })).toBeVisible();
  expect(screen.getByText('Without a solution: 7 modules.')).toBeVisible();
  expect(screen.getByText(/Numbers 125 to 131/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send for approval' })).toHaveAccessibleDescription('Without a solution: 7 modules');
  expect(screen.getByRole('listbox', { name: /Exchange.*96.*Compensation.*28.*Without a solution.*7/ })).toBeVisible();
  expect(screen.getByText('11,435.20 EUR')).toBeVisible();
  expect(screen.getByText('Nous remplaçons 96 modules.')).toHaveAttribute('lang', 'fr');
});

test('saves by itself, one call after the other, each on the version of the last', async () => {
  let version = 5;
  const calls = openSolutions(solutionPlan(), [[saveSolution, () => saved({ version: ++version })]]);
  const exchanged = await card(/Exchange/);
  const paid = await card(/Compensation/);
  fireEvent.change(exchanged.getByLabelText(/Model or size/), { target: { value: 'HD-M78' } });
  fireEvent.change(paid.getByLabelText(/Amount per piece/), { target: { value: '80' } });
  expect(paid.getByLabelText('Amount')).toHaveValue('2,240.00 EUR');
  await waitFor(() => expect(callsTo(calls, saveSolution)).toHaveLength(2), { timeout: 4_000 });
  expect(bodiesTo(calls, saveSolution)).toMatchObject([
    { requestId: 7, version: 5, solutionId: 20, kind: solutionKinds.exchange, model: 'HD-M78', quantity: '96' },
    { requestId: 7, version: 6, solutionId: 21, kind: solutionKinds.compensation, unitPrice: '80' },
  ]);
  expect(await screen.findByText(/Saved at/)).toBeVisible();
});

test('says at the field that more was typed than was accepted, and keeps it', async () => {
  const calls = openSolutions(solutionPlan());
  const paid = await card(/Compensation/);
  const quantity = paid.getByLabelText(/^Quantity/);
  await user.clear(quantity);
  await user.type(quantity, '40');
  await user.tab();
  expect(await paid.findByText(/Quantity: at most 35\./)).toBeInTheDocument();
  expect(quantity).toHaveValue('40');
  expect(bodiesTo(calls, saveSolution)).toEqual([]);
});

test('shows what the server refuses at its field, and tries again once that has changed', async () => {
  const refused = new Refused({
    code: 510,
    data: { key: 'validation', errors: [{ path: 'unitPrice', rule: 'tooBig', message: 'That is too much.' }] },
  });
  const calls = openSolutions(solutionPlan(), [
    [saveSolution, ({ body }: Received) => ((body as { unitPrice: string }).unitPrice === '9000' ? refused : saved())],
  ]);
  const paid = await card(/Compensation/);
  const price = paid.getByLabelText(/Amount per piece/);
  fireEvent.change(price, { target: { value: '9000' } });
  expect(await paid.findByText('That is too much.', undefined, { timeout: 4_000 })).toBeInTheDocument();
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(price).toHaveValue('9000');
  expect(screen.getByRole('button', { name: 'Send for approval' })).toHaveAccessibleDescription(/Compensation ?: something isn’t right/);
  fireEvent.change(price, { target: { value: '90' } });
  await waitFor(() => expect(bodiesTo(calls, saveSolution)).toHaveLength(2), { timeout: 4_000 });
  await waitFor(() => expect(paid.queryByText('That is too much.')).toBeNull());
});

test('puts what was typed on top of what someone else changed in another solution', async () => {
  let reads = 0;
  const theirs = saved({ version: 8, solutions: [exchange({ model: 'Theirs' }), compensation()] });
  const calls = openSolutions(
    () => (reads++ === 0 ? solutionPlan() : theirs),
    [
      [
        saveSolution,
        ({ body }: Received) =>
          (body as { version: number }).version === 5
            ? new Refused({ code: 409, data: { key: 'stale' } })
            : { ...theirs, version: 9, solutions: [theirs.solutions[0], compensation({ unitPrice: '80.00' })] },
      ],
    ],
  );
  const paid = await card(/Compensation/);
  fireEvent.change(paid.getByLabelText(/Amount per piece/), { target: { value: '80' } });
  await waitFor(() => expect(bodiesTo(calls, saveSolution)).toMatchObject([{ version: 5 }, { version: 8, unitPrice: '80' }]), {
    timeout: 4_000,
  });
  expect((await card(/Exchange/)).getByLabelText(/Model or size/)).toHaveValue('Theirs');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Keep mine', [{ version: 5 }, { version: 8, unitPrice: '80' }], '80'],
  ['Use the saved version', [{ version: 5 }], '60'],
] as const)('compares two states of the same solution: %s', async (choice, sent, shown) => {
  let reads = 0;
  const theirs = saved({ version: 8, solutions: [exchange(), compensation({ unitPrice: '60.00' })] });
  const calls = openSolutions(
    () => (reads++ === 0 ? solutionPlan() : theirs),
    [
      [
        saveSolution,
        ({ body }: Received) =>
          (body as { version: number }).version === 5 ? new Refused({ code: 409, data: { key: 'stale' } }) : { ...theirs, version: 9 },
      ],
    ],
  );
  const paid = await card(/Compensation/);
  const price = paid.getByLabelText(/Amount per piece/);
  fireEvent.change(price, { target: { value: '80' } });
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 4_000 }));
  expect(dialog.getByText(/Compensation.*Amount per piece/)).toBeVisible();
  const buttons = dialog.getAllByRole('button');
  await user.click(choice === 'Keep mine' ? (buttons.at(-1) as HTMLElement) : (buttons[0] as HTMLElement));
  await waitFor(() => expect(bodiesTo(calls, saveSolution)).toMatchObject([...sent]));
  await waitFor(() => expect(price).toHaveValue(shown));
});

test('gives what is left to the last solution of a kind, or to a new one', async () => {
  const calls = openSolutions(solutionPlan(), [[saveSolution, saved()]]);
  await user.click(await screen.findByRole('button', { name: 'Compensate them' }));
  await waitFor(() => expect(bodiesTo(calls, saveSolution)).toMatchObject([{ solutionId: 21, quantity: '35' }]));
  await user.click(screen.getByRole('button', { name: 'Repair them' }));
  await waitFor(() =>
    expect(bodiesTo(calls, saveSolution)[1]).toMatchObject({ kind: solutionKinds.repair, quantity: '7', currency: 'EUR' }),
  );
  expect(bodiesTo(calls, saveSolution)[1]).not.toHaveProperty('solutionId');
});

test('chooses some of what is left with the keyboard', async () => {
  const calls = openSolutions(solutionPlan({ accepted: 12, covered: 5, solutions: [compensation({ quantity: 5, first: 1, last: 5 })] }), [
    [saveSolution, saved()],
  ]);
  const field = await screen.findByRole('listbox');
  field.focus();
  await user.keyboard(`${'{ArrowRight}'.repeat(7)} `);
  expect(screen.getByText('Chosen: 3.')).toBeVisible();
  expect(screen.getByRole('option', { name: '8: Without a solution' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Exchange them' }));
  await waitFor(() => expect(bodiesTo(calls, saveSolution)).toMatchObject([{ kind: solutionKinds.exchange, quantity: '3' }]));
});

test('removes a solution and brings it back to its place', async () => {
  const calls = openSolutions(solutionPlan(), [
    [removeSolution, saved({ solutions: [compensation()] })],
    [saveSolution, saved({ version: 7, solutions: [compensation(), exchange({ solutionId: 30 })] })],
    [orderSolutions, saved({ version: 8, solutions: [exchange({ solutionId: 30 }), compensation()] })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove Exchange' }));
  await waitFor(() => expect(bodiesTo(calls, removeSolution)).toEqual([{ requestId: 7, version: 5, solutionId: 20 }]));
  await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Removed: Exchange'));
  toasts.get().at(-1)?.action?.onClick();
  await waitFor(() => expect(bodiesTo(calls, orderSolutions)).toEqual([{ requestId: 7, version: 7, solutionIds: [30, 21] }]));
  expect(bodiesTo(calls, saveSolution)).toMatchObject([{ model: 'HD-M72 575 W', quantity: '96' }]);
});

test('sends the draft as the text, if no one wrote another one', async () => {
  const ready = solutionPlan({ accepted: 124, actions: complete });
  const calls = openSolutions(ready, [
    [saveSolutionTexts, { ...ready, version: 6, publicText: ready.draftText }],
    [sendForApproval, { requestId: 7, requestNo: 'MC-20261103-00015', version: 7, actions: [] }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  await waitFor(() => expect(bodiesTo(calls, sendForApproval)).toEqual([{ requestId: 7, version: 6 }]));
  expect(bodiesTo(calls, saveSolutionTexts)).toMatchObject([{ publicText: 'Nous remplaçons 96 modules.' }]);
  expect(callsTo(calls, readPlan).length).toBeGreaterThan(1);
});

test('says which fields are missing before it can be sent', async () => {
  openSolutions(
    solutionPlan({
      accepted: 124,
      solutions: [exchange({ missing: ['model', 'cost'] }), compensation()],
      actions: [action('saveSolution'), action('sendForApproval', ['solutionsComplete'])],
    }),
  );
  expect(await screen.findByRole('button', { name: 'Send for approval' })).toHaveAccessibleDescription(
    'Exchange still needs: Model or size and Estimated cost',
  );
});

test('keeps the text for the customer as it is written, and goes back to the draft', async () => {
  const calls = openSolutions(solutionPlan({ publicText: 'Bonjour' }), [[saveSolutionTexts, saved()]]);
  await user.click(await screen.findByRole('button', { name: 'Edit the text' }));
  const area = screen.getByRole('textbox', { name: 'What the customer reads' });
  expect(area).toHaveFocus();
  await user.type(area, ' Salma');
  await user.tab();
  await waitFor(() => expect(bodiesTo(calls, saveSolutionTexts)).toMatchObject([{ publicText: 'Bonjour Salma', note: '' }]));
});

test('says why a solution was returned or declined', async () => {
  openSolutions(
    solutionPlan({
      solutions: [exchange({ state: 'returned', reason: 'Too expensive' }), compensation({ state: 'declined', reason: 'Too little' })],
    }),
  );
  const exchanged = await card(/Exchange/);
  expect(exchanged.getByText('Too expensive')).toBeVisible();
  expect(exchanged.getByText('This has to change')).toBeVisible();
  expect((await card(/Compensation/)).getByText('The customer declined this')).toBeVisible();
});
