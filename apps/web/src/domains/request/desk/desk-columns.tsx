import type { RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { LastWordCell } from '../components/last-word.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { RequestNumber, RequestTypeName } from '../components/request-labels.tsx';
import { ContactStateMark } from './contact-state.tsx';
import { DeskPromiseCell, PiecesCell, RegionCell, TypeIcon, UnreadCount, WaitingOnCell } from './desk-cells.tsx';
import { OwnerCell } from './owner-cell.tsx';

/** Columns of the desk: what it is and whose, who wrote last, by when, where it stands, and who has it. */
export function useDeskColumns(): DataColumn<RequestRow>[] {
  const { t } = useTranslation(['desk', 'request', 'fields', 'common']);
  return [
    { key: 'request', title: t('request:column.request'), isMain: true, render: (row) => <RequestNumber>{row.requestNo}</RequestNumber> },
    { key: 'title', title: t('fields:title'), fills: true, render: (row) => <TitleCell row={row} /> },
    { key: 'type', title: t('common:type'), isExtra: true, render: (row) => <RequestTypeName type={row.requestType} /> },
    { key: 'company', title: t('common:company'), isWide: true, render: (row) => <CompanyCell row={row} /> },
    { key: 'contact', title: t('common:contact'), isExtra: true, render: (row) => <bdi>{row.creator}</bdi> },
    { key: 'project', title: t('column.project'), isExtra: true, render: (row) => <bdi>{row.projectName}</bdi> },
    { key: 'region', title: t('column.region'), isExtra: true, render: (row) => <RegionCell row={row} /> },
    { key: 'lastWord', title: t('common:lastWord'), sort: true, render: (row) => <LastWordCell lastWord={row.lastWord} reader="staff" /> },
    { key: 'promise', title: t('column.due'), sort: true, render: (row) => <DeskPromiseCell row={row} /> },
    { key: 'status', title: t('common:status'), isWide: true, render: (row) => <RequestStatusDisc status={row.status} /> },
    { key: 'waitingOn', title: t('filter.waitingOn'), isExtra: true, render: (row) => <WaitingOnCell who={row.waitingOn} /> },
    {
      key: 'unread',
      title: t('column.unread'),
      titleIcon: <Icon name="chat" />,
      align: 'center',
      isWide: true,
      render: (row) => <UnreadCount count={row.unread} />,
    },
    { key: 'pieces', title: t('column.pieces'), align: 'end', isWide: true, render: (row) => <PiecesCell quantity={row.quantity} /> },
    {
      key: 'createTime',
      title: t('common:createdUtc'),
      isExtra: true,
      sort: true,
      render: (row) => <UtcTime at={row.createTime} className="hd-hint" />,
    },
    {
      key: 'updateTime',
      title: t('common:updatedUtc'),
      isExtra: true,
      sort: true,
      render: (row) => <UtcTime at={row.updateTime} className="hd-hint" />,
    },
    { key: 'owner', title: t('filter.owner'), isPinned: true, render: (row) => <OwnerCell row={row} /> },
  ];
}

/** What it is about, behind the sign of its kind. */
function TitleCell({ row }: { row: RequestRow }) {
  return (
    <span className="hd-row hd-desk-title">
      <TypeIcon type={row.requestType} />
      <span className="hd-vh">
        <RequestTypeName type={row.requestType} />
      </span>
      <span className="hd-ink hd-lines" dir="auto" title={row.title}>
        {row.title}
      </span>
    </span>
  );
}

function CompanyCell({ row }: { row: RequestRow }) {
  return (
    <span className="hd-row">
      <span className="hd-ink hd-company hd-cut" dir="auto" title={row.creator}>
        {row.companyName}
      </span>
      <ContactStateMark state={row.contactState} />
    </span>
  );
}
