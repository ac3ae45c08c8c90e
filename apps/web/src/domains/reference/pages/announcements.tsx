import '../reference.css';
import { AnnouncementFilter, announcementStates, removeAnnouncement } from '@heliodesk/contract/reference';
import type { AnnouncementRow, AnnouncementState } from '@heliodesk/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { TextWithTimes } from '#src/ui/format/text-with-times.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { announcementList, useRefresh } from '../administration-queries.ts';
import { AnnouncementDrawer } from '../components/announcement-drawer.tsx';
import { filledIn, LanguageCells } from '../components/language-cells.tsx';

const stateKinds = { planned: 'info', shown: 'good', over: '' } as const;
const levelKinds = { info: 'info', warning: 'warn', urgent: 'bad' } as const;

/** /admin/announcement: banners that are planned, shown and over. */
export default function AnnouncementsPage() {
  const { t } = useTranslation(['reference', 'common']);
  const state = useTableState<{ state?: AnnouncementState | undefined }>(AnnouncementFilter);
  const result = useQuery(announcementList(state.query));
  const [opened, setOpened] = useState<AnnouncementRow | 'new'>();
  const add = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpened('new')}>
      {t('newAnnouncement')}
    </Button>
  );
  return (
    <>
      <ListPage<AnnouncementRow>
        name="announcements"
        title={t('announcements')}
        actions={add}
        columns={useColumns(setOpened)}
        state={state}
        result={result}
        rowKey={(row) => row.id}
        renderCard={(row) => <AnnouncementCard row={row} onOpen={setOpened} />}
        note={t('utcNote')}
        filters={
          <SegmentedControl
            aria-label={t('common:status')}
            value={state.filters.state ?? 'all'}
            options={[
              { value: 'all', label: t('allStates') },
              ...announcementStates.map((each) => ({ value: each, label: t(`states.${each}`) })),
            ]}
            onChange={(each) => state.setFilters({ state: each === 'all' ? undefined : each })}
          />
        }
        empty={<Empty title={t('noAnnouncements')} text={t('noAnnouncementsText')} />}
      />
      {opened !== undefined && (
        <AnnouncementDrawer
          key={opened === 'new' ? 'new' : opened.id}
          row={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface CellProps {
  row: AnnouncementRow;
  onOpen: (row: AnnouncementRow) => void;
}

/** In the reader's language, else in English. */
function useText({ texts }: AnnouncementRow): string {
  const { i18n } = useTranslation();
  return texts[i18n.language as 'en'] ?? texts.en ?? '';
}

function TextCell({ row, onOpen }: CellProps) {
  return (
    <Button type="link" className="hd-dict-open" onClick={() => onOpen(row)}>
      <span>
        <TextWithTimes text={useText(row)} />
      </span>
    </Button>
  );
}

function StateTag({ row: { state } }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation('reference');
  return <span className={`hd-tag hd-k-${stateKinds[state]}`}>{t(`states.${state}`)}</span>;
}

function LevelTag({ row: { level } }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation('reference');
  return <span className={`hd-tag hd-k-${levelKinds[level]}`}>{t(`levels.${level}`)}</span>;
}

/** A banner on a phone. */
function AnnouncementCard({ row, onOpen }: CellProps) {
  return (
    <article className="hd-row-card">
      <div className="hd-row">
        <StateTag row={row} />
        <LevelTag row={row} />
        <span className="hd-end">
          <RemoveAnnouncement row={row} />
        </span>
      </div>
      <strong>
        <TextCell row={row} onOpen={onOpen} />
      </strong>
      <div className="hd-row hd-row-wrap hd-t13 hd-hint">
        <UtcTime at={row.startsAt} />–<UtcTime at={row.endsAt} />
      </div>
      <LanguageCells filled={filledIn(row.texts)} />
    </article>
  );
}

function useColumns(onOpen: CellProps['onOpen']): DataColumn<AnnouncementRow>[] {
  const { t } = useTranslation(['reference', 'common', 'fields']);
  return [
    { key: 'text', title: t('text'), isMain: true, wraps: true, render: (row) => <TextCell row={row} onOpen={onOpen} /> },
    { key: 'state', title: t('common:status'), render: (row) => <StateTag row={row} /> },
    { key: 'level', title: t('level'), render: (row) => <LevelTag row={row} /> },
    { key: 'start', title: t('fields:startsAt'), render: (row) => <UtcTime at={row.startsAt} /> },
    { key: 'end', title: t('fields:endsAt'), render: (row) => <UtcTime at={row.endsAt} /> },
    { key: 'languages', title: t('languages'), isWide: true, render: (row) => <LanguageCells filled={filledIn(row.texts)} /> },
    { key: 'remove', title: t('remove'), titleIcon: ' ', align: 'end', render: (row) => <RemoveAnnouncement row={row} /> },
  ];
}

function RemoveAnnouncement({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation('reference');
  const refresh = useRefresh('announcements');
  const handleRemove = async () => {
    await call(removeAnnouncement, { params: { id: row.id } });
    await refresh();
  };
  return (
    <ConfirmButton
      type="text"
      danger
      aria-label={t('removeAnnouncement')}
      icon={<Icon name="trash" />}
      title={t('removeAnnouncement')}
      text={useText(row)}
      confirmLabel={t('remove')}
      onConfirm={handleRemove}
    />
  );
}
