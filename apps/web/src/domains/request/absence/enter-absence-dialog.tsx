import type { TeamMember } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { AbsenceDialog } from './absence-dialog.tsx';
import { usualChoices } from './absence-fields.tsx';
import { enterAbsence } from './absence-queries.ts';

interface EnterAbsenceDialogProps {
  /** Who will be away. */
  userId: number;
  people: readonly TeamMember[];
  onClose: () => void;
}

/** Enters an absence of one person, away from the page that shows all of them. */
export function EnterAbsenceDialog({ userId, ...props }: EnterAbsenceDialogProps) {
  const { t } = useTranslation('absence');
  return (
    <AbsenceDialog
      {...props}
      title={t('new')}
      userId={userId}
      initialValues={usualChoices}
      onSave={(values) => enterAbsence({ userId, ...values })}
    />
  );
}
