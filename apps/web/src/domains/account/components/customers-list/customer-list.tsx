import './customers.css';
import { customerCountCap, customerTypes } from '@heliodesk/contract/account';
import type { CustomerRow } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/platform/session.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { CustomerListFilters, customerPage } from '../../customer-queries.ts';
import { LostFactors } from '../lost-factors.tsx';
import { CustomerCard } from './customer-card.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerListFilterBar } from './customer-filters.tsx';

const NewCustomerDrawer = lazyDialog(async () => (await import('../customers-edit/new-drawers.tsx')).NewCustomerDrawer);

interface CustomerListProps {
  title: string;
  /** Only customers of this type; left out, of both. */
  customerType?: CustomerRow['customerType'];
}

/** Companies that open onto their contacts. */
export function CustomerList({ title, customerType }: CustomerListProps) {
  const { t } = useTranslation('customers');
  const state = useTableState<CustomerListFilters>(CustomerListFilters);
  const query = customerType === undefined ? state.query : { ...state.query, customerType };
  const result = useQuery(customerPage(query));
  const columns = useCustomerColumns(customerType === undefined);
  return (
    <ListPage<CustomerRow>
      name={`customers-${customerType ?? 'all'}`}
      title={title}
      actions={
        customerType !== undefined && (
          <>
            {customerType === customerTypes.portal && <LostFactors />}
            <AddCustomer customerType={customerType} />
          </>
        )
      }
      columns={columns}
      state={{
        ...state,
        orderByColumn: state.orderByColumn ?? 'accountName',
        isAsc: state.orderByColumn === undefined ? 'asc' : state.isAsc,
      }}
      result={result}
      totalCap={customerCountCap}
      rowKey={(row) => row.accountId}
      renderExpanded={(row) => <CustomerContacts row={row} />}
      renderCard={(row) => <CustomerCard row={row} />}
      filters={<CustomerListFilterBar state={state} hasType={customerType === undefined} />}
      empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function AddCustomer({ customerType }: { customerType: CustomerRow['customerType'] }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  if (!useCan('csp:customer:add')) return null;
  return (
    <>
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {t('newCustomer')}
      </Button>
      {isOpen && <NewCustomerDrawer customerType={customerType} onClose={() => setOpen(false)} />}
    </>
  );
}
