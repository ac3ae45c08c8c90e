import './absence.css';
import type { Absence, TeamMember } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCurrentUser } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Block } from '#src/ui/page/page.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { team } from './absence-queries.ts';
import { AbsenceActions, AbsencePeriod } from './absence-row.tsx';
import { EnterAbsenceDialog } from './enter-absence-dialog.tsx';

/** The reader's own absences, in their profile. */
export function OwnAbsence() {
  const { t } = useTranslation(['absence', 'shell']);
  const userId = useCurrentUser()?.user.userId;
  const { data, error, refetch } = useQuery(team);
  const own = data?.people.find((person) => person.userId === userId);
  const [isEntering, setEntering] = useState(false);
  // Someone who doesn't work on requests has nothing to hand over.
  if (data && own === undefined) return null;
  return (
    <Block
      title={t('shell:menu.team')}
      actions={
        own?.mayPlan && (
          <Button size="small" onClick={() => setEntering(true)}>
            {t('new')}
          </Button>
        )
      }
      foot={<Link to={deskPaths.team}>{t('everyone')}</Link>}
    >
      {own && data ? (
        <OwnAbsences absences={own.absences} people={data.people} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <BlockSkeleton lines={2} />
      )}
      {own && data && isEntering && <EnterAbsenceDialog userId={own.userId} people={data.people} onClose={() => setEntering(false)} />}
    </Block>
  );
}

function OwnAbsences({ absences, people }: { absences: readonly Absence[]; people: readonly TeamMember[] }) {
  const { t } = useTranslation('absence');
  const { labelled } = useFormat();
  if (absences.length === 0) return <p className="hd-hint">{t('here')}</p>;
  return (
    <ul className="hd-own-absences">
      {absences.map((absence) => (
        <li key={absence.absenceId}>
          {absence.isRunning && <span className="hd-tag hd-k-warn">{t('away')}</span>} <AbsencePeriod absence={absence} />
          <p className="hd-t13 hd-hint">{labelled(t('column.standIn'), absence.standIn)}</p>
          {absence.mayEnd && <AbsenceActions absence={absence} people={people} />}
        </li>
      ))}
    </ul>
  );
}
