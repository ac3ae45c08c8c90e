import '../components/provider-list/providers.css';
import type { ProviderCompany } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '#src/ui/actions/permissions.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { Empty } from '#src/ui/states/states.tsx';
import { LostFactors } from '../components/lost-factors.tsx';
import { ProviderCard } from '../components/provider-list/provider-card.tsx';
import { EditButton, PeopleCell, PlaceCell, ReachCell, ServesCell, StateCell } from '../components/provider-list/provider-cells.tsx';
import { ProviderFilterBar } from '../components/provider-list/provider-filters.tsx';
import { ProviderPeople } from '../components/provider-list/provider-people.tsx';
import { ProviderFilters, providerPage } from '../provider-queries.ts';

const AddProviderDrawer = lazyDialog(async () => (await import('../components/provider-edit/provider-drawer.tsx')).AddProviderDrawer);
const EditProviderDrawer = lazyDialog(async () => (await import('../components/provider-edit/provider-drawer.tsx')).EditProviderDrawer);

const isNew = 'new';

/** /admin/provider: the companies that carry out work orders, and their people. */
export default function ProvidersPage() {
  const { t } = useTranslation(['providers', 'shell']);
  const state = useTableState<ProviderFilters>(ProviderFilters);
  const result = useQuery(providerPage(state.query));
  const { opened, open, close } = useOpenParam();
  const openEdit = ({ providerId }: ProviderCompany) => open(String(providerId));
  const columns = useColumns(openEdit);
  const edited = result.data?.rows.find(({ providerId }) => String(providerId) === opened);
  const add = (
    <Can permission="csp:provider:edit">
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => open(isNew)}>
        {t('add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<ProviderCompany>
        name="providers"
        title={t('shell:menu.providers')}
        actions={
          <>
            <LostFactors />
            {add}
          </>
        }
        columns={columns}
        state={state}
        result={result}
        rowKey={(row) => row.providerId}
        renderCard={(row) => <ProviderCard row={row} onEdit={() => openEdit(row)} />}
        renderExpanded={(row) => <ProviderPeople company={row} />}
        filters={<ProviderFilterBar state={state} />}
        empty={<Empty title={t('emptyTitle')} text={t('emptyText')} actions={add} />}
      />
      <Can permission="csp:provider:edit">
        {opened === isNew && <AddProviderDrawer onClose={close} />}
        {edited && <EditProviderDrawer key={edited.providerId} company={edited} onClose={close} />}
      </Can>
    </>
  );
}

function useColumns(onEdit: (row: ProviderCompany) => void): DataColumn<ProviderCompany>[] {
  const { t } = useTranslation(['providers', 'common']);
  return [
    { key: 'name', title: t('column.name'), isMain: true, sort: true, wraps: true, render: (row) => <b dir="auto">{row.name}</b> },
    { key: 'place', title: t('column.place'), isWide: true, render: (row) => <PlaceCell row={row} /> },
    { key: 'reach', title: t('common:emailAndPhone'), render: (row) => <ReachCell row={row} /> },
    {
      key: 'serves',
      title: t('column.serves'),
      wraps: true,
      render: (row) => (
        <div className="hd-provider-serves">
          <ServesCell row={row} />
        </div>
      ),
    },
    { key: 'people', title: t('column.people'), align: 'end', isWide: true, render: (row) => <PeopleCell row={row} /> },
    { key: 'state', title: t('common:status'), render: (row) => <StateCell row={row} /> },
    {
      key: 'createTime',
      title: t('common:addedUtc'),
      isExtra: true,
      sort: true,
      render: (row) => <UtcTime at={row.createTime} className="hd-hint" />,
    },
    {
      key: 'actions',
      title: t('common:actions'),
      titleIcon: ' ',
      align: 'end',
      isPinned: true,
      width: 56,
      render: (row) => <EditButton row={row} onEdit={() => onEdit(row)} />,
    },
  ];
}
