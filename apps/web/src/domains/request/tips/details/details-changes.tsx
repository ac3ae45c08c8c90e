import type { RequestType, Tip } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { labelOf, nameOf } from '#src/platform/field-labels.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { inputOf } from './details-kind.ts';
import { FieldText } from './field-text.tsx';
import { useDetailsKind } from './queries.ts';

/** The name of a field; of one in a list, after the list's. */
function useFieldName(): (path: string) => string {
  // The labels are there once their namespace is.
  useTranslation('fields');
  const { labelled } = useFormat();
  return (path) => (/\.\d+\./.test(path) ? labelled(labelOf(path.split('.')[0] ?? ''), nameOf(path)) : nameOf(path));
}

/** The fields that are asked for, and what about each. */
export function FieldsAsked({ fields }: Pick<Tip, 'fields'>) {
  const { t } = useTranslation('tipDetails');
  const fieldName = useFieldName();
  return (
    <ul className="hd-tip-fields" aria-label={t('fields')}>
      {fields.map(({ field, question }) => (
        <li key={field}>
          <b>{fieldName(field)}</b>
          {question !== '' && (
            <span className="hd-field-text" dir="auto">
              {question}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the customer has changed, before and now side by side; what stayed as it was is named. */
export function DetailsChanges({ tip: { fields, changes, state }, type }: { tip: Tip; type: RequestType }) {
  const { t } = useTranslation('tipDetails');
  const { labels } = useFormat();
  const fieldName = useFieldName();
  const { data: kind } = useDetailsKind(type);
  if (!kind || (changes.length === 0 && state !== 'confirmed')) return null;
  const same = fields.filter(({ field }) => !changes.some((change) => change.field === field || !field.includes('.')));
  return (
    <>
      {changes.length > 0 && (
        <table className="hd-tip-changes">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('now')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldName(field)}</th>
                <td data-label={t('before')}>
                  <del>
                    <FieldText input={inputOf(kind, field)} value={before} />
                  </del>
                </td>
                <td data-label={t('now')}>
                  <ins>
                    <FieldText input={inputOf(kind, field)} value={after} />
                  </ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state === 'confirmed' && same.length > 0 && (
        <p className="hd-hint">{t('same', { fields: labels(same.map(({ field }) => fieldName(field))) })}</p>
      )}
    </>
  );
}
