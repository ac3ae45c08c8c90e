// @shares-process
import type { EarlierRequest } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press, writeInto } from '#src/platform/testing/fill-in.ts';
import { user } from '#src/platform/testing/user.ts';
import { claimServer, openClaim, prepareClaims, saves } from '../testing/claim-server.ts';

const earlier: EarlierRequest = {
  requestId: 3,
  requestNo: 'MC-20261012-00031',
  status: 'completed',
  title: 'Hot spots, Almería Norte 3',
  projectName: 'Almería Norte 3',
  quantity: 212,
  submitTime: '2026-10-12T08:00:00.000Z',
  contactPerson: 'Javier Molina',
};

beforeEach(() => {
  prepareClaims();
  claimServer.earlier = [earlier];
});

const openCheck = () => openClaim('/claim?requestId=7&step=complete');
const submitButton = () => screen.findByRole('button', { name: 'Submit claim' });

describe('fewer serial numbers than modules', () => {
  beforeEach(() => void (claimServer.serialTotal = 476));

  test('are named on the check, and nothing goes out until one press decides', async () => {
    openCheck();
    expect(await screen.findAllByText('Modules and serial numbers differ: 480 and 476')).not.toHaveLength(0);
    expect(await submitButton()).toHaveAttribute('aria-disabled', 'true');
    await press('Use 476 modules');
    expect(await screen.findByText('Modules changed from 480 to 476.')).toBeInTheDocument();
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.quantity).toBe('476'));
    expect(await submitButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a cure can be undone', async () => {
    openCheck();
    await press('Use 476 modules');
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Use 476 modules' })).toBeInTheDocument();
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.quantity).toBe(480));
  });

  test('lead to the list to add the others', async () => {
    const router = openCheck();
    await press('Add 4 serial numbers');
    await waitFor(() => expect(router.state.location.search).toContain('step=serials'));
    const card = await screen.findByRole('region', { name: 'Modules and serial numbers' });
    expect(card).toHaveTextContent('4 without a serial number. Modules without one can’t be accepted.');
    expect(card.querySelectorAll('.hd-fit-missing')).toHaveLength(1);
    await user.click(within(card).getByRole('button', { name: 'Use 476 modules' }));
    expect(card).toHaveTextContent('They match.');
  });

  test('lead from their step to the box for those that are missing', async () => {
    openClaim('/claim?requestId=7&step=serials');
    await press('Add 4 more');
    expect(screen.getByRole('textbox', { name: /^Or paste them/ })).toHaveFocus();
  });
});

test('more serial numbers than modules are named too', async () => {
  claimServer.serialTotal = 10_003;
  openCheck();
  expect(await screen.findAllByText('Modules and serial numbers differ: 480 and 10,003')).not.toHaveLength(0);
  await press('Use 10,003 modules');
  await waitFor(() => expect(saves().at(-1)?.moduleClaim.quantity).toBe('10003'));
});

test('one serial number more than modules is told by the list', async () => {
  claimServer.serialTotal = 481;
  openClaim('/claim?requestId=7&step=serials');
  const card = await screen.findByRole('region', { name: 'Modules and serial numbers' });
  await waitFor(() => expect(card).toHaveTextContent('Surplus serial numbers: 1.'));
});

describe('the original request', () => {
  test('that does not exist is named on the check, with the claim for the same project in its place', async () => {
    claimServer.draft = { ...claimServer.draft, moduleClaim: { ...claimServer.draft.moduleClaim, lastRequestNo: 'MC-123' } };
    openCheck();
    expect(await screen.findByText('Did you mean your claim for the same project?')).toBeInTheDocument();
    expect(await submitButton()).toHaveAttribute('aria-disabled', 'true');
    await press('Use MC-20261012-00031');
    await waitFor(() => expect(saves().at(-1)?.moduleClaim.lastRequestNo).toBe('MC-20261012-00031'));
    expect(await screen.findByText(/Original request set to/)).toBeInTheDocument();
    expect(await submitButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('is proposed while its number is typed, with title, pieces and state', async () => {
    openClaim('/claim?requestId=7&step=details');
    const field = await screen.findByRole('combobox', { name: 'Original request number' });
    await writeInto(field, 'mc-2026');
    const found = await screen.findByText(/212 pieces/);
    expect(found.closest('.hd-found-request')).toHaveTextContent('MC-20261012-00031Completed');
    await user.click(found);
    expect(field).toHaveValue('MC-20261012-00031');
  });

  test('that no one knows is said at the field, until it is mended', async () => {
    openClaim('/claim?requestId=7&step=details');
    const field = await screen.findByRole('combobox', { name: 'Original request number' });
    await writeInto(field, 'MC-9');
    await user.tab();
    expect(await screen.findByText('Your company doesn’t have a request with this number.')).toBeInTheDocument();
    await user.clear(field);
    await waitFor(() => expect(screen.queryByText('Your company doesn’t have a request with this number.')).not.toBeInTheDocument());
  });
});

test('a defect date in the future stays, with what is wrong with it', async () => {
  claimServer.draft = { ...claimServer.draft, moduleClaim: { ...claimServer.draft.moduleClaim, defectDate: '2099-11-26' } };
  openClaim('/claim?requestId=7&step=details');
  const date = await screen.findByRole('textbox', { name: 'Date found' });
  expect(date).toHaveValue('2099/11/26');
  await user.click(date);
  await user.tab();
  expect(await screen.findByText(/can’t be in the future/)).toBeInTheDocument();
  expect(date).toHaveValue('2099/11/26');
});
