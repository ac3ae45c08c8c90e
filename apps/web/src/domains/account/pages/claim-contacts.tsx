import { claimContactViews, customerCountCap } from '@heliodesk/contract/account';
import type { ClaimContact } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { CustomerSearch } from '../components/on-behalf-choice/customer-filters.tsx';
import { BlockReasons, ClaimContactStatus, MoveButton } from '../components/customers-list/claim-contact-cells.tsx';
import { ClaimContactFilters, claimContactPage } from '../customer-queries.ts';

/** Whose requests no one can act on, and who may take them over. */
export default function ClaimContactsPage() {
  const { t } = useTranslation('customers');
  const { t: shell } = useTranslation('shell');
  const state = useTableState<ClaimContactFilters>(ClaimContactFilters);
  const { filters, setFilters } = state;
  const result = useQuery(claimContactPage(state.query));
  const isUsual = filters.view === 'blocked' && !filters.text;
  return (
    <ListPage<ClaimContact>
      name="claim-contacts"
      title={shell('menu.claimContacts')}
      columns={useColumns()}
      state={{ ...state, isFiltered: !isUsual }}
      result={result}
      totalCap={customerCountCap}
      rowKey={(row) => row.contactId}
      renderCard={(row) => <ClaimContactCard row={row} />}
      filters={
        <>
          <SegmentedControl
            aria-label={t('view.label')}
            value={filters.view}
            options={claimContactViews.map((view) => ({ value: view, label: t(`view.${view}`) }))}
            onChange={(view) => setFilters({ view: view === 'blocked' ? undefined : view })}
          />
          <CustomerSearch text={filters.text} onSearch={(text) => setFilters({ text })} />
        </>
      }
      empty={<Empty title={t('noneBlockedTitle')} text={t('noneBlockedText')} />}
    />
  );
}

function useColumns(): DataColumn<ClaimContact>[] {
  const { t } = useTranslation(['customers', 'common']);
  const { t: fields } = useTranslation('fields');
  const { number } = useFormat();
  return [
    { key: 'contact', title: t('common:contact'), isMain: true, render: (row) => <b dir="auto">{row.contact}</b> },
    { key: 'company', title: t('common:company'), render: (row) => <bdi>{row.accountName}</bdi> },
    { key: 'state', title: t('common:status'), render: (row) => <ClaimContactStatus row={row} /> },
    { key: 'email', title: fields('email'), isWide: true, render: (row) => <Ltr>{row.email}</Ltr> },
    { key: 'openRequests', title: t('column.openRequests'), align: 'end', isWide: true, render: (row) => number(row.openRequests) },
    { key: 'blockedBy', title: t('column.blockedBy'), wraps: true, render: (row) => <BlockReasons row={row} /> },
    { key: 'actions', title: t('common:actions'), titleIcon: ' ', align: 'end', isPinned: true, render: (row) => <MoveButton row={row} /> },
  ];
}

function ClaimContactCard({ row }: { row: ClaimContact }) {
  const { t } = useTranslation('customers');
  return (
    <article className="hd-row-card">
      <span className="hd-row hd-t13 hd-hint">{t('openRequests', { count: row.openRequests })}</span>
      <strong dir="auto">{row.contact}</strong>
      <span className="hd-customer-lines hd-t13">
        <bdi>{row.accountName}</bdi>
        <Ltr>{row.email}</Ltr>
        <BlockReasons row={row} />
      </span>
      <span className="hd-row-card-foot hd-row">
        <ClaimContactStatus row={row} />
        <span className="hd-end">
          <MoveButton row={row} />
        </span>
      </span>
    </article>
  );
}
