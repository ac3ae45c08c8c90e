import type { RegisteredAddress } from '@heliodesk/contract/account';
import { Checkbox, Input } from 'antd';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PapersFields, PlaceFields, RecipientFields } from '#src/domains/account/index.ts';
import type { FieldOf } from '#src/domains/account/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import type { ClaimValues } from '../../claim-values.ts';
import { ClaimField } from '../claim-field.ts';
import type { AddressValues } from './address-choice.ts';
import { fromRegistration } from './address-choice.ts';

/** Where the value of a field comes from, by its name. */
const Sources = createContext<ReadonlyMap<string, string>>(new Map());

/** A field of the delivery address; it says where its content comes from. */
const AddressField: FieldOf<keyof AddressValues & string> = ({ hint, ...field }) => {
  const source = useContext(Sources).get(field.name);
  const from = source && (
    <span className="hd-address-source">
      <Icon name="check" /> {source}
    </span>
  );
  return <ClaimField part="requestAddressReq" hint={from ?? hint} {...field} />;
};

const named = ['accountName', 'contactPerson', 'email', 'mobile', 'taxNo', 'tradeNo', 'fax'] as const;

/** What was filled in and is still as it was. */
function useSources({ requestAddressReq: address, moduleClaim }: ClaimValues, registered: RegisteredAddress | undefined) {
  const { t } = useTranslation('moduleClaim');
  const known = registered && fromRegistration(registered);
  const sources = new Map<string, string>();
  for (const name of named) if (address[name] && address[name] === known?.[name]) sources.set(name, t('shipping.fromRegistration'));
  if (address.shipToCountry && String(address.shipToCountry) === String(moduleClaim.projectCountry ?? ''))
    sources.set('shipToCountry', t('shipping.fromProject'));
  return sources;
}

interface AddressFormProps {
  title: string;
  values: ClaimValues;
  registered: RegisteredAddress | undefined;
  /** Without it the address can't be kept. */
  onKeep: ((keep: AddressValues['keep']) => void) | undefined;
}

/** An address that is none of the book, or one that lacks something. */
export function AddressForm({ title, values, registered, onKeep }: AddressFormProps) {
  const { t } = useTranslation('moduleClaim');
  const { keep } = values.requestAddressReq;
  return (
    <Block
      title={title}
      foot={
        onKeep && (
          <>
            <Checkbox checked={keep != null} onChange={({ target }) => onKeep(target.checked ? 'entry' : null)}>
              {t('shipping.keep')}
            </Checkbox>
            <Checkbox checked={keep === 'default'} onChange={({ target }) => onKeep(target.checked ? 'default' : 'entry')}>
              {t('shipping.makeDefault')}
            </Checkbox>
          </>
        )
      }
    >
      <Sources value={useSources(values, registered)}>
        <AddressField name="addressTitle" hint={t('hint.addressTitle')}>
          <Input />
        </AddressField>
        <RecipientFields Field={AddressField} company="accountName" phoneHint={t('hint.phone')} />
        <PlaceFields Field={AddressField} country="shipToCountry" isOwn />
        <PapersFields Field={AddressField} taxHint={t('hint.taxNo')} />
      </Sources>
    </Block>
  );
}
