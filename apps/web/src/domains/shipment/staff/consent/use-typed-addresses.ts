import type { BatchSettlement } from '@heliodesk/contract/shipment';
import { useState } from 'react';
import type { AddressValues } from '../../customer/address-drawer.tsx';
import { typedOf, type TypedAddress } from './typed-address.ts';

/** The addresses of an exchange while staff type them, and the pieces that have none yet. */
export function useTypedAddresses({ addresses: entered, quantity }: BatchSettlement) {
  const [addresses, setAddresses] = useState<readonly TypedAddress[]>(() => entered.map(typedOf));
  const rest = quantity - addresses.reduce((sum, { batchQty }) => sum + batchQty, 0);
  const change = (index: number, values: Partial<TypedAddress>) =>
    setAddresses((all) => all.map((address, place) => (place === index ? { ...address, ...values } : address)));
  return {
    addresses,
    rest,
    setQuantity: (index: number, batchQty: number) => change(index, { batchQty }),
    /** Adds a new one with the pieces that have none, or changes one. */
    put: (place: number | 'new', values: AddressValues) => {
      if (place === 'new') setAddresses((all) => [...all, typedOf({ ...values, batchQty: Math.max(0, rest) })]);
      else change(place, values);
    },
    remove: (index: number) => setAddresses((all) => all.filter((_, place) => place !== index)),
  };
}
