import type { CustomerRow } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { CustomerTypeTag } from '../on-behalf-choice/customer-labels.tsx';
import { AccountTypeName, CountryName, CustomerStateLabel } from './customer-labels.tsx';
import { StatusSwitch } from './status-switch.tsx';

/** Columns of the list of customers; the type where customers of both are listed. */
export function useCustomerColumns(hasType: boolean): DataColumn<CustomerRow>[] {
  const { t } = useTranslation(['customers', 'common']);
  const { t: fields } = useTranslation('fields');
  const { t: onBehalf } = useTranslation('onBehalf');
  const { number } = useFormat();
  const type: DataColumn<CustomerRow> = {
    key: 'type',
    title: onBehalf('type.label'),
    isWide: true,
    render: (row) => <CustomerTypeTag type={row.customerType} />,
  };
  return [
    {
      key: 'accountName',
      title: t('common:company'),
      isMain: true,
      sort: true,
      wraps: true,
      render: (row) => <b dir="auto">{row.accountName}</b>,
    },
    { key: 'accountNo', title: t('column.accountNo'), isWide: true, render: (row) => <Ltr mono>{row.accountNo}</Ltr> },
    ...(hasType ? [type] : []),
    {
      key: 'accountType',
      title: fields('accountType'),
      wraps: true,
      isWide: true,
      render: (row) => <AccountTypeName accountType={row.accountType} />,
    },
    { key: 'country', title: onBehalf('column.country'), render: (row) => <CountryName regionId={row.regionId} /> },
    { key: 'taxNo', title: fields('taxNo'), isExtra: true, render: (row) => <Ltr mono>{row.taxNo}</Ltr> },
    { key: 'contact', title: t('common:contact'), isWide: true, render: (row) => <bdi>{row.contact}</bdi> },
    { key: 'email', title: fields('email'), isExtra: true, render: (row) => <Ltr>{row.email}</Ltr> },
    { key: 'contacts', title: t('column.contacts'), align: 'end', render: (row) => <ContactCount row={row} /> },
    { key: 'openRequests', title: t('column.openRequests'), align: 'end', render: (row) => number(row.openRequests) },
    { key: 'state', title: t('common:status'), render: (row) => <AccountStatus row={row} /> },
    {
      key: 'createTime',
      title: t('column.since'),
      sort: true,
      isExtra: true,
      render: (row) => <UtcTime at={row.createTime} precision="day" />,
    },
    {
      key: 'accountSalesforceId',
      title: t('column.accountSalesforceId'),
      isExtra: true,
      render: (row) => <Ltr mono>{row.accountSalesforceId}</Ltr>,
    },
    {
      key: 'contactSalesforceId',
      title: t('column.contactSalesforceId'),
      isExtra: true,
      render: (row) => <Ltr mono>{row.contactSalesforceId}</Ltr>,
    },
  ];
}

function ContactCount({ row: { contacts, contactsDisabled } }: { row: CustomerRow }) {
  const { t } = useTranslation('common');
  const { number, sentenceGap } = useFormat();
  return (
    <>
      {number(contacts)}
      {sentenceGap}
      {contactsDisabled > 0 && <span className="hd-hint">{t('numberDisabled', { number: number(contactsDisabled) })}</span>}
    </>
  );
}

/** Whether a company is let in, and the switch for who may change that. */
export function AccountStatus({ row }: { row: CustomerRow }) {
  const { accountId, accountName, version, state, openRequests } = row;
  return (
    <StatusSwitch target={{ accountId, name: accountName, version, isEnabled: state !== 'disabled', openRequests }}>
      <CustomerStateLabel state={state} />
    </StatusSwitch>
  );
}
