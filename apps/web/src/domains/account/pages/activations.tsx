import { customerCountCap } from '@heliodesk/contract/account';
import type { InactiveContact } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterPick } from '#src/ui/data-table/filters.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { CustomerSearch } from '../components/on-behalf-choice/customer-filters.tsx';
import { ActivationActions } from '../components/customers-list/activation-actions.tsx';
import { CountryName } from '../components/customers-list/customer-labels.tsx';
import { InactiveFilters, inactivePage } from '../customer-queries.ts';

/** Who has not used the activation link yet, and what helps them. */
export default function ActivationsPage() {
  const { t } = useTranslation('customers');
  const { t: shell } = useTranslation('shell');
  const state = useTableState<InactiveFilters>(InactiveFilters);
  const { filters, setFilters } = state;
  const result = useQuery(inactivePage(state.query));
  return (
    <ListPage<InactiveContact>
      name="activations"
      title={shell('menu.activation')}
      columns={useColumns()}
      state={{ ...state, orderByColumn: state.orderByColumn ?? 'createTime', isAsc: state.isAsc ?? 'desc' }}
      result={result}
      totalCap={customerCountCap}
      rowKey={(row) => row.contactId}
      renderCard={(row) => <InactiveCard row={row} />}
      filters={
        <>
          <CustomerSearch text={filters.text} onSearch={(text) => setFilters({ text })} />
          <FilterPick
            label={t('column.link')}
            value={filters.link}
            options={(['valid', 'expired'] as const).map((value) => ({ value, label: t(`link.${value}`) }))}
            onChange={(link) => setFilters({ link })}
          />
        </>
      }
      empty={<Empty title={t('noneWaitingTitle')} text={t('noneWaitingText')} />}
    />
  );
}

function useColumns(): DataColumn<InactiveContact>[] {
  const { t } = useTranslation(['customers', 'common']);
  const { t: fields } = useTranslation('fields');
  const { t: onBehalf } = useTranslation('onBehalf');
  return [
    { key: 'contact', title: t('common:contact'), isMain: true, render: (row) => <b dir="auto">{row.contact}</b> },
    { key: 'company', title: t('common:company'), render: (row) => <bdi>{row.accountName}</bdi> },
    { key: 'email', title: fields('email'), isWide: true, render: (row) => <Ltr>{row.email}</Ltr> },
    { key: 'country', title: onBehalf('column.country'), isWide: true, render: (row) => <CountryName regionId={row.regionId} /> },
    { key: 'createTime', title: t('column.registered'), sort: true, isWide: true, render: (row) => <UtcTime at={row.registered} /> },
    { key: 'link', title: t('linkUntil'), render: (row) => <LinkUntil row={row} /> },
    {
      key: 'actions',
      title: t('common:actions'),
      titleIcon: ' ',
      align: 'end',
      isPinned: true,
      render: (row) => <ActivationActions row={row} />,
    },
  ];
}

type LinkedContact = InactiveContact & { linkValidUntil: string };

const hasLink = (row: InactiveContact): row is LinkedContact => row.linkValidUntil !== null && Date.parse(row.linkValidUntil) > Date.now();

function LinkUntil({ row }: { row: InactiveContact }) {
  const { t } = useTranslation('customers');
  return hasLink(row) ? <UtcTime at={row.linkValidUntil} /> : <span className="hd-customer-warn">{t('link.expired')}</span>;
}

function InactiveCard({ row }: { row: InactiveContact }) {
  const { t } = useTranslation('customers');
  return (
    <article className="hd-row-card">
      <span className="hd-row hd-t13 hd-hint">
        <UtcTime at={row.registered} precision="day" />
        <span className="hd-end">
          <CountryName regionId={row.regionId} />
        </span>
      </span>
      <strong dir="auto">{row.contact}</strong>
      <span className="hd-customer-lines hd-t13">
        <bdi>{row.accountName}</bdi>
        <Ltr>{row.email}</Ltr>
        <span>
          {hasLink(row) && <span className="hd-hint">{t('linkUntil')} </span>}
          <LinkUntil row={row} />
        </span>
      </span>
      <span className="hd-row-card-foot hd-row">
        <ActivationActions row={row} />
      </span>
    </article>
  );
}
