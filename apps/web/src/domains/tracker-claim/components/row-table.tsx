import { Button } from 'antd';
import { readNumber, writeNumber } from '@heliodesk/phrases/formats/read-number';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, maxLengthOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { PastedRow } from '../open-work.ts';
import { fieldsOf, numberFields, partSchemas } from '../part-values.ts';
import type { PartKind, PartValues } from '../part-values.ts';
import type { Choices, RowFaults, RowReading } from '../paste-rows.ts';

export type EditCell = (key: string, field: keyof PartValues, value: string) => void;

interface RowTableProps {
  kind: PartKind;
  choices: RowReading['choices'];
  rows: readonly PastedRow[];
  faultsOf: (row: PastedRow) => RowFaults;
  onEdit: EditCell;
  onRemove: (key: string) => void;
}

/** Pasted rows with what is wrong at their cells, each of which can be changed. */
export function RowTable({ kind, choices, rows, faultsOf, onEdit, onRemove }: RowTableProps) {
  const { t } = useTranslation(['trackerClaim', 'fields']);
  const { number } = useFormat();
  const fields = fieldsOf(kind);
  return (
    <section className="hd-row-table" aria-label={t('rows.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rows.number')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {labelOf(field)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row" className="hd-num">
                {number(index + 1)}
              </th>
              {fields.map((field) => (
                <td key={field} className={`hd-cell-${field}`}>
                  <Cell
                    kind={kind}
                    row={row.key}
                    field={field}
                    name={t('rows.cell', { field: labelOf(field), row: number(index + 1) })}
                    value={row.values[field] ?? ''}
                    choices={choices[field]}
                    fault={faultsOf(row)[field]}
                    onEdit={onEdit}
                  />
                </td>
              ))}
              <td>
                <Button
                  type="text"
                  size="small"
                  aria-label={t('rows.remove', { row: number(index + 1) })}
                  icon={<Icon name="close" />}
                  onClick={() => onRemove(row.key)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  kind: PartKind;
  /** The row's key. */
  row: string;
  field: keyof PartValues;
  /** Column and row in words. */
  name: string;
  value: string;
  choices: Choices | undefined;
  fault: string | undefined;
  onEdit: EditCell;
}

/** One cell: plain elements, for there may be thousands of them. */
const Cell = memo(function Cell({ kind, row, field, name, value, choices, fault, onEdit }: CellProps) {
  const faultId = useId();
  const told = {
    'aria-label': name,
    ...(fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId }),
  };
  const maxLength = maxLengthOf(partSchemas[kind], field);
  const input = { ...told, value, maxLength, onChange: (typed: string) => onEdit(row, field, typed) };
  return (
    <>
      {choices ? (
        <ChoiceCell {...input} choices={choices} />
      ) : field === 'serialNumber' || field === 'failuresDesc' ? (
        <textarea
          {...input}
          dir={field === 'serialNumber' ? 'ltr' : 'auto'}
          rows={2}
          onChange={({ target }) => input.onChange(target.value)}
        />
      ) : numberFields.has(field) ? (
        <NumberCell {...input} />
      ) : (
        <input {...input} dir="auto" onChange={({ target }) => input.onChange(target.value)} />
      )}
      {fault !== undefined && (
        <span id={faultId} className="hd-cell-fault">
          {fault}
        </span>
      )}
    </>
  );
});

interface InputProps {
  value: string;
  maxLength: number | undefined;
  'aria-label': string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  onChange: (value: string) => void;
}

/** A value that no choice has stays in sight. */
function ChoiceCell({ choices, onChange, maxLength: _none, ...select }: InputProps & { choices: Choices }) {
  return (
    <select {...select} onChange={({ target }) => onChange(target.value)}>
      {!choices.some(({ value }) => value === select.value) && <option value={select.value}>{select.value}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A number as the person writes it; the row keeps it as it is stored. */
function NumberCell({ value, onChange, ...input }: InputProps) {
  const { language } = useFormat();
  const [typed, setTyped] = useState<{ text: string; read: string }>();
  const handleChange = (text: string) => {
    const read = readNumber(text, language) ?? text;
    setTyped({ text, read });
    onChange(read);
  };
  const shown = typed?.read === value ? typed.text : writeNumber(value, language);
  return <input {...input} dir="ltr" inputMode="decimal" value={shown} onChange={({ target }) => handleChange(target.value)} />;
}
