// @shares-process
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press, writeInto } from '#src/platform/testing/fill-in.ts';
import { user } from '#src/platform/testing/user.ts';
import { additions, openParts, prepareClaims, reload } from '../testing/tracker-server.ts';

beforeEach(prepareClaims);

const good = ['Drive motor', '2P, one row', '1', 'E24', '36', '24', 'Stalls', 'DM-1'].join('\t');
const wrong = ['Gearbox', '2P, one row', '2', '', '36', '24', 'Hums', 'DM-2'].join('\t');

async function paste(text: string) {
  const [button] = await screen.findAllByRole('button', { name: 'Paste rows' });
  if (button) await user.click(button);
  await writeInto(await screen.findByRole('textbox', { name: /^Copy the cells/ }), text);
}
const addButton = (count: string) => screen.getByRole('button', { name: `Add ${count}` });

test('pasted rows show what is wrong at their cells, are mended there, and are added together', async () => {
  openParts();
  await paste(`${good}\n${wrong}`);
  expect(await screen.findByText('1 row has something to fix.')).toBeInTheDocument();
  const product = screen.getByRole('combobox', { name: 'Product type, row 2' });
  expect(product).toBeInvalid();
  expect(product).toHaveAccessibleDescription('Product type isn’t valid.');
  expect(screen.getByRole('textbox', { name: 'Error code, row 2' })).toHaveAccessibleDescription('Error code is required.');
  const serials = screen.getByRole('textbox', { name: 'Serial numbers, row 2' });
  expect(serials).toHaveAccessibleDescription('Serial numbers: 1, quantity: 2. Both must match.');
  expect(addButton('2 parts')).toBeDisabled();
  await user.selectOptions(product, 'Tracker controller');
  await writeInto(screen.getByRole('textbox', { name: 'Error code, row 2' }), 'E31');
  await writeInto(serials, '\nDM-3');
  await waitFor(() => expect(addButton('2 parts')).toBeEnabled());
  await user.click(addButton('2 parts'));
  await waitFor(() => expect(additions()).toHaveLength(1));
  expect(additions()).toMatchObject([
    {
      requestId: 7,
      trackerList: [
        { productsType: '1', bracketType: '2', pcs: '1', serialNumber: 'DM-1' },
        { productsType: '2', errorCode: 'E31', pcs: '2', serialNumber: 'DM-2\nDM-3' },
      ],
    },
  ]);
  expect(await screen.findByText('Hums')).toBeInTheDocument();
});

test('pasted rows block continuing, survive a reload, and are dropped with a way back', async () => {
  const router = openParts();
  await paste(good);
  expect(await screen.findByText('Add or discard the pasted rows first')).toBeInTheDocument();
  reload(router);
  expect(await screen.findByRole('textbox', { name: 'Failure description, row 1' })).toHaveValue('Stalls');
  await press('Discard rows');
  expect(await screen.findByText('Pasted rows discarded')).toBeInTheDocument();
  await press('Undo');
  await press('Remove row 1');
  expect(screen.queryByRole('textbox', { name: 'Failure description, row 1' })).not.toBeInTheDocument();
});
