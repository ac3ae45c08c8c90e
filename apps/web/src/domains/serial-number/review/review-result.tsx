import type { RefusedSerial } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewResultCard } from '#src/domains/request/index.ts';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { PassportLink } from '../components/passport-link.tsx';
import { useLocalTable } from '../use-local-table.ts';
import { refusedSerials, reviewResult, saveRefused } from './review-queries.ts';

/** What came of the review of a claim's serial numbers; nothing until it is finished. */
export function ReviewResult({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['serialReview', 'review']);
  const [isOpen, setOpen] = useState(false);
  const { data: result } = useQuery(reviewResult(requestId));
  if (!result) return null;
  return (
    <ReviewResultCard
      result={result}
      actions={
        <>
          <Button type="link" size="small" onClick={() => setOpen(true)}>
            {t('showRefused')}
          </Button>
          <Button type="text" size="small" icon={<Icon name="download" />} onClick={() => void saveRefused(requestId)}>
            {t('review:result.download')}
          </Button>
        </>
      }
    >
      <Drawer open={isOpen} size={720} title={t('showRefused')} destroyOnHidden onClose={() => setOpen(false)}>
        <RefusedList requestId={requestId} />
      </Drawer>
    </ReviewResultCard>
  );
}

function RefusedList({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['serialReview', 'serialNumber', 'common']);
  const state = useLocalTable<object>();
  const result = useQuery(refusedSerials(requestId, state.query));
  const columns: DataColumn<RefusedSerial>[] = [
    { key: 'sn', title: t('serialNumber:column.serial'), isMain: true, render: ({ sn }) => <PassportLink sn={sn} /> },
    { key: 'type', title: t('serialNumber:column.type'), render: ({ moduleType }) => moduleType || t('common:none') },
    { key: 'reason', title: t('common:reason'), wraps: true, render: ({ reason }) => reason },
  ];
  return (
    <DataTable<RefusedSerial>
      name="refused-serials"
      columns={columns}
      state={state}
      result={result}
      rowKey={(row) => row.id}
      renderCard={({ sn, reason }) => (
        <article className="hd-row-card">
          <h3>
            <PassportLink sn={sn} />
          </h3>
          <p className="hd-t13">{reason}</p>
        </article>
      )}
      empty={<Empty title={t('rows.none')} />}
    />
  );
}
