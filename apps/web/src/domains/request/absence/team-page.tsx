import './absence.css';
import type { TeamMember, TeamMembers } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { Avatar } from '../desk/person.tsx';
import { SidebarCard } from '../desk/sidebar-card.tsx';
import { AbsenceDays, DayNumbers } from './absence-days.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { team } from './absence-queries.ts';
import { AbsenceCells } from './absence-row.tsx';
import { NowWithStandIns } from './now-with.tsx';

/** Who is out of office and when, who their substitute is, and what is with them now. */
export function TeamPage({ tabs }: { tabs?: ReactNode }) {
  const { t } = useTranslation(['shell', 'absence']);
  const { data, error, refetch } = useQuery(team);
  return (
    <Page title={t('menu.team')} layout="flush">
      {tabs}
      {data ? (
        <TwoColumns
          sidebar={
            <>
              <AbsenceForm people={data.people} />
              <SidebarCard title={t('absence:whatTitle')}>
                <p className="hd-t13">{t('absence:what')}</p>
              </SidebarCard>
            </>
          }
        >
          <div className="hd-row hd-row-wrap hd-team-title">
            <h2 className="hd-h-sm" id="hd-team-weeks">
              {t('absence:weeks')}
            </h2>
            <span className="hd-hint hd-t13">{t('absence:note')}</span>
          </div>
          <Team {...data} />
          <NowWithStandIns people={data.people} />
        </TwoColumns>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

function Team({ people, today }: TeamMembers) {
  const { t } = useTranslation('absence');
  return (
    <table className="hd-team" aria-labelledby="hd-team-weeks">
      <thead>
        <tr>
          <th scope="col">{t('column.person')}</th>
          <th scope="col">
            <span className="hd-vh">{t('column.days')}</span>
            <DayNumbers today={today} />
          </th>
          <th scope="col">{t('column.away')}</th>
          <th scope="col">{t('column.standIn')}</th>
        </tr>
      </thead>
      {people.map((person) => (
        <Person key={person.userId} person={person} people={people} today={today} />
      ))}
    </table>
  );
}

interface PersonProps {
  person: TeamMember;
  people: readonly TeamMember[];
  today: string;
}

/** A person with a row for each absence. */
function Person({ person: { userId, name, openRequests, absences }, people, today }: PersonProps) {
  const { t } = useTranslation('absence');
  const { number } = useFormat();
  const [first, ...more] = absences;
  const rowSpan = Math.max(1, absences.length);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={rowSpan}>
          <span className="hd-row">
            <Avatar name={name} id={userId} />
            <span>
              <b className="hd-ink">{name}</b>
              <span className="hd-t12 hd-hint hd-team-note">{t('open', { number: number(openRequests) })}</span>
            </span>
          </span>
        </th>
        <td rowSpan={rowSpan}>
          <AbsenceDays absences={absences} today={today} />
        </td>
        {first ? (
          <AbsenceCells absence={first} people={people} />
        ) : (
          <td colSpan={2} className="hd-hint">
            {t('here')}
          </td>
        )}
      </tr>
      {more.map((absence) => (
        <tr key={absence.absenceId}>
          <AbsenceCells absence={absence} people={people} />
        </tr>
      ))}
    </tbody>
  );
}
