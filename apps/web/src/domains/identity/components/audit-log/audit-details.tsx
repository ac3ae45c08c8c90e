import './audit-log.css';
import type { AuditRow } from '@heliodesk/contract/identity';
import { fieldWords, tellingDifferences } from '@heliodesk/phrases/audit-reading';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { AuditValue } from './audit-value.tsx';
import { useAuditFormatter } from './audit-labels.ts';

/** What changed, value by value, and the number of the call. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const { t } = useTranslation(['audit', 'auditWords', 'ui', 'common']);
  const formatter = useAuditFormatter();
  const differences = tellingDifferences(row);
  return (
    <div className="hd-audit-details">
      {differences.length === 0 ? (
        <p className="hd-hint">{t('noValues')}</p>
      ) : (
        <table className="hd-audit-values">
          <thead>
            <tr>
              <th scope="col">{t('common:field')}</th>
              <th scope="col">{t('auditWords:column.before')}</th>
              <th scope="col">{t('auditWords:column.after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ path, before, after }) => (
              <tr key={path.join('.')}>
                <th scope="row">{fieldWords(formatter, row.subjectType, path)}</th>
                <td>
                  <AuditValue row={row} path={path} value={before} isOld />
                </td>
                <td>
                  <AuditValue row={row} path={path} value={after} />
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
