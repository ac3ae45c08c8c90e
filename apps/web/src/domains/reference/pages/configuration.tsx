import '../reference.css';
import { clearConfigCache, ConfigFilter, configGroups, exportConfig } from '@heliodesk/contract/reference';
import type { ConfigRow } from '@heliodesk/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { SearchInput } from '#src/ui/form/search-input.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block, Page } from '#src/ui/page/page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { configuration, useRefresh } from '../administration-queries.ts';
import { AddVerification } from '../components/add-verification.tsx';
import { ConfigBar } from '../components/config-bar.tsx';
import { ConfigRowView } from '../components/config-row.tsx';
import { useConfigChanges } from '../components/use-config-changes.ts';

/** /admin/config: every key by its group, saved together by one bar. */
export default function ConfigurationPage() {
  const { t, i18n } = useTranslation(['reference', 'identity']);
  const { data: rows, error, refetch } = useQuery(configuration(i18n.language));
  const [isAdding, setAdding] = useState(false);
  return (
    <Page title={t('configuration')} note={t('configurationNote')} layout="flush" actions={<PageActions onAdd={() => setAdding(true)} />}>
      {error && !rows ? <ErrorState error={error} onRetry={refetch} /> : rows ? <Keys rows={rows} /> : <PageSkeleton />}
      {isAdding && <AddVerification onClose={() => setAdding(false)} />}
    </Page>
  );
}

function PageActions({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation(['reference', 'common']);
  const handleExport = async () => saveFile(await call(exportConfig, { query: {} }), 'configuration.xlsx');
  const handleClear = async () => {
    await call(clearConfigCache);
    showToast({ kind: 'good', title: t('cleared') });
  };
  return (
    <>
      <Can permission="system:config:remove">
        <Button icon={<Icon name="refresh" />} title={t('clearHint')} onClick={() => void handleClear()}>
          {t('clear')}
        </Button>
      </Can>
      <Can permission="system:config:export">
        <Button icon={<Icon name="download" />} onClick={() => void handleExport()}>
          {t('common:export')}
        </Button>
      </Can>
      <Can permission="system:config:add">
        <Button icon={<Icon name="plus" />} onClick={onAdd}>
          {t('addFile')}
        </Button>
      </Can>
    </>
  );
}

function Keys({ rows }: { rows: readonly ConfigRow[] }) {
  const { t } = useTranslation(['reference', 'common']);
  const { number } = useFormat();
  const refresh = useRefresh('configuration');
  const edit = useConfigChanges(rows, refresh);
  const question = useUnsavedChanges(edit.changed.length > 0);
  const { filters, setFilters, clearFilters } = useTableState<{ text: string; changed: boolean }>(ConfigFilter);
  const part = filters.text.toLowerCase();
  const shown = rows
    .filter(({ configKey, configName, remark }) => `${configName} ${configKey} ${remark}`.toLowerCase().includes(part))
    .filter((row) => !filters.changed || row.isChanged);
  const changedCount = rows.filter(({ isChanged }) => isChanged).length;
  return (
    <>
      <div className="hd-conf-page">
        <search className="hd-conf-filters">
          <SearchInput label={t('searchKeys')} value={filters.text} onChange={(event) => setFilters({ text: event.target.value })} />
          <SegmentedControl
            aria-label={t('which')}
            value={filters.changed ? 'changed' : 'all'}
            options={[
              { value: 'all', label: t('allKeys', { number: number(rows.length) }) },
              { value: 'changed', label: t('changedKeys', { number: number(changedCount) }) },
            ]}
            onChange={(which) => setFilters({ changed: which === 'changed' })}
          />
        </search>
        {configGroups.map((group) => {
          const keys = shown.filter((row) => row.group === group);
          return keys.length === 0 ? null : (
            <Block key={group} title={t(`group.${group}`)}>
              {keys.map((row) => (
                <ConfigRowView
                  key={row.configKey}
                  row={row}
                  pending={edit.changes[row.configKey]}
                  onChange={(value) => edit.change(row, value)}
                  onUndo={() => edit.undo(row.configKey)}
                />
              ))}
            </Block>
          );
        })}
        {shown.length === 0 && (
          <Empty title={t('nothingFound')} text={t('noKeys')} actions={<Button onClick={clearFilters}>{t('common:showAll')}</Button>} />
        )}
      </div>
      <ConfigBar edit={edit} />
      {question}
    </>
  );
}
