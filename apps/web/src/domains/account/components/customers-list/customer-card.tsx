import type { CustomerRow } from '@heliodesk/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnfoldButton } from '#src/ui/data-table/unfold-button.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { AccountStatus } from './customer-columns.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CountryName } from './customer-labels.tsx';

/** A company on a phone; its contacts are inside once it is opened. */
export function CustomerCard({ row }: { row: CustomerRow }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  return (
    <article className="hd-row-card">
      <span className="hd-row hd-t13">
        <Ltr mono>{row.accountNo}</Ltr>
        <span className="hd-end hd-hint">
          <CountryName regionId={row.regionId} />
        </span>
      </span>
      <strong dir="auto">{row.accountName}</strong>
      <span className="hd-row hd-t13">
        <AccountStatus row={row} />
        <UnfoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {t('contacts', { count: row.contacts })}
        </UnfoldButton>
      </span>
      {isOpen && <CustomerContacts row={row} />}
    </article>
  );
}
