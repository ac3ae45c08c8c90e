import { mostParts } from '@heliodesk/contract/tracker-claim';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { isLeftToForm, messageOf } from '#src/platform/http/error-policy.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { openWorkOf, setOpenWork } from '../open-work.ts';
import type { OpenRows, PastedRow } from '../open-work.ts';
import { fieldsOf } from '../part-values.ts';
import type { PartKind, PartValues } from '../part-values.ts';
import { faultsIn, readRows } from '../paste-rows.ts';
import type { Choices, RowFaults, RowReading } from '../paste-rows.ts';
import { RowTable } from './row-table.tsx';
import type { EditCell } from './row-table.tsx';

interface PastedRowsFormProps {
  requestId: number;
  open: OpenRows;
  isBusy: boolean;
  /** Adds all of them, or none. */
  onAdd: (parts: readonly PartValues[]) => Promise<unknown>;
  onDrop: () => void;
}

/** What rows of a kind are read and checked with. */
function useReading(kind: PartKind): RowReading {
  const { language } = useFormat();
  const products = useDictionaryOptions('product_type');
  const brackets = useDictionaryOptions('bracket_type');
  // The same as long as the dictionaries say the same.
  const offered = JSON.stringify([products, brackets]);
  return useMemo(() => {
    const [productsType, bracketType] = JSON.parse(offered) as [Choices, Choices];
    const choices = kind === 'tracker' && productsType.length > 0 ? { productsType, bracketType } : {};
    return { kind, language, choices };
  }, [kind, language, offered]);
}

/** What is wrong with each row: by the rules, and by what the server refused of the row as it is. */
function useFaults(rows: readonly PastedRow[], reading: RowReading) {
  const [known] = useState(() => new WeakMap<PastedRow, { reading: RowReading; faults: RowFaults }>());
  const [refused, setRefused] = useState<ReadonlyMap<PastedRow, RowFaults>>(new Map());
  const faultsOf = (row: PastedRow): RowFaults => {
    const before = known.get(row);
    const faults = before?.reading === reading ? before.faults : faultsIn(row.values, reading);
    known.set(row, { reading, faults });
    return { ...refused.get(row), ...faults };
  };
  /** Puts what the server refused at the rows that it was about; whether all of it could be. */
  const takeRefusal = (error: CallError): boolean => {
    const byRow = new Map<PastedRow, RowFaults>();
    for (const { path, message } of error.errors) {
      const [, index, field] = path.split('.');
      const row = rows[Number(index)];
      if (row && field) byRow.set(row, { ...byRow.get(row), [field]: message });
    }
    setRefused(byRow);
    return byRow.size > 0;
  };
  return { faultsOf, takeRefusal };
}

/** Changes one cell of what is open, the same function each time, so that other cells need not be drawn again. */
const useCellEdit = (requestId: number): EditCell =>
  useCallback(
    (key, field, value) => {
      const work = openWorkOf(requestId);
      if (work?.as !== 'rows') return;
      const rows = work.rows.map((row) => (row.key === key ? { ...row, values: { ...row.values, [field]: value } } : row));
      setOpenWork(requestId, { ...work, rows });
    },
    [requestId],
  );

/** Rows pasted out of a spreadsheet, as a table whose cells can be mended; they are added all together. */
export function PastedRowsForm({ requestId, open, isBusy, onAdd, onDrop }: PastedRowsFormProps) {
  const { t } = useTranslation('trackerClaim');
  const { number, sentenceGap } = useFormat();
  const titleId = useId();
  const { kind, rows } = open;
  const reading = useReading(kind);
  const { faultsOf, takeRefusal } = useFaults(rows, reading);
  const [refusal, setRefusal] = useState<string>();
  const faulty = rows.filter((row) => Object.keys(faultsOf(row)).length > 0).length;
  const editCell = useCellEdit(requestId);
  const setRows = (next: readonly PastedRow[]) => setOpenWork(requestId, { ...open, rows: next });
  const handleAdd = async () => {
    setRefusal(undefined);
    try {
      await onAdd(rows.map(({ values }) => values));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isLeftToForm(error) && !takeRefusal(error)) setRefusal(messageOf(error));
    }
  };
  return (
    <div className="hd-part-form" role="group" aria-labelledby={titleId}>
      <b id={titleId}>{t('rows.title')}</b>
      <PasteBox kind={kind} isFirst={rows.length === 0} onPaste={(text) => setRows([...rows, ...readRows(text, reading)])} />
      {rows.length > 0 && (
        <>
          <output className="hd-t13">
            {t('rows.read', { count: rows.length, number: number(rows.length) })}
            {sentenceGap}
            {faulty > 0 && <b className="hd-k-warn">{t('rows.faulty', { count: faulty, number: number(faulty) })}</b>}
          </output>
          <RowTable
            kind={kind}
            choices={reading.choices}
            rows={rows}
            faultsOf={faultsOf}
            onEdit={editCell}
            onRemove={(key) => setRows(rows.filter((row) => row.key !== key))}
          />
        </>
      )}
      {refusal !== undefined && (
        <p className="hd-alert hd-k-bad" role="alert">
          <Icon name="warning" />
          <span>{refusal}</span>
        </p>
      )}
      <RowsFoot count={rows.length} faulty={faulty} isBusy={isBusy} onAdd={() => void handleAdd()} onDrop={onDrop} />
    </div>
  );
}

interface RowsFootProps extends Pick<PastedRowsFormProps, 'isBusy' | 'onDrop'> {
  count: number;
  faulty: number;
  onAdd: () => void;
}

function RowsFoot({ count, faulty, isBusy, onAdd, onDrop }: RowsFootProps) {
  const { t } = useTranslation('trackerClaim');
  const { number } = useFormat();
  const isLocked = count === 0 || faulty > 0 || count > mostParts;
  return (
    <div className="hd-row hd-row-wrap">
      {faulty > 0 && <span className="hd-hint hd-t13">{t('rows.fixFirst')}</span>}
      <span className="hd-end hd-row">
        <Button type="text" onClick={onDrop}>
          {t('rows.drop')}
        </Button>
        <Button icon={<Icon name="check" />} disabled={isLocked} loading={isBusy} onClick={onAdd}>
          {t('rows.add', { count, number: number(count) })}
        </Button>
      </span>
    </div>
  );
}

interface PasteBoxProps {
  kind: PartKind;
  isFirst: boolean;
  onPaste: (text: string) => void;
}

/** Where rows are pasted; what was pasted is in the table, and the box is empty again. */
function PasteBox({ kind, isFirst, onPaste }: PasteBoxProps) {
  const { t } = useTranslation(['trackerClaim', 'fields']);
  const { labels } = useFormat();
  const id = useId();
  const box = useRef<TextAreaRef>(null);
  useEffect(() => box.current?.focus(), []);
  const columns = labels(fieldsOf(kind).map((field) => labelOf(field)));
  return (
    <>
      <label htmlFor={id} className="hd-t13">
        {t(isFirst ? 'rows.lead' : 'rows.more', { columns })}
      </label>
      <Input.TextArea
        ref={box}
        id={id}
        rows={isFirst ? 4 : 1}
        dir="auto"
        value=""
        onChange={({ target }) => target.value !== '' && onPaste(target.value)}
      />
    </>
  );
}
