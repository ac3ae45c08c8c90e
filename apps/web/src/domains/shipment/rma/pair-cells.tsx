import './rma.css';
import { UpdateRmaBody, type RmaRow } from '@heliodesk/contract/shipment';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, maxLengthOf } from '#src/platform/schema-rules.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { useRmaChanges } from './queries.ts';
import { usePairSide, type PairSide } from './use-pair-side.ts';

export interface PairCellProps {
  addressId: number;
  row: RmaRow;
  /** Whether the list can be changed. */
  canEdit: boolean;
}

const faultIn = (row: RmaRow, side: PairSide) => (side === 'oldSn' ? row.oldFault : row.newFault);

/** One number of a pair; where it is missing or wrong, a field for it. */
export function NumberCell({ addressId, row, side, canEdit }: PairCellProps & { side: PairSide }) {
  const { t } = useTranslation('common');
  const isToFix = row[side] === '' || faultIn(row, side) !== null;
  if (canEdit && isToFix) return <NumberField addressId={addressId} row={row} side={side} />;
  return row[side] === '' ? <span className="hd-hint">{t('none')}</span> : <Ltr mono>{row[side]}</Ltr>;
}

function NumberField({ addressId, row, side }: Omit<PairCellProps, 'canEdit'> & { side: PairSide }) {
  const { t } = useTranslation('replacements');
  const { value, refusal, type, save } = usePairSide(addressId, row, side);
  const faultId = useId();
  const other = side === 'oldSn' ? row.newSn : row.oldSn;
  const isWrong = refusal !== undefined || faultIn(row, side) !== null;
  return (
    <span className="hd-rma-field">
      <Input
        className="hd-mono"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={maxLengthOf(UpdateRmaBody, side)}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={refusal === undefined ? undefined : faultId}
        aria-label={t(side === 'oldSn' ? 'pair.oldFor' : 'pair.newFor', { number: other })}
        value={value}
        onChange={({ target }) => type(target.value)}
        onBlur={save}
        onPressEnter={save}
      />
      {refusal !== undefined && (
        <span id={faultId} className="hd-k-bad hd-t12" role="alert">
          {refusal}
        </span>
      )}
    </span>
  );
}

const looks = { fits: ' hd-k-good', missing: ' hd-k-warn', wrong: ' hd-k-bad' } as const;
const icons = { fits: 'check', missing: undefined, wrong: 'close' } as const;

/** Whether a pair fits, and why it does not. */
export function CheckCell({ row }: { row: RmaRow }) {
  const { t } = useTranslation('rmaCheck');
  const icon = icons[row.state];
  const faults = [
    { side: 'oldSn', fault: row.oldFault },
    { side: 'newSn', fault: row.newFault },
  ] as const;
  return (
    <span className="hd-row hd-row-wrap">
      <span className={`hd-tag${looks[row.state]}`}>
        {icon && <Icon name={icon} size={14} />}
        {t(`state.${row.state}`)}
      </span>
      {faults.map(
        ({ side, fault }) =>
          fault !== null && (
            <span key={side} className="hd-t12 hd-k-bad">
              <Ltr mono>{row[side]}</Ltr> {t(`fault.${fault}`)}
            </span>
          ),
      )}
    </span>
  );
}

/** Deletes a pair, after a question that shows what is in it now. */
export function DeletePair({ addressId, row }: Omit<PairCellProps, 'canEdit'>) {
  const { t } = useTranslation(['replacements', 'common']);
  const { remove } = useRmaChanges(addressId);
  const name = [row.oldSn, row.newSn].find((sn) => sn !== '') ?? '';
  return (
    <ConfirmButton
      type="text"
      size="small"
      danger
      aria-label={t('pair.deleteOf', { number: name })}
      icon={<Icon name="trash" />}
      title={t('pair.deleteTitle', { number: name })}
      text={
        <>
          <Descriptions items={(['oldSn', 'newSn'] as const).map((side) => ({ label: labelOf(side), text: row[side], reads: 'mono' }))} />
          <p>{t('pair.deleteText')}</p>
        </>
      }
      confirmLabel={t('common:delete')}
      onConfirm={() => remove(row)}
    />
  );
}
