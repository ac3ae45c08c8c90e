import type { Absence, TeamMember } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { stopAbsence, useTeamChanged } from './absence-queries.ts';
import { ChangeAbsenceDialog } from './change-absence-dialog.tsx';

/** From when until when someone is away, and their note. */
export function AbsencePeriod({ absence: { fromDay, untilDay, note, isRunning } }: { absence: Absence }) {
  const { t } = useTranslation('absence');
  const { day } = useFormat();
  const days = { from: day(fromDay), until: day(untilDay) };
  return (
    <>
      <Trans t={t} i18nKey={isRunning ? 'until' : 'fromUntil'} values={days} components={{ day: <bdi className="hd-nowrap" /> }} />
      {note !== '' && (
        <span className="hd-hint hd-t12 hd-team-note">
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  );
}

/** An absence in the cells of its row: when, who covers, and what can be done with it. */
export function AbsenceCells({ absence, people }: { absence: Absence; people: readonly TeamMember[] }) {
  const { t } = useTranslation('absence');
  return (
    <>
      <td data-label={t('column.away')}>
        <AbsencePeriod absence={absence} />
        {absence.mayEnd && <AbsenceActions absence={absence} people={people} />}
      </td>
      <td data-label={t('column.standIn')}>{absence.standIn}</td>
    </>
  );
}

/** Changes an absence, or ends it. */
export function AbsenceActions({ absence, people }: { absence: Absence; people: readonly TeamMember[] }) {
  const { t } = useTranslation(['absence', 'common']);
  const changed = useTeamChanged();
  const [isEnding, setEnding] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      changed(await stopAbsence(absence.absenceId));
      showToast({ kind: 'good', title: t('ended') });
    } catch {
      // Why it is refused is shown by the call itself.
    } finally {
      setEnding(false);
    }
  };
  return (
    <span className="hd-row hd-row-wrap hd-team-actions">
      <Button type="link" size="small" onClick={() => setChanging(true)}>
        {t('common:edit')}
      </Button>
      <Button type="link" size="small" loading={isEnding} onClick={() => void end()}>
        {t(absence.isRunning ? 'endNow' : 'cancel')}
      </Button>
      {isChanging && <ChangeAbsenceDialog absence={absence} people={people} onClose={() => setChanging(false)} />}
    </span>
  );
}
