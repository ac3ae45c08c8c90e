import './review.css';
import type { RefusedSerial } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { PassportLink } from '../components/passport-link.tsx';
import { useLocalTable } from '../use-local-table.ts';
import { RefusedFor, StateCount } from './review-counts.tsx';
import { refusedSerials, reviewResult, saveRefused } from './review-queries.ts';

/** What came of the review of a claim's serial numbers; nothing until it is finished. */
export function ReviewResult({ requestId }: { requestId: number }) {
  const { t } = useTranslation('serialReview');
  const [isOpen, setOpen] = useState(false);
  const { data: result } = useQuery(reviewResult(requestId));
  if (!result) return null;
  const { accepted, refused, asked, refusedFor } = result;
  return (
    <Block
      title={t('result.title')}
      actions={
        refused > 0 && (
          <>
            <Button type="link" size="small" onClick={() => setOpen(true)}>
              {t('result.show')}
            </Button>
            <Button type="text" size="small" icon={<Icon name="download" />} onClick={() => void saveRefused(requestId)}>
              {t('result.download')}
            </Button>
          </>
        )
      }
    >
      <ul className="hd-review-list">
        <StateCount state="accepted" label={t('state.accepted')} count={accepted} />
        {refused > 0 && <StateCount state="refused" label={t('state.refused')} count={refused} />}
        {asked > 0 && <StateCount state="asked" label={t('result.asked')} count={asked} />}
      </ul>
      <RefusedFor refusedFor={refusedFor} />
      <Drawer open={isOpen} size={720} title={t('result.show')} destroyOnHidden onClose={() => setOpen(false)}>
        <RefusedList requestId={requestId} />
      </Drawer>
    </Block>
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
