import '../components/audit-log/audit-log.css';
import { auditExportLimit } from '@heliodesk/contract/identity';
import type { AuditRow } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#src/ui/actions/export-button.tsx';
import { Can } from '#src/ui/actions/permissions.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { ActionCell, ActorCell, SubjectCell } from '../components/audit-log/audit-cells.tsx';
import { AuditCard } from '../components/audit-log/audit-card.tsx';
import { AuditDetails } from '../components/audit-log/audit-details.tsx';
import { AuditFilterBar } from '../components/audit-log/audit-filters.tsx';
import { auditCap, AuditFilters, auditPage, saveAudit } from '../audit-queries.ts';
import type { AuditFilterValues } from '../audit-queries.ts';

/** /admin/audit: who did what, on whose behalf, when and from where. */
export default function AuditPage() {
  const { t } = useTranslation(['audit', 'shell']);
  const state = useTableState<AuditFilterValues>(AuditFilters);
  const result = useQuery(auditPage(state.query));
  return (
    <ListPage<AuditRow>
      name="audit"
      title={t('shell:menu.audit')}
      actions={<ExportAudit filters={state.filters} />}
      columns={useColumns()}
      state={state}
      result={result}
      totalCap={auditCap}
      rowKey={(row) => row.auditId}
      renderCard={(row) => <AuditCard row={row} />}
      renderExpanded={(row) => <AuditDetails row={row} />}
      filters={<AuditFilterBar state={state} />}
      empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
      note={<FurtherBack state={state} last={result.data?.rows.at(-1)?.auditId} hasMore={(result.data?.total ?? 0) > auditCap} />}
    />
  );
}

interface FurtherBackProps {
  state: TableState<AuditFilterValues>;
  /** The oldest entry in sight. */
  last: number | undefined;
  /** There are more than can be paged through. */
  hasMore: boolean;
}

/** Continues before the oldest entry in sight where pages end, and comes back to the newest. */
function FurtherBack({ state, last, hasMore }: FurtherBackProps) {
  const { t } = useTranslation(['audit', 'common']);
  return (
    <span className="hd-row">
      {state.filters.before !== undefined && (
        <Button type="link" size="small" onClick={() => state.setFilters({ before: undefined })}>
          {t('newest')}
        </Button>
      )}
      {hasMore && last !== undefined && (
        <Button type="link" size="small" onClick={() => state.setFilters({ before: last })}>
          {t('common:olderEntries')}
        </Button>
      )}
    </span>
  );
}

function ExportAudit({ filters }: { filters: AuditFilterValues }) {
  const { t } = useTranslation('audit');
  const { number } = useFormat();
  return (
    <Can permission="system:audit:export">
      <ExportButton hint={t('export.hint', { limit: number(auditExportLimit) })} save={() => saveAudit(filters)} />
    </Can>
  );
}

function useColumns(): DataColumn<AuditRow>[] {
  const { t } = useTranslation('auditWords');
  return [
    { key: 'action', title: t('column.action'), isMain: true, wraps: true, render: (row) => <ActionCell row={row} /> },
    { key: 'actor', title: t('column.actor'), wraps: true, render: (row) => <ActorCell row={row} /> },
    { key: 'subject', title: t('column.subject'), wraps: true, render: (row) => <SubjectCell row={row} /> },
    { key: 'at', title: t('column.at'), render: (row) => <UtcTime at={row.at} /> },
    { key: 'address', title: t('column.address'), render: (row) => <Ltr className="hd-hint">{row.address}</Ltr> },
    {
      key: 'requestId',
      title: t('column.requestId'),
      isExtra: true,
      render: (row) => (
        <Ltr mono className="hd-hint">
          {row.requestId}
        </Ltr>
      ),
    },
  ];
}
