import type { Absence, TeamMember } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { AbsenceDialog } from './absence-dialog.tsx';
import { saveAbsence } from './absence-queries.ts';

interface ChangeAbsenceDialogProps {
  absence: Absence;
  people: readonly TeamMember[];
  onClose: () => void;
}

/** Changes an absence: its days and substitute before it begins, its end and what it does until it is over. */
export function ChangeAbsenceDialog({ absence, people, onClose }: ChangeAbsenceDialogProps) {
  const { t } = useTranslation('absence');
  const { absenceId, userId, fromDay, untilDay, standInId, note, handNew, handOpen, tellCustomers, isRunning } = absence;
  return (
    <AbsenceDialog
      title={t('editOf', { name: people.find((one) => one.userId === userId)?.name ?? '' })}
      userId={userId}
      people={people}
      initialValues={{ fromDay, untilDay, standInId, note, handNew, handOpen, tellCustomers }}
      hasBegun={isRunning}
      onSave={(values) => saveAbsence({ absenceId, ...values })}
      onClose={onClose}
    />
  );
}
