import type { BankDetails, MaskedBankDetails } from '@heliodesk/contract/payment';
import { DescriptionItem, Descriptions } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { groupAccount } from './bank-values.ts';
import { useCountryName } from './use-country-name.ts';

/** Bank details to read, in full or masked. */
export function BankFacts({ details }: { details: MaskedBankDetails & Partial<BankDetails> }) {
  const countryName = useCountryName();
  return (
    <Descriptions>
      <DescriptionItem name={labelOf('bankAccount')} value={groupAccount(details.bankAccount)} reads="mono" />
      <DescriptionItem name={labelOf('bankBic')} value={details.bankBic} reads="mono" />
      <DescriptionItem name={labelOf('branchCountry')} value={countryName(details.branchCountry)} />
      <DescriptionItem name={labelOf('bankName')} value={details.bankName} />
      <DescriptionItem name={labelOf('bankAddress')} value={details.bankAddress} />
      <DescriptionItem name={labelOf('currency')} value={details.currency} reads="ltr" />
      <DescriptionItem name={labelOf('actualRecipient')} value={details.actualRecipient} />
      <DescriptionItem name={labelOf('billingAddress')} value={details.billingAddress} />
    </Descriptions>
  );
}
