// @shares-process
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { field, press, write } from '#src/platform/testing/fill-in.ts';
import { user } from '#src/platform/testing/user.ts';
import { inverterSaves, motor, openParts, partSaves, prepareClaims, reload, removals, trackerServer } from '../testing/tracker-server.ts';

beforeEach(prepareClaims);

const form = (name: string) => screen.findByRole('group', { name });
const continueButton = () => screen.getByRole('button', { name: 'Continue to files' });

async function typeInverter() {
  await press('Add inverter');
  await write(/^Product type/, 'HD-PCS 110K');
  await write(/^Quantity/, '1');
  await write(/^Error code/, '0x3A');
  await write(/^Alarm duration/, '12');
  await write(/^Power/, '110000');
  await write(/^Failure description/, 'Trips at noon');
  await write(/^Serial numbers/, 'pc110-25-004417');
}

describe('a part', () => {
  test('is shown with its pieces, its fault and its numbers', async () => {
    openParts();
    await screen.findByText('Drive motor');
    const item = (): HTMLElement | null => screen.getByText('Drive motor').closest('li');
    for (const shown of ['2 pieces', 'Stalls at 38° in the morning', '2P, one row', 'Alarm for 36 h', 'Error code E24', 'DM24-6K-118204'])
      await waitFor(() => expect(item()).toHaveTextContent(shown));
  });

  test('is typed in place, and Enter adds it', async () => {
    openParts();
    await typeInverter();
    await user.click(await field(/^Error code/));
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('HD-PCS 110K')).toBeInTheDocument();
    expect(inverterSaves()).toMatchObject([{ requestId: 7, productsType: 'HD-PCS 110K', pcs: '1', errorCode: '0x3A', power: '110000' }]);
    expect(inverterSaves()[0]).not.toHaveProperty('bracketType');
    expect(screen.queryByRole('group', { name: 'New inverter' })).not.toBeInTheDocument();
  });

  test('says at its fields what is wrong, and is not sent', async () => {
    openParts();
    await typeInverter();
    await write(/^Quantity/, '3');
    await press('Add part');
    const serials = await field(/^Serial numbers/);
    await waitFor(() => expect(serials).toHaveAccessibleDescription(/Serial numbers: 1, quantity: 13\. Both must match\./));
    expect(inverterSaves()).toEqual([]);
    expect(serials).toHaveValue('pc110-25-004417');
  });

  test('keeps one from continuing while it is open, and is the only one that is', async () => {
    openParts();
    await press('Add tracker part');
    await form('New tracker part');
    expect(await screen.findByText('Add or discard the new part first')).toBeInTheDocument();
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Add inverter', 'Edit Drive motor', 'Duplicate Drive motor'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    await press('Cancel');
    await waitFor(() => expect(continueButton()).not.toHaveAttribute('aria-disabled', 'true'));
  });

  test('is dropped with Esc, and brought back with one press', async () => {
    openParts();
    await press('Add inverter');
    await write(/^Error code/, '0x3A');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('New part discarded')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'New inverter' })).not.toBeInTheDocument();
    await press('Undo');
    expect(await field(/^Error code/)).toHaveValue('0x3A');
  });

  test('survives a reload while it is unfinished', async () => {
    const router = openParts();
    await press('Add inverter');
    await write(/^Product type/, 'HD-PCS 50K');
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
    reload(router);
    expect(await field(/^Product type/)).toHaveValue('HD-PCS 50K');
    expect(await screen.findByText('Add or discard the new part first')).toBeInTheDocument();
  });

  test('is changed under the version that was read', async () => {
    openParts();
    await press('Edit Drive motor');
    await form('Edit Drive motor');
    const words = await field(/^Failure description/);
    await user.clear(words);
    await write(/^Failure description/, 'It hums');
    await press('Save part');
    expect(await screen.findByText('It hums')).toBeInTheDocument();
    expect(partSaves()).toMatchObject([{ id: 31, version: 0, failuresDesc: 'It hums', bracketType: '2' }]);
  });

  test('is duplicated without its serial numbers', async () => {
    openParts();
    await press('Duplicate Drive motor');
    await form('New tracker part');
    expect(await field(/^Failure description/)).toHaveValue(motor.failuresDesc);
    expect(await field(/^Serial numbers/)).toHaveValue('');
  });

  test('is deleted, and can be had again', async () => {
    openParts();
    await press('Delete Drive motor');
    expect(await screen.findByText('Drive motor deleted')).toBeInTheDocument();
    expect(removals()).toHaveLength(1);
    await press('Undo');
    await waitFor(() => expect(partSaves()).toMatchObject([{ productsType: '1', serialNumber: motor.serialNumber }]));
  });

  test('of a copy says that its serial numbers are missing', async () => {
    trackerServer.claim = { ...trackerServer.claim, trackerList: [{ ...motor, serialNumber: '' }] };
    openParts();
    expect(await screen.findByText('Serial numbers are missing. Edit this part to add them.')).toBeInTheDocument();
  });
});

describe('beside the parts', () => {
  test('a drawing shows where the numbers are', async () => {
    openParts();
    expect(await screen.findByRole('img', { name: /^Nameplate of a tracker controller/ })).toBeInTheDocument();
  });

  test('the pieces that were named are compared with those described', async () => {
    trackerServer.claim = { ...trackerServer.claim, partsClaim: { ...trackerServer.claim.partsClaim, quantity: 8 } };
    openParts();
    const card = await screen.findByRole('region', { name: 'Defective pieces' });
    expect(card).toHaveTextContent('6 not described yet');
    await press('Add inverter');
    await write(/^Quantity/, '3');
    await waitFor(() => expect(card).toHaveTextContent('3 in what you’re adding'));
    await press('Cancel');
    await user.click(await within(card).findByRole('button', { name: 'Use 2 pieces' }));
    expect(card).toHaveTextContent('They match.');
  });
});
