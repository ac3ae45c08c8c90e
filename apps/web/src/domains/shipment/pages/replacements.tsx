import '../rma/rma.css';
import type { RmaList } from '@heliodesk/contract/shipment';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useCan } from '#src/platform/session.ts';
import { useTableState, type TableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useMobile } from '#src/ui/page/use-media.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { ListChoice } from '../rma/list-choice.tsx';
import { OpenList } from '../rma/open-list.tsx';
import { rmaLists, type RmaFilters } from '../rma/queries.ts';

const Filters = z.object({
  list: z.coerce.number().int().positive().optional(),
  show: z.enum(['all', 'toFix']).default('all'),
  text: z.string().optional(),
});

/** Search and filter of the open list; which one is open is none of them. */
function usePairState(): { openId: number | undefined; state: TableState<RmaFilters> } {
  const state = useTableState(Filters);
  const { list, show, text } = state.filters;
  return {
    openId: list,
    state: {
      ...state,
      isFiltered: show !== 'all' || (text ?? '') !== '',
      clearFilters: () => state.setFilters({ show: undefined, text: undefined }),
    },
  };
}

/** /profile/rma: the old and new serial numbers of exchanges, a list for each delivery address. */
export default function ReplacementsPage() {
  const { t } = useTranslation('replacements');
  const { openId, state } = usePairState();
  const { data, error, refetch } = useQuery(rmaLists({ pageNum: 1, pageSize: 50 }));
  const isFar = data !== undefined && openId !== undefined && data.rows.every(({ addressId }) => addressId !== openId);
  const { data: far } = useQuery({ ...rmaLists({ addressId: openId ?? 0 }), enabled: isFar });
  return (
    <Page title={t('title')} note={<Intro lists={data?.rows ?? []} />} layout="flush">
      {data ? (
        isFar && far === undefined ? (
          <ListSkeleton />
        ) : (
          <Lists lists={[...(isFar ? (far?.rows ?? []) : []), ...data.rows]} openId={openId} state={state} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

/** What the page is about; for customers, first how many lists wait for them. */
function Intro({ lists }: { lists: readonly RmaList[] }) {
  const { t } = useTranslation('replacements');
  const { number } = useFormat();
  const isStaff = useCan('csp:desk:list');
  const waiting = lists.filter(({ isAsked }) => isAsked).length;
  return isStaff || waiting === 0 ? t('intro') : <b>{t('task.waiting', { number: number(waiting) })}</b>;
}

interface ListsProps {
  lists: readonly RmaList[];
  openId: number | undefined;
  state: TableState<RmaFilters>;
}

/** The lists beside the open one; where there is no room for both, one leads to the other. */
function Lists({ lists, openId, state }: ListsProps) {
  const { t } = useTranslation('replacements');
  const isMobile = useMobile();
  const wanted = openId ?? (isMobile ? undefined : lists[0]?.addressId);
  const open = lists.find(({ addressId }) => addressId === wanted);
  if (lists.length === 0 && openId === undefined) return <Empty title={t('noListsTitle')} text={t('noListsText')} />;
  if (isMobile && open)
    return (
      <>
        <p className="hd-rma-back">
          <Link to=".">
            <Button tabIndex={-1} size="small" icon={<Icon name="arrow-back" />}>
              {t('allLists')}
            </Button>
          </Link>
        </p>
        <OpenList key={open.addressId} list={open} state={state} />
      </>
    );
  return (
    <div className="hd-rma">
      <ListChoice lists={lists} openId={wanted} />
      {open ? <OpenList key={open.addressId} list={open} state={state} /> : openId !== undefined && <NotFound />}
    </div>
  );
}
