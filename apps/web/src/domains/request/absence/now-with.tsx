import '../components/request.css';
import type { Absence, RequestRow, TeamMembers } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '#src/ui/format/use-format.ts';
import { PromiseCell } from '../components/request-cells.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { deskPage } from '../desk/desk-queries.ts';
import { OwnerAway } from './owner-away.tsx';

/** What is with substitutes now, a card for each. */
export function NowWithStandIns({ people }: Pick<TeamMembers, 'people'>) {
  const running = people.flatMap(({ name, absences }) =>
    absences.filter(({ isRunning, handedOver }) => isRunning && handedOver > 0).map((absence) => ({ ...absence, name })),
  );
  return [...Map.groupBy(running, ({ standInId }) => standInId)].map(([standInId, absences]) => (
    <NowWith key={standInId} standInId={standInId} absences={absences} />
  ));
}

const shownRequests = 10;

interface NowWithProps {
  standInId: number;
  absences: readonly (Absence & { name: string })[];
}

function NowWith({ standInId, absences }: NowWithProps) {
  const { t } = useTranslation('absence');
  const { day } = useFormat();
  const filters = { view: 'away', owner: standInId } as const;
  const { data: rows = [] } = useQuery({
    ...deskPage({ ...filters, pageNum: 1, pageSize: shownRequests }),
    select: ({ rows: found }) => found.filter(({ standsInFor }) => standsInFor !== ''),
  });
  const total = absences.reduce((sum, { handedOver }) => sum + handedOver, 0);
  return (
    <section className="hd-card hd-now-with">
      <header>
        <h2>{t('nowWith', { name: absences[0]?.standIn ?? '' })}</h2>
        <span className="hd-end hd-hint hd-t12">
          {absences.map(({ absenceId, name, untilDay }) => (
            <span key={absenceId}>
              <Trans
                t={t}
                i18nKey="back"
                values={{ name, day: day(untilDay) }}
                components={{ day: <bdi className="hd-nowrap" /> }}
                shouldUnescape
              />
            </span>
          ))}
        </span>
      </header>
      <ul>
        {rows.map((row) => (
          <HandedOver key={row.requestId} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <footer>
          <Link to={`${deskPaths.list}?view=${filters.view}&owner=${standInId}`}>{t('allOnDesk')}</Link>
        </footer>
      )}
    </section>
  );
}

const HandedOver = ({ row }: { row: RequestRow }) => (
  <li>
    <Link to={deskPaths.case(row.requestId)}>
      <RequestNumber>{row.requestNo}</RequestNumber>
    </Link>
    <span className="hd-cut" dir="auto">
      {row.title}
    </span>
    <PromiseCell row={row} />
    <OwnerAway request={row} />
  </li>
);
