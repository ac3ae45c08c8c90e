// @shares-process
import {
  addMyAddress,
  deleteMyAddress,
  getMyContactWithAccount,
  listMyAddresses,
  setMyDefaultAddress,
  updateMyAddress,
} from '@heliodesk/contract/account';
import type { Address } from '@heliodesk/contract/account';
import { listCountries } from '@heliodesk/contract/reference';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import AddressesPage from './addresses.tsx';

const address = (addressId: number, addressTitle: string, change: Partial<Address> = {}): Address => ({
  addressId,
  addressTitle,
  companyName: 'Sierra Clara',
  contactPerson: 'Pilar Montes',
  email: 'pilar@sierraclara.example',
  mobile: '+34 953 240 118',
  fax: '',
  taxNo: '',
  tradeNo: '',
  shipToCountry: 724,
  province: '',
  city: 'Jaén',
  address: 'Av. de Andalucía 41',
  postalCode: '23006',
  isDefault: false,
  version: 2,
  ...change,
});

let book: Address[];
let calls: Received[];
let add: (received: Received) => unknown;
const open = (at = '/profile/consignee') => openPage([{ path: '*', Component: AddressesPage }], at, { permissions: ['csp:account:edit'] });
const rows = async () => within(await screen.findByRole('list', { name: 'Delivery addresses' })).getAllByRole('listitem');
async function write(label: RegExp, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

beforeEach(() => {
  book = [address(1, 'Warehouse Jaén', { isDefault: true }), address(2, 'Guadix I, site office', { city: 'Guadix' })];
  add = ({ body }) => {
    book = [...book, { ...(body as Address), addressId: 3, version: 0 }];
    return book.at(-1);
  };
  calls = stubServer([
    [listMyAddresses, () => book],
    [addMyAddress, (received: Received) => add(received)],
    [updateMyAddress, ({ body }: Received) => ({ ...book[1], ...(body as object), version: 3 })],
    [
      setMyDefaultAddress,
      () => {
        book = book.toReversed().map((entry) => ({ ...entry, isDefault: entry.addressId === 2 }));
        return null;
      },
    ],
    [
      deleteMyAddress,
      () => {
        book = book.filter(({ addressId }) => addressId !== 2);
        return null;
      },
    ],
    [
      getMyContactWithAccount,
      {
        contact: { firstName: 'Amelia', lastName: 'Ortega', email: 'amelia@sierraclara.example', mobile: '+34 600 218 447' },
        account: { companyName: 'Sierra Clara Energía S.L.', region: { regionId: 724, regionName: 'Spain' } },
      },
    ],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
  ]);
});

describe('the address book', () => {
  test('lists every address with its country, says which is the default and how many fit', async () => {
    open();
    const [first, second] = await rows();
    await screen.findAllByText(/Spain/);
    expect(first).toHaveTextContent(/Warehouse Jaén.*Default.*Av\. de Andalucía 41, 23006 Jaén, Spain.*Pilar Montes/);
    expect(second).not.toHaveTextContent('Default');
    expect(screen.getByText('2 of 200')).toBeVisible();
  });

  test('says what will be there while it is empty, and offers the first address', async () => {
    book = [];
    open();
    expect(await screen.findByText('No addresses yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New address' }));
    expect(await screen.findByRole('dialog', { name: 'New address' })).toBeVisible();
  });

  test('takes a new address, which begins with the own company and person', async () => {
    const router = open();
    await user.click(await screen.findByRole('button', { name: 'New address' }));
    expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Sierra Clara Energía S.L.');
    expect(screen.getByLabelText(/^Contact person/)).toHaveValue('Amelia Ortega');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('button', { name: 'City' })).toBeVisible();
    await write(/^Address name/, 'Porto, transit store');
    await write(/^City/, 'Porto');
    await write(/^Postal code/, '4300-219');
    await write(/^Address(?! name)/, 'Rua do Freixo 1071');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(router.state.location.search).toBe('');
    const { headers, body } = callsTo(calls, addMyAddress)[0] as Received;
    expect(body).toMatchObject({ addressTitle: 'Porto, transit store', shipToCountry: 724, isDefault: false });
    expect(headers.get('idempotency-key')).toMatch(/.{16}/);
  });

  test('that is full says so, and keeps what was typed', async () => {
    add = () => new Refused({ code: 510, msg: 'The address book is full', data: { key: 'account.addressBookFull' } });
    open('/profile/consignee?edit=new');
    await screen.findByLabelText(/^Company name/);
    await write(/^City/, 'Porto');
    await write(/^Postal code/, '4300-219');
    await write(/^Address(?! name)/, 'Rua do Freixo 1071');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The address book is full');
    expect(screen.getByLabelText(/^City/)).toHaveValue('Porto');
  });

  test('changes an address that its own link names, with the version that was read', async () => {
    open('/profile/consignee?edit=2');
    expect(await screen.findByLabelText(/^City/)).toHaveValue('Guadix');
    await write(/^Fax/, '+34 958 660 031');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(bodiesTo(calls, updateMyAddress)).toMatchObject([{ fax: '+34 958 660 031', version: 2 }]));
    expect(callsTo(calls, updateMyAddress, { addressId: 2 })).toHaveLength(1);
  });

  test('moves the default', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Make default: Guadix I, site office' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/Guadix I, site office.*Default/));
  });

  test('deletes only after the yes', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Delete Guadix I, site office' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Guadix I, site office?' });
    expect(question).toHaveTextContent('keep a copy');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(book).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Delete Guadix I, site office' }));
    await user.click(within(await screen.findByRole('dialog', { name: /^Delete/ })).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });
});
