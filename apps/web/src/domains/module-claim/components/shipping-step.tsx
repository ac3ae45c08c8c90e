import type { Address } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { PapersFields, PlaceFields, RecipientFields } from '#src/domains/account/index.ts';
import type { FieldOf } from '#src/domains/account/index.ts';
import { DraftForm } from '#src/domains/request/index.ts';
import type { FieldsStepProps } from '#src/domains/request/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { FieldRow } from '#src/ui/form/field.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { shippingAddresses } from '../queries.ts';
import { ClaimField } from './claim-field.ts';

type AddressValues = ClaimValues['requestAddressReq'];

/** An entry of the address book as the claim's own address; the claim keeps a copy. */
function addressOf({ addressId, addressTitle, companyName, isDefault: _isDefault, version: _version, ...rest }: Address): AddressValues {
  return { ...rest, addressId, addressTitle, accountName: companyName, sfUpload: 0 };
}

/** A field of the delivery address. */
const AddressField: FieldOf<keyof AddressValues & string> = (field) => <ClaimField part="requestAddressReq" {...field} />;

const inOneLine = ({ address, postalCode, city }: Address): string =>
  [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Where replacements would go: an address of the book, or another one. */
export function ShippingStep(props: FieldsStepProps<ClaimValues>) {
  const { form, values, contactId, onEdit } = props;
  const { t } = useTranslation('moduleClaim');

  const handleChoose = (entry: Address | undefined) => {
    const requestAddressReq = entry ? addressOf(entry) : { ...values.requestAddressReq, addressId: null };
    const moduleClaim = entry
      ? {
          ...values.moduleClaim,
          deliverPhone: values.moduleClaim.deliverPhone || entry.mobile,
          deliverAddress: values.moduleClaim.deliverAddress || inOneLine(entry),
        }
      : values.moduleClaim;
    const change = { ...values, moduleClaim, requestAddressReq };
    form.setFieldsValue(change);
    onEdit(change, change);
  };
  /** An address that was changed by hand is no longer the one of the book. */
  const handleEdit: FieldsStepProps<ClaimValues>['onEdit'] = (all, changed) =>
    onEdit(changed.requestAddressReq ? { ...all, requestAddressReq: { ...all.requestAddressReq, addressId: null } } : all, changed);
  return (
    <>
      <AddressBook contactId={contactId} chosen={values.requestAddressReq.addressId ?? undefined} onChoose={handleChoose} />
      <DraftForm {...props} onEdit={handleEdit}>
        <h2 className="hd-h-sm">{t('shipping.whereTitle')}</h2>
        <RecipientFields Field={AddressField} company="accountName" phoneHint={t('hint.phone')} />
        <PlaceFields Field={AddressField} country="shipToCountry" isOwn />
        <PapersFields Field={AddressField} taxHint={t('hint.taxNo')} />
        <h2 className="hd-h-sm">{t('shipping.deliveryTitle')}</h2>
        <FieldRow>
          <ClaimField part="moduleClaim" name="deliverPhone" hint={t('hint.deliverPhone')}>
            <Input type="tel" dir="ltr" />
          </ClaimField>
          <ClaimField part="moduleClaim" name="deliverAddress" hint={t('hint.deliverAddress')}>
            <Input />
          </ClaimField>
        </FieldRow>
      </DraftForm>
    </>
  );
}

interface AddressBookProps {
  contactId: number | undefined;
  chosen: number | undefined;
  onChoose: (entry: Address | undefined) => void;
}

function AddressBook({ contactId, chosen, onChoose }: AddressBookProps) {
  const { t } = useTranslation('moduleClaim');
  const { data: entries, isPending } = useQuery(shippingAddresses(contactId));
  if (isPending) return <FormSkeleton fields={2} />;
  if (!entries || entries.length === 0) return null;
  const known = entries.some((entry) => entry.addressId === chosen) ? chosen : 0;
  return (
    <section aria-labelledby="address-book">
      <h2 className="hd-h-sm" id="address-book">
        {t('shipping.bookTitle')}
      </h2>
      <Radio.Group
        className="hd-address-book"
        aria-labelledby="address-book"
        value={known}
        onChange={({ target }) => onChoose(entries.find((entry) => entry.addressId === target.value))}
      >
        {entries.map((entry) => (
          <Radio key={entry.addressId} value={entry.addressId} className="hd-address">
            <b>{entry.addressTitle || entry.companyName}</b>
            <span className="hd-hint">
              {inOneLine(entry)} · {entry.contactPerson} · <Ltr>{entry.mobile}</Ltr>
            </span>
          </Radio>
        ))}
        <Radio value={0} className="hd-address">
          <b>{t('shipping.other')}</b>
          <span className="hd-hint">{t('shipping.otherHint')}</span>
        </Radio>
      </Radio.Group>
    </section>
  );
}
