// @shares-process
import type { ShippingAddress } from '@heliodesk/contract/account';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press, writeInto } from '#src/platform/testing/fill-in.ts';
import { user } from '#src/platform/testing/user.ts';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { claimServer, openClaim, prepareClaims, saves } from '../testing/claim-server.ts';

const warehouse: ShippingAddress = {
  addressId: 11,
  addressTitle: 'Warehouse Jaén',
  companyName: 'Sierra Clara Energía S.L.',
  contactPerson: 'Luis Navarro',
  email: 'luis@sierra.test',
  mobile: '+34 953 220 118',
  fax: '',
  taxNo: '',
  tradeNo: '',
  shipToCountry: 724,
  province: '',
  city: 'Jaén',
  address: 'Av. de Andalucía 41',
  postalCode: '23006',
  isDefault: true,
  version: 0,
  lastUsed: { requestNo: 'MC-20261106-00022', at: '2026-11-06T10:00:00.000Z' },
};
const gate: ShippingAddress = {
  ...warehouse,
  addressId: 12,
  addressTitle: 'Gate 2',
  address: 'Ctra. A-349 km 12',
  isDefault: false,
  lastUsed: null,
};

const tile = (name: RegExp) => screen.findByRole('radio', { name });
const lastAddress = () => saves().at(-1)?.requestAddressReq;
const lastClaim = () => saves().at(-1)?.moduleClaim;

/** A draft that no one has said anything in about where replacements go. */
function withoutAddress() {
  claimServer.draft = {
    ...claimServer.draft,
    moduleClaim: { ...claimServer.draft.moduleClaim, deliverPhone: '', deliverAddress: '' },
    requestAddressReq: {},
  };
}

beforeEach(() => {
  prepareClaims();
  signInPerson({
    userName: 'Amelia Ortega',
    kind: 'customer',
    roles: ['customer'],
    permissions: ['csp:request:query', 'csp:account:edit'],
  });
  withoutAddress();
});

describe('with an address book', () => {
  beforeEach(() => {
    claimServer.book = [gate, warehouse];
  });

  test('the default is chosen, and one click continues', async () => {
    const router = openClaim('/claim?requestId=7&step=shipping');
    await waitFor(async () => expect(await tile(/^Warehouse Jaén/)).toBeChecked());
    expect(screen.getByRole('heading', { level: 2, name: 'Where should replacements go?' })).toBeInTheDocument();
    expect(screen.getByText('MC-20261106-00022')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Postal code/ })).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'On the delivery note' })).getByText('Av. de Andalucía 41')).toBeInTheDocument();
    await press(/Continue to serial numbers/);
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7&step=serials'));
    expect(lastAddress()).toMatchObject({ addressId: 11, accountName: 'Sierra Clara Energía S.L.', keep: null });
    expect(lastClaim()).toMatchObject({ deliverPhone: '+34 953 220 118', deliverAddress: 'Av. de Andalucía 41, 23006 Jaén' });
  });

  test('without a default, the one that was used last is chosen', async () => {
    claimServer.book = [gate, { ...warehouse, isDefault: false }];
    openClaim('/claim?requestId=7&step=shipping');
    await waitFor(async () => expect(await tile(/^Warehouse Jaén/)).toBeChecked());
  });

  test('another entry takes what the driver is told along, unless it was typed', async () => {
    openClaim('/claim?requestId=7&step=shipping');
    await waitFor(async () => expect(await tile(/^Warehouse Jaén/)).toBeChecked());
    await user.clear(screen.getByRole('textbox', { name: /^Delivery phone/ }));
    await writeInto(screen.getByRole('textbox', { name: /^Delivery phone/ }), '+34 600 000 001');
    await user.click(await tile(/^Gate 2/));
    await waitFor(() => expect(lastAddress()).toMatchObject({ addressId: 12 }));
    expect(lastClaim()).toMatchObject({ deliverPhone: '+34 600 000 001', deliverAddress: 'Ctra. A-349 km 12, 23006 Jaén' });
  });

  test('another address begins with who is registered, names its sources, and is kept in the book', async () => {
    openClaim('/claim?requestId=7&step=shipping');
    await waitFor(async () => expect(await tile(/^Warehouse Jaén/)).toBeChecked());
    await user.click(await tile(/^Another address/));
    expect(await screen.findByRole('textbox', { name: /^Contact person/ })).toHaveValue('Amelia Ortega');
    expect(screen.getAllByText('From registration').length).toBeGreaterThan(2);
    expect(screen.getByText('Project country')).toBeInTheDocument();
    const street = screen.getByRole('textbox', { name: /^Address(?! name)/ });
    expect(street).toHaveValue('');
    await writeInto(street, 'Paraje Los Retamares');
    await waitFor(() => expect(lastAddress()).toMatchObject({ addressId: null, address: 'Paraje Los Retamares', keep: 'entry' }));
    expect(await tile(/^Another address/)).toBeChecked();
    expect(screen.getByText('Missing: Postal code')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Save to address book' }));
    await waitFor(() => expect(lastAddress()?.keep).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Make default' }));
    await waitFor(() => expect(lastAddress()?.keep).toBe('default'));
  });

  test('what was typed is still there after looking at an entry', async () => {
    openClaim('/claim?requestId=7&step=shipping');
    await user.click(await tile(/^Another address/));
    await writeInto(await screen.findByRole('textbox', { name: /^Address(?! name)/ }), 'Paraje Los Retamares');
    await user.click(await tile(/^Gate 2/));
    await user.click(await tile(/^Another address/));
    expect(await screen.findByRole('textbox', { name: /^Address(?! name)/ })).toHaveValue('Paraje Los Retamares');
  });

  test('an entry that lacks something opens the fields to add it', async () => {
    claimServer.book = [{ ...warehouse, mobile: '' }, gate];
    openClaim('/claim?requestId=7&step=shipping');
    expect(await screen.findByRole('textbox', { name: /^Mobile/ })).toHaveValue('');
    expect(screen.getByText('Incomplete. Choose it to fill in the rest.')).toBeInTheDocument();
  });
});

describe('without an address book', () => {
  test('the registered address is ready, and becomes the default', async () => {
    openClaim('/claim?requestId=7&step=shipping');
    await waitFor(async () => expect(await tile(/^Company address/)).toBeChecked());
    expect(screen.getByRole('checkbox', { name: /as the default/ })).toBeChecked();
    await waitFor(() => expect(lastAddress()).toMatchObject({ city: 'Granada', contactPerson: 'Amelia Ortega', keep: 'default' }));
  });

  test('an address that is there already stays', async () => {
    prepareClaims();
    openClaim('/claim?requestId=7&step=shipping');
    expect(await screen.findByRole('textbox', { name: /^Address(?! name)/ })).toHaveValue('Calle del Sol 21');
    expect(saves()).toEqual([]);
  });
});
