import { formatClock } from '@heliodesk/phrases/formats/times';
import { deskViews } from '@heliodesk/contract/request';
import type { DeskCounts, DeskView } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { useFormat } from '#src/ui/format/use-format.ts';

type Counts = z.output<typeof DeskCounts>;

/** Views that ask for attention have a color, as long as they hold something. */
const tones: Partial<Record<DeskView, string>> = { today: 'hd-k-warn', late: 'hd-k-bad', toApprove: 'hd-k-warn' };

/** A count that is known up to a cap: `10,000+` beyond it. */
function useCapped(): (count: number, cap: number) => string {
  const { t } = useTranslation('desk');
  const { number } = useFormat();
  return (count, cap) => (count > cap ? t('atLeast', { number: number(cap) }) : number(count));
}

/** Saved views as tabs with their counts. A view keeps sorting and page size, and drops the filters. */
export function DeskViews({ view, counts }: { view: DeskView; counts: Counts | undefined }) {
  const { t } = useTranslation('desk');
  const capped = useCapped();
  const [params] = useSearchParams();
  const linkTo = (target: DeskView): string => {
    const next = new URLSearchParams();
    if (target !== 'all') next.set('view', target);
    for (const name of ['orderByColumn', 'isAsc', 'pageSize']) {
      const value = params.get(name);
      if (value !== null) next.set(name, value);
    }
    return next.size > 0 ? `?${next}` : '.';
  };
  return (
    <nav className="hd-views" aria-label={t('views')}>
      {deskViews.map((name) => (
        <Link key={name} to={linkTo(name)} aria-current={name === view ? 'true' : undefined}>
          {t(`view.${name}`)}
          {/* Its place is there before the figure, so that the tabs stay where they are. */}
          <span className={['hd-count', counts && counts.counts[name] > 0 && tones[name]].filter(Boolean).join(' ')}>
            {counts && capped(counts.counts[name], counts.cap)}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** How many requests there are, and when they were counted. */
export function DeskCounted({ counts: { counts, cap, countedAt } }: { counts: Counts }) {
  const { t, i18n } = useTranslation('desk');
  const capped = useCapped();
  return (
    <Trans
      t={t}
      i18nKey="counted"
      count={counts.all}
      values={{ number: capped(counts.all, cap), time: formatClock(countedAt, i18n.language) }}
      components={{ time: <bdi>{null}</bdi> }}
    />
  );
}
