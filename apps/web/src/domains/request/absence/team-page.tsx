import './absence.css';
import type { Absence, TeamMember } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { StepCells } from '#src/ui/shapes/step-cells.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { Avatar } from '../desk/person.tsx';
import { SidebarCard } from '../desk/sidebar-card.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { stopAbsence, team, useTeamChanged } from './absence-queries.ts';
import { workingDaysFrom } from './working-days.ts';

/** Who is out of office and when, and who their substitute is. */
export function TeamPage() {
  const { t } = useTranslation(['shell', 'absence']);
  const { data, error, refetch } = useQuery(team);
  return (
    <Page title={t('menu.team')} note={t('absence:note')} layout="flush">
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
          <ul className="hd-team">
            {data.people.map((person) => (
              <Person key={person.userId} person={person} today={data.today} />
            ))}
          </ul>
        </TwoColumns>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

const shownDays = 20;

function Person({ person: { userId, name, openRequests, absences }, today }: { person: TeamMember; today: string }) {
  const { t } = useTranslation('absence');
  const { number } = useFormat();
  const isAway = (day: string) => absences.some(({ fromDay, untilDay }) => fromDay <= day && day <= untilDay);
  const cells = workingDaysFrom(today, shownDays).map((day) => ({ key: day, state: isAway(day) ? ('now' as const) : ('later' as const) }));
  return (
    <li>
      <span className="hd-row hd-team-person">
        <Avatar name={name} id={userId} />
        <span className="hd-grow">
          <b className="hd-ink">{name}</b>
          <span className="hd-t12 hd-hint hd-team-load">{t('open', { number: number(openRequests) })}</span>
        </span>
        <StepCells cells={cells} className="hd-not-phone" />
      </span>
      {absences.length === 0 ? (
        <p className="hd-hint hd-t13">{t('here')}</p>
      ) : (
        absences.map((absence) => <AbsenceLine key={absence.absenceId} absence={absence} />)
      )}
    </li>
  );
}

const daysOf = ({ fromDay, untilDay }: Absence): string => `${fromDay} – ${untilDay}`.replaceAll('-', '/');

function AbsenceLine({ absence }: { absence: Absence }) {
  const { t } = useTranslation('absence');
  const { number } = useFormat();
  const changed = useTeamChanged();
  const [isEnding, setEnding] = useState(false);
  const { absenceId, standIn, note, isRunning, handedOver, mayEnd } = absence;
  const end = async () => {
    setEnding(true);
    try {
      changed(await stopAbsence(absenceId));
      showToast({ kind: 'good', title: t('ended') });
    } catch {
      // Why it is refused is shown by the call itself.
    } finally {
      setEnding(false);
    }
  };
  return (
    <div className="hd-team-absence hd-t13">
      <span className={isRunning ? 'hd-tag hd-k-warn' : 'hd-tag'}>{t(isRunning ? 'away' : 'planned')}</span>
      <Ltr>{daysOf(absence)}</Ltr>
      <span>{t('standIn', { name: standIn })}</span>
      {isRunning && <span className="hd-hint">{t('handedOver', { number: number(handedOver) })}</span>}
      {note !== '' && (
        <span className="hd-hint" dir="auto">
          {note}
        </span>
      )}
      {mayEnd && (
        <Button size="small" className="hd-end" loading={isEnding} onClick={() => void end()}>
          {t(isRunning ? 'endNow' : 'cancel')}
        </Button>
      )}
    </div>
  );
}
