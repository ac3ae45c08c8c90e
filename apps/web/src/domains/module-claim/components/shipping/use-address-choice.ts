import type { RegisteredAddress, ShippingAddress } from '@heliodesk/contract/account';
import { useEffect, useState } from 'react';
import type { FieldsStepProps } from '#src/domains/request/index.ts';
import type { ClaimValues } from '../../claim-values.ts';
import { firstChoice, fromBook, fromRegistration, isEmpty, isSame, newAddress, withDelivery } from './address-choice.ts';
import type { AddressValues } from './address-choice.ts';

/** An entry of the book by its id, the registered address, or another one. */
export type Choice = number | 'registered' | 'other';

interface ChoiceOptions extends FieldsStepProps<ClaimValues> {
  book: readonly ShippingAddress[];
  registered: RegisteredAddress | undefined;
}

/** Which address the claim has, and how to give it another one. A claim without any begins with the most likely. */
export function useAddressChoice({ form, values, onEdit, book, registered }: ChoiceOptions) {
  const { requestAddressReq: address, moduleClaim } = values;
  /** Typed by hand: it stays "another address", whatever it says while it is being typed. */
  const [isTyped, setTyped] = useState(false);
  const [before, setBefore] = useState<AddressValues>();
  const offered = book.length === 0 ? registered : undefined;

  const chosen = (): Choice => {
    const entry = book.find((one) => isSame(fromBook(one), address));
    if (isTyped) return 'other';
    if (entry)
      return book.find((one) => one.addressId === address.addressId && isSame(fromBook(one), address))?.addressId ?? entry.addressId;
    return offered && isSame(fromRegistration(offered), address) ? 'registered' : 'other';
  };
  const choice = chosen();

  const take = (taken: AddressValues) => {
    const change = { ...values, requestAddressReq: taken, moduleClaim: withDelivery(moduleClaim, address, taken) };
    form.setFieldsValue(change);
    onEdit(change, change);
  };
  const handleChoose = (next: Choice) => {
    if (choice === 'other') setBefore(address);
    setTyped(next === 'other');
    const entry = book.find(({ addressId }) => addressId === next);
    if (entry) take(fromBook(entry));
    else if (next === 'registered' && offered) take(fromRegistration(offered));
    else take(before ?? newAddress(registered, moduleClaim.projectCountry));
  };
  /** An address that was changed by hand is no longer the one of the book; what the driver is told follows it. */
  const handleEdit: FieldsStepProps<ClaimValues>['onEdit'] = (all, changed) => {
    if (!changed.requestAddressReq) return onEdit(all, changed);
    setTyped(true);
    const keep = address.addressId == null ? address.keep : null;
    const requestAddressReq = { ...address, ...all.requestAddressReq, addressId: null, keep };
    const delivery = withDelivery({ ...moduleClaim, ...all.moduleClaim }, address, requestAddressReq);
    form.setFieldsValue({ moduleClaim: delivery });
    onEdit({ ...all, requestAddressReq, moduleClaim: delivery }, changed);
  };
  const handleKeep = (keep: AddressValues['keep']) => {
    const change = { requestAddressReq: { ...address, keep } };
    onEdit(change, change);
  };

  const first = firstChoice(book);
  const begin = isEmpty(address) ? (first ? fromBook(first) : offered && fromRegistration(offered)) : undefined;
  useEffect(() => {
    if (begin) take(begin);
    // Only what the claim lacks when the step opens is filled in, not what someone empties later.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { choice, handleChoose, handleEdit, handleKeep };
}
