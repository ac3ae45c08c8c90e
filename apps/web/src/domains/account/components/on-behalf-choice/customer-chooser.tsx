import './customer-chooser.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCan } from '#src/platform/session.ts';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { onBehalfPaths } from '../../on-behalf-paths.ts';
import { customerChoices, CustomerFilters, maxCustomers } from '../../on-behalf-queries.ts';
import { CustomerCard } from './customer-card.tsx';
import { CustomerFilterBar } from './customer-filters.tsx';
import { CustomerTypeTag, BlockReasonLabel } from './customer-labels.tsx';

interface CustomerChooserProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  above?: ReactNode;
  /** Where one acts for the chosen customer. */
  linkOf: (customer: CustomerChoice) => string;
}

/** Finds the customer one acts for, of either type. */
export function CustomerChooser({ title, note, actions, above, linkOf }: CustomerChooserProps) {
  const { t } = useTranslation(['onBehalf', 'customers']);
  const state = useTableState<CustomerFilters>(CustomerFilters);
  const result = useQuery(customerChoices(state.query));
  const columns = useColumns(linkOf);
  const pathOf = (row: CustomerChoice) => (row.blockReason === null ? linkOf(row) : undefined);
  return (
    <ListPage<CustomerChoice>
      name="customer-chooser"
      title={title}
      titleNote={note && <span className="hd-not-phone">{note}</span>}
      actions={actions}
      above={above}
      columns={columns}
      state={state}
      result={result}
      totalCap={maxCustomers}
      rowKey={(row) => row.contactId}
      rowLink={pathOf}
      renderCard={(row) => <CustomerCard customer={row} to={pathOf(row)} />}
      filters={<CustomerFilterBar state={state} />}
      empty={<Empty title={t('customers:emptyTitle')} text={t('emptyText')} actions={<EnterCustomer />} />}
    />
  );
}

/** Links to the form for a new customer, for staff who may add one. */
function EnterCustomer() {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  return useCan('csp:customer:add') ? <Button onClick={() => void navigate(onBehalfPaths.enter)}>{t('newCustomer')}</Button> : null;
}

function useColumns(linkOf: (customer: CustomerChoice) => string): DataColumn<CustomerChoice>[] {
  const { t } = useTranslation(['onBehalf', 'common', 'fields']);
  return [
    { key: 'company', title: t('common:company'), isMain: true, wraps: true, render: (row) => <bdi>{row.companyName}</bdi> },
    { key: 'contact', title: t('common:contact'), render: (row) => <bdi>{row.contactPerson}</bdi> },
    { key: 'email', title: t('fields:email'), render: (row) => <Ltr>{row.email}</Ltr> },
    { key: 'taxNo', title: t('fields:taxNo'), isWide: true, render: (row) => <Ltr mono>{row.taxNo}</Ltr> },
    { key: 'type', title: t('type.label'), render: (row) => <CustomerTypeTag type={row.customerType} /> },
    { key: 'country', title: t('column.country'), isWide: true, render: (row) => row.regionName },
    {
      key: 'act',
      title: t('column.act'),
      titleIcon: ' ',
      isPinned: true,
      align: 'end',
      render: (row) =>
        row.blockReason === null ? <ActButton customer={row} to={linkOf(row)} /> : <BlockReasonLabel blockReason={row.blockReason} />,
    },
  ];
}

function ActButton({ customer: { contactPerson, companyName }, to }: { customer: CustomerChoice; to: string }) {
  const { t } = useTranslation('onBehalf');
  const navigate = useNavigate();
  return (
    <Button
      size="small"
      icon={<Icon name="person" />}
      aria-label={t('actForNamed', { person: contactPerson, company: companyName })}
      onClick={() => void navigate(to)}
    >
      {t('actFor')}
    </Button>
  );
}
