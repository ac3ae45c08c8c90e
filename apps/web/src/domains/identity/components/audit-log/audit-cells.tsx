import type { AuditRow } from '@heliodesk/contract/identity';
import { actorWords } from '@heliodesk/phrases/audit-reading';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useAuditFormatter, useAuditLabels } from './audit-labels.ts';

/** Who did it, and on whose behalf. */
export function ActorCell({ row }: { row: AuditRow }) {
  const { t } = useTranslation('audit');
  const formatter = useAuditFormatter();
  return (
    <span className="hd-audit-lines">
      <span className="hd-ink" dir="auto">
        {actorWords(formatter, row)}
      </span>
      {row.onBehalfOf !== null && <span className="hd-hint hd-t12">{t('onBehalf', { name: row.onBehalfOf })}</span>}
    </span>
  );
}

export function ActionCell({ row }: { row: AuditRow }) {
  const labels = useAuditLabels();
  return <b dir="auto">{labels.action(row.action)}</b>;
}

/** Kind, name and number of what it was done to. */
export function SubjectCell({ row: { subjectType, subjectId, subjectName } }: { row: AuditRow }) {
  const labels = useAuditLabels();
  return (
    <span className="hd-audit-lines">
      <span>
        <span className="hd-hint">{labels.subjectType(subjectType)}</span>
        {subjectName !== null && (
          <>
            {' '}
            <bdi>{subjectName}</bdi>
          </>
        )}
      </span>
      {subjectId !== '' && (
        <Ltr mono className="hd-hint hd-t12">
          {subjectId}
        </Ltr>
      )}
    </span>
  );
}
