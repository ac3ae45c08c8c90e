import './audit-log.css';
import { StaffRole, type AuditRow } from '@heliodesk/contract/identity';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { differencesOf } from './difference.ts';

/** What stands for a secret on the wire. */
const mask = '•••••';

/** What changed, value by value, and the number of the call. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const { t } = useTranslation(['audit', 'auditWords', 'ui']);
  const differences = differencesOf(row.before, row.after);
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
                <th scope="row">{path.map(labelOf).join(' · ')}</th>
                <td>
                  <Value name={path.at(-1)} value={before} isOld />
                </td>
                <td>
                  <Value name={path.at(-1)} value={after} />
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

function Value({ name, value, isOld = false }: { name: string | undefined; value: unknown; isOld?: boolean }) {
  const { t } = useTranslation('ui');
  const words = useValueWords(name)(value);
  if (words === '') return <span className="hd-hint">{t('none')}</span>;
  return isOld ? <del dir="auto">{words}</del> : <ins dir="auto">{words}</ins>;
}

const isRole = (value: unknown): value is StaffRole => StaffRole.safeParse(value).success;

/** A kept value of a field as a person reads it. */
function useValueWords(name: string | undefined): (value: unknown) => string {
  const { t } = useTranslation(['audit', 'identity']);
  const { list } = useFormat();
  const wordsOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (value === mask) return t('masked');
    if (name === 'roles' && isRole(value)) return t(`identity:demoRoles.${value}`);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return list(value.map(wordsOf).filter(Boolean));
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return wordsOf;
}
