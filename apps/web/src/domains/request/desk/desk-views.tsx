import { formatClock } from '@heliodesk/phrases/formats/times';
import { deskViews, deskViewsOfSome, isFinanceView } from '@heliodesk/contract/request';
import type { DeskCounts, DeskView, OwnDeskView } from '@heliodesk/contract/request';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { Can } from '#src/ui/actions/permissions.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { searchOfView } from './view-address.ts';

type Counts = z.output<typeof DeskCounts>;

/** Views that ask for attention have a color, as long as they hold something. */
const tones: Partial<Record<DeskView, string>> = {
  today: 'hd-k-warn',
  late: 'hd-k-bad',
  toApprove: 'hd-k-warn',
  bankCheck: 'hd-k-warn',
  toPay: 'hd-k-warn',
};

/** A count that is known up to a cap: `10,000+` beyond it. */
function useCapped(): (count: number, cap: number) => string {
  const { t } = useTranslation('desk');
  const { number } = useFormat();
  return (count, cap) => (count > cap ? t('atLeast', { number: number(cap) }) : number(count));
}

/** Few have a colleague who is away, and the last place leaves the others where they are. */
const isShown = (name: DeskView, view: DeskView | undefined, counts: Counts | undefined): boolean =>
  name !== 'away' || name === view || (counts !== undefined && counts.counts.away > 0);

interface DeskViewsProps {
  /** The built-in view that is open; none while a saved one is. */
  view: DeskView | undefined;
  counts: Counts | undefined;
  /** Views that the person or the team saved, and which of them is open. */
  saved: readonly OwnDeskView[];
  openId: number | undefined;
}

/** Views as tabs, the built-in ones with their counts. A view keeps sorting and page size, and drops the filters. */
export function DeskViews({ view, counts, saved, openId }: DeskViewsProps) {
  const { t } = useTranslation(['desk', 'deskViews']);
  const capped = useCapped();
  const [params] = useSearchParams();
  const linkTo = (target: DeskView): string => {
    const next = new URLSearchParams();
    if (target !== 'all') next.set('view', target);
    for (const name of ['orderByColumn', 'isAsc', 'pageSize']) {
      const value = params.get(name);
      // The order of a saved view stays with it.
      if (value !== null && (openId === undefined || name === 'pageSize')) next.set(name, value);
    }
    return next.size > 0 ? `?${next}` : '.';
  };
  const tabs = useOpenTabInSight(openId);
  return (
    <nav className="hd-views" aria-label={t('views')} ref={tabs}>
      {deskViews
        .filter((name) => isShown(name, view, counts))
        .map((name) => {
          const tab = (
            <Link key={name} to={linkTo(name)} aria-current={name === view ? 'true' : undefined}>
              {t(`view.${name}`)}
              {/* Its place is there before the figure, so that the tabs stay where they are. */}
              <span className={['hd-count', counts && counts.counts[name] > 0 && tones[name]].filter(Boolean).join(' ')}>
                {counts && capped(counts.counts[name], counts.cap)}
              </span>
            </Link>
          );
          if (!isFinanceView(name)) return tab;
          return (
            <Can key={name} permission={deskViewsOfSome[name]}>
              {tab}
            </Can>
          );
        })}
      {saved.length > 0 && <span className="hd-views-rule" aria-hidden="true" />}
      {saved.map(({ viewId, name, isShared }) => (
        <Link key={viewId} to={searchOfView(viewId)} aria-current={viewId === openId ? 'true' : undefined}>
          <Icon name={isShared ? 'people' : 'person'} size={14} />
          <bdi>{name}</bdi>
          {isShared && <span className="hd-vh">{t('deskViews:team')}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Brings the tab of a saved view into sight: it's among the last of those that may not all fit. */
function useOpenTabInSight(openId: number | undefined) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openId !== undefined) tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [openId]);
  return tabs;
}

/** How many requests the open view has, and when they were counted. */
export function DeskCounted({ total, cap, at }: { total: number; cap: number; at: string }) {
  const { t, i18n } = useTranslation('desk');
  const capped = useCapped();
  return (
    <Trans
      t={t}
      i18nKey="counted"
      count={total}
      values={{ number: capped(total, cap), time: formatClock(at, i18n.language) }}
      components={{ time: <bdi>{null}</bdi> }}
    />
  );
}
