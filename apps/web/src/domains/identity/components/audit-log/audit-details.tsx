import './audit-log.css';
import type { AuditRow } from '@heliodesk/contract/identity';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { fieldWords, isTelling } from './audit-fields.ts';
import { AuditValue } from './audit-value.tsx';
import { differencesOf } from './difference.ts';

/** What changed, value by value, and the number of the call. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const { t } = useTranslation(['audit', 'auditWords', 'ui']);
  const differences = differencesOf(row.before, row.after).filter(({ path }) => isTelling(path));
  return (
    <div className="hd-audit-details">
      {differences.length === 0 ? (
        <p className="hd-hint">{t('noValues')}</p>
      ) : (
        <table className="hd-audit-values">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('auditWords:column.before')}</th>
              <th scope="col">{t('auditWords:column.after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ path, before, after }) => (
              <tr key={path.join('.')}>
                <th scope="row">{fieldWords(row.subjectType, path)}</th>
                <td>
                  <AuditValue subjectType={row.subjectType} name={path.at(-1)} value={before} isOld />
                </td>
                <td>
                  <AuditValue subjectType={row.subjectType} name={path.at(-1)} value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {row.requestId !== '' && (
        <p className="hd-t12">
          <span className="hd-hint">{t('auditWords:column.requestId')}</span> <Ltr mono>{row.requestId}</Ltr>
        </p>
      )}
    </div>
  );
}
