import { Checkbox } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

type RowId = string | number;

/** Which rows of a table are chosen, and how to choose. */
export interface Picking {
  isPicked: (key: RowId) => boolean;
  /** How many of the visible rows: none, some or all. */
  extent: 'none' | 'some' | 'all';
  pickAll: (isOn: boolean) => void;
  /** With `isSpan` also all rows between this one and the last one that was touched. */
  pick: (index: number, isOn: boolean, isSpan: boolean) => void;
}

/** Choosing rows; `undefined` where they can't be chosen. */
export function usePicking(
  keys: readonly RowId[],
  chosen: readonly RowId[] | undefined,
  onChoose: ((keys: readonly RowId[]) => void) | undefined,
): Picking | undefined {
  const last = useRef<number>(undefined);
  if (!chosen) return undefined;
  const picked = new Set(chosen);
  const count = keys.filter((key) => picked.has(key)).length;
  return {
    isPicked: (key) => picked.has(key),
    extent: count === 0 ? 'none' : count === keys.length ? 'all' : 'some',
    pickAll: (isOn) => onChoose?.(isOn ? keys : []),
    pick: (index, isOn, isSpan) => {
      const from = isSpan ? (last.current ?? index) : index;
      last.current = index;
      const touched = new Set(keys.slice(Math.min(from, index), Math.max(from, index) + 1));
      onChoose?.(keys.filter((key) => (touched.has(key) ? isOn : picked.has(key))));
    },
  };
}

/** Chooses all visible rows, or none. */
export function PickAll({ picking }: { picking: Picking }) {
  const { t } = useTranslation('ui');
  return (
    <Checkbox
      aria-label={t('table.selectAll')}
      checked={picking.extent === 'all'}
      indeterminate={picking.extent === 'some'}
      onChange={(event) => picking.pickAll(event.target.checked)}
    />
  );
}

interface PickRowProps {
  picking: Picking;
  rowKey: RowId;
  index: number;
  /** Id of the cell that names the row, … */
  nameId?: string;
  /** … or its name. */
  name?: string;
}

/** Chooses a row; with the shift key all from the last one touched up to here. */
export function PickRow({ picking, rowKey, index, nameId, name }: PickRowProps) {
  return (
    <Checkbox
      {...(nameId === undefined ? { 'aria-label': name } : { 'aria-labelledby': nameId })}
      checked={picking.isPicked(rowKey)}
      onChange={({ target, nativeEvent }) => picking.pick(index, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
