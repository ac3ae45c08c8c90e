import type { RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { PromiseCell } from '../components/request-cells.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { ContactStateMark } from './contact-state.tsx';
import { PiecesCell, RegionCell, TypeCell, UnreadCount, WaitingOnCell } from './desk-cells.tsx';
import { OwnerCell } from './owner-cell.tsx';

/** Columns of the desk: number first, then whose it is, where it stands, and by when. */
export function useDeskColumns(): DataColumn<RequestRow>[] {
  const { t } = useTranslation('desk');
  return [
    { key: 'request', title: t('column.request'), isMain: true, render: (row) => <RequestNumber>{row.requestNo}</RequestNumber> },
    {
      key: 'title',
      title: t('column.title'),
      render: (row) => (
        <span className="hd-ink hd-desk-title hd-cut" title={row.title}>
          <bdi>{row.title}</bdi>
        </span>
      ),
    },
    { key: 'type', title: t('column.type'), render: (row) => <TypeCell type={row.requestType} /> },
    {
      key: 'company',
      title: t('column.company'),
      render: (row) => (
        <span className="hd-row">
          <span className="hd-ink hd-company hd-cut" title={row.creator}>
            <bdi>{row.companyName}</bdi>
          </span>
          <ContactStateMark state={row.contactState} />
        </span>
      ),
    },
    { key: 'contact', title: t('column.contact'), isExtra: true, render: (row) => <bdi>{row.creator}</bdi> },
    { key: 'project', title: t('column.project'), isExtra: true, render: (row) => <bdi>{row.projectName}</bdi> },
    { key: 'region', title: t('column.region'), render: (row) => <RegionCell row={row} /> },
    { key: 'status', title: t('column.status'), render: (row) => <RequestStatusDisc status={row.status} /> },
    { key: 'waitingOn', title: t('column.waitingOn'), render: (row) => <WaitingOnCell who={row.waitingOn} /> },
    { key: 'promise', title: t('column.promise'), sort: true, render: (row) => <PromiseCell row={row} /> },
    { key: 'owner', title: t('column.owner'), render: (row) => <OwnerCell row={row} /> },
    { key: 'pieces', title: t('column.pieces'), align: 'end', render: (row) => <PiecesCell quantity={row.quantity} /> },
    {
      key: 'unread',
      title: t('column.unread'),
      titleIcon: <Icon name="chat" />,
      align: 'center',
      render: (row) => <UnreadCount count={row.unread} />,
    },
    {
      key: 'createTime',
      title: t('column.created'),
      isExtra: true,
      sort: true,
      render: (row) => <UtcTime at={row.createTime} className="hd-hint" />,
    },
    { key: 'updateTime', title: t('column.updated'), sort: true, render: (row) => <UtcTime at={row.updateTime} className="hd-hint" /> },
  ];
}
