import { serialChangeKinds } from '@heliodesk/contract/request';
import type { SerialChange, SerialChangeKind, SerialDifference } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { VerdictTag } from '../components/verdict-labels.tsx';
import { saveChanges, serialChanges } from '../queries.ts';
import { useLocalTable } from '../use-local-table.ts';
import { useKindOfModule } from './use-kind-of-module.ts';

interface ChangesDrawerProps {
  requestId: number;
  changeId: number;
  counts: SerialDifference['counts'];
  isOpen: boolean;
  onClose: () => void;
}

/** All that a customer has changed in the list, one kind at a time, and as a spreadsheet. */
export function ChangesDrawer({ isOpen, onClose, ...of }: ChangesDrawerProps) {
  const { t } = useTranslation(['tipSerials', 'common']);
  const { requestId, changeId } = of;
  return (
    <Drawer
      open={isOpen}
      size={720}
      title={t('changes')}
      destroyOnHidden
      onClose={onClose}
      extra={
        <Button size="small" icon={<Icon name="download" />} onClick={() => void saveChanges(requestId, changeId)}>
          {t('common:export')}
        </Button>
      }
    >
      <ChangesList {...of} />
    </Drawer>
  );
}

function ChangesList({ requestId, changeId, counts }: Omit<ChangesDrawerProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('tipSerials');
  const { number } = useFormat();
  const state = useLocalTable<{ kind: SerialChangeKind }>({ kind: serialChangeKinds.find((kind) => counts[kind] > 0) ?? 'added' });
  const { kind = 'added', ...page } = { ...state.filters, pageNum: state.pageNum, pageSize: state.pageSize };
  const result = useQuery(serialChanges(requestId, { changeId, kind, ...page }));
  const columns = useColumns(kind);
  return (
    <DataTable<SerialChange>
      name="serial-changes"
      columns={columns}
      state={state}
      result={result}
      rowKey={(row) => row.sn}
      filters={
        <SegmentedControl<SerialChangeKind>
          aria-label={t('changes')}
          value={kind}
          options={serialChangeKinds.map((value) => ({
            value,
            label: (
              <>
                {t(`kinds.${value}`)} <span className="hd-count">{number(counts[value])}</span>
              </>
            ),
          }))}
          onChange={(value) => state.setFilters({ kind: value })}
        />
      }
      empty={<Empty title={t('noChanges')} />}
    />
  );
}

function useColumns(kind: SerialChangeKind): DataColumn<SerialChange>[] {
  const { t } = useTranslation(['tipSerials', 'serialNumber']);
  const kindOf = useKindOfModule();
  const serial: DataColumn<SerialChange> = {
    key: 'sn',
    title: t('serialNumber:column.serial'),
    isMain: true,
    render: ({ sn }) => <Ltr mono>{sn}</Ltr>,
  };
  const verdict: DataColumn<SerialChange> = {
    key: 'verdict',
    title: t('serialNumber:column.verdict'),
    render: (row) => <VerdictTag verdict={row.verdict} />,
  };
  const now: DataColumn<SerialChange> = { key: 'now', title: t(kind === 'changed' ? 'now' : 'serialNumber:column.type'), render: kindOf };
  if (kind !== 'changed') return [serial, verdict, now];
  return [serial, verdict, { key: 'before', title: t('before'), render: ({ was }) => (was ? kindOf(was) : '') }, now];
}
