import type { CustomerRow } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { AccountStatus } from './customer-columns.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CountryName } from './customer-words.tsx';

/** A company on a phone; its contacts stand inside once it is opened. */
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
        <Button
          type="text"
          size="small"
          className="hd-end"
          aria-expanded={isOpen}
          icon={<Icon name="chevron-down" />}
          iconPlacement="end"
          onClick={() => setOpen(!isOpen)}
        >
          {t('contacts', { count: row.contacts })}
        </Button>
      </span>
      {isOpen && <CustomerContacts row={row} />}
    </article>
  );
}
