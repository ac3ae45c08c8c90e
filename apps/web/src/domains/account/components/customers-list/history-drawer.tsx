import './customers.css';
import type { HistoryEntry } from '@heliodesk/contract/account';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { customerChanges } from '../../customer-queries.ts';
import { useStoredLabels } from './stored-labels.ts';

interface HistoryDrawerProps {
  name: string;
  accountId: number;
  contactId?: number;
  onClose: () => void;
}

/** What was changed, who changed it and when, newest first; mount it to open it. */
export function HistoryDrawer({ name, accountId, contactId, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation(['customers', 'common']);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(customerChanges(accountId, contactId));
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Drawer open size={464} title={t('historyOf', { name })} onClose={onClose}>
      {error && !entries ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !entries ? (
        <ListSkeleton />
      ) : entries.length === 0 ? (
        <Empty title={t('noHistoryTitle')} text={t('noHistoryText')} />
      ) : (
        <ol className="hd-customer-history">
          {entries.map((entry) => (
            <Entry key={entry.entryId} entry={entry} isOfContact={contactId !== undefined} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common:olderEntries')}
        </Button>
      )}
    </Drawer>
  );
}

function Entry({ entry, isOfContact }: { entry: HistoryEntry; isOfContact: boolean }) {
  const { t, i18n } = useTranslation('auditWords');
  const { t: common } = useTranslation('common');
  const wordsOf = useStoredLabels();
  const key = `action.${entry.action}`;
  const what = i18n.exists(`auditWords:${key}`) ? t(key as 'action.account.change') : entry.action;
  return (
    <li>
      <p>
        <b>{what}</b> {!isOfContact && entry.contact && <bdi>{entry.contact}</bdi>}
      </p>
      <p className="hd-hint hd-t12">
        <bdi>{entry.actor}</bdi> · <LocalTime at={entry.time} />
      </p>
      {entry.reason && (
        <q>
          <bdi>{entry.reason}</bdi>
        </q>
      )}
      {entry.changes.length > 0 && (
        <dl className="hd-customer-changes">
          {entry.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{labelOf(field)}</dt>
              <dd>
                <del>{wordsOf(field, before) || common('none')}</del> <ins>{wordsOf(field, after) || common('none')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
