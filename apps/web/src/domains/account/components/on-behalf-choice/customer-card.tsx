import type { CustomerChoice } from '@heliodesk/contract/account';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { CustomerTypeTag, BlockReasonLabel } from './customer-labels.tsx';

/** A customer on a phone; no link where no one can act for them. */
export function CustomerCard({ customer, to }: { customer: CustomerChoice; to: string | undefined }) {
  const { companyName, contactPerson, customerType, regionName, email, blockReason } = customer;
  const top = (
    <>
      <CustomerTypeTag type={customerType} />
      <span className="hd-end hd-hint">{regionName}</span>
    </>
  );
  const person = (
    <span className="hd-customer-person">
      <bdi>{contactPerson}</bdi>
      <Ltr>{email}</Ltr>
    </span>
  );
  if (to !== undefined) return <RowCard to={to} top={top} title={companyName} middle={person} />;
  return (
    <div className="hd-row-card">
      <span className="hd-row hd-t13">{top}</span>
      <strong dir="auto">{companyName}</strong>
      <span className="hd-row hd-t13 hd-hint">{person}</span>
      {blockReason && <BlockReasonLabel blockReason={blockReason} />}
    </div>
  );
}
