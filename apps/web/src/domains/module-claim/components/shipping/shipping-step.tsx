import { accountPages, maxAddresses } from '@heliodesk/contract/account';
import type { RegisteredAddress, ShippingAddress } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DraftForm } from '#src/domains/request/index.ts';
import type { FieldsStepProps } from '#src/domains/request/index.ts';
import { useCan } from '#src/platform/session.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import type { ClaimValues } from '../../claim-values.ts';
import { registeredAddress, shippingAddresses } from '../../queries.ts';
import { ClaimField } from '../claim-field.ts';
import { isFaulty } from './address-choice.ts';
import { AddressForm } from './address-form.tsx';
import { AddressTiles } from './address-tiles.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import type { Choice } from './use-address-choice.ts';

/** Where replacements would go: an address of the book, or another one. */
export function ShippingStep(props: FieldsStepProps<ClaimValues>) {
  const { t } = useTranslation('moduleClaim');
  const book = useQuery(shippingAddresses(props.contactId));
  const registered = useQuery(registeredAddress(props.contactId));
  if (!book.isPending && !registered.isPending) return <ChosenAddress {...props} book={book.data} registered={registered.data} />;
  return (
    <>
      <h2>{t('shipping.title')}</h2>
      <FormSkeleton fields={4} />
    </>
  );
}

interface ChosenAddressProps extends FieldsStepProps<ClaimValues> {
  /** None where it could not be read. */
  book: readonly ShippingAddress[] | undefined;
  registered: RegisteredAddress | undefined;
}

const none: readonly ShippingAddress[] = [];

function ChosenAddress({ book, registered, ...props }: ChosenAddressProps) {
  const { values, refused, contactId } = props;
  const { t } = useTranslation('moduleClaim');
  const mayEditBook = useCan('csp:account:edit');
  const { choice, handleChoose, handleEdit, handleKeep } = useAddressChoice({ ...props, book: book ?? none, registered });
  const entry = book?.find(({ addressId }) => addressId === choice);
  const isRefused = refused.some(({ path }) => path.startsWith('requestAddressReq'));
  const hasForm = choice === 'other' || isRefused || isFaulty(values.requestAddressReq);
  const canKeep = (contactId !== undefined || mayEditBook) && book !== undefined && book.length < maxAddresses;
  return (
    <>
      <ShippingHead choice={choice} entry={entry} isFirst={book?.length === 0} hasBook={contactId === undefined && mayEditBook} />
      {(book === undefined || book.length === 0) && registered === undefined ? null : (
        <AddressTiles book={book ?? none} registered={registered} choice={choice} onChoose={handleChoose} />
      )}
      {choice === 'registered' && canKeep && (
        <Checkbox checked={values.requestAddressReq.keep != null} onChange={({ target }) => handleKeep(target.checked ? 'default' : null)}>
          {t('shipping.keepFirst')} <span className="hd-hint">{t('shipping.keepFirstHint')}</span>
        </Checkbox>
      )}
      <DraftForm {...props} onEdit={handleEdit}>
        {hasForm && (
          <AddressForm
            title={entry?.addressTitle || t('shipping.other')}
            values={values}
            registered={registered}
            onKeep={choice === 'other' && canKeep ? handleKeep : undefined}
          />
        )}
        <h2 className="hd-h-sm">{t('shipping.deliveryTitle')}</h2>
        <FieldRow>
          <ClaimField part="moduleClaim" name="deliverPhone" hint={t('hint.deliverPhone')}>
            <Input type="tel" dir="ltr" />
          </ClaimField>
          <ClaimField part="moduleClaim" name="deliverAddress" hint={t('hint.deliverAddress')}>
            <Input dir="auto" />
          </ClaimField>
        </FieldRow>
      </DraftForm>
    </>
  );
}

interface ShippingHeadProps {
  choice: Choice;
  entry: ShippingAddress | undefined;
  isFirst: boolean;
  /** Whether the book is the reader's own to edit. */
  hasBook: boolean;
}

function ShippingHead({ choice, entry, isFirst, hasBook }: ShippingHeadProps) {
  const { t } = useTranslation('moduleClaim');
  const lead = () => {
    if (choice === 'registered') return t('shipping.leadFirst');
    if (choice === 'other') return t('shipping.leadOther');
    return entry?.isDefault ? t('shipping.leadDefault') : t('shipping.leadChosen');
  };
  return (
    <header className="hd-shipping-head">
      <div className="hd-step-head hd-grow">
        <h2>{t('shipping.title')}</h2>
        <p>{lead()}</p>
      </div>
      {hasBook && !isFirst && <Link to={accountPages.ownAddresses}>{t('shipping.openBook')}</Link>}
    </header>
  );
}
