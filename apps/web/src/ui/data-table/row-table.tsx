import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import type { DataColumn } from './columns.ts';
import type { DataTableProps } from './list-props.ts';
import { PickAll, PickRow, usePicking } from './row-picks.tsx';
import type { Picking } from './row-picks.tsx';
import type { TableState } from './use-table-state.ts';

type RowId = string | number;
type Sorting = Pick<TableState<object>, 'orderByColumn' | 'isAsc' | 'setSort'>;

interface RowTableProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'rowLink' | 'isMuted' | 'renderExpanded'> {
  rows: readonly Row[];
  /** Without it no column sorts. */
  state?: Sorting;
  onOpen?: (key: string) => void;
  /** Keys of the chosen rows; none at all where rows can't be chosen. */
  chosen?: readonly RowId[] | undefined;
  onChoose?: (keys: readonly RowId[]) => void;
}

/**
 * The rows as a table. A plain one: Ant Design's brings a filter menu with a tree in it and twice the weight of everything else that a
 * list page loads.
 */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { columns, rows, rowKey, rowLink, isMuted, state, onOpen, chosen, onChoose, renderExpanded } = props;
  const { t } = useTranslation('ui');
  const keys = rows.map(rowKey);
  const picking = usePicking(keys, chosen, onChoose);
  return (
    <table className="hd-table">
      <thead>
        <tr>
          {picking && (
            <th className="hd-pick-cell">
              <PickAll picking={picking} />
            </th>
          )}
          {renderExpanded && (
            <th className="hd-open-cell">
              <span className="hd-vh">{t('table.details')}</span>
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} state={state} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <BodyRow key={rowKey(row)} {...{ row, index, rowKey, columns, isMuted, picking, onOpen, renderExpanded }} link={rowLink?.(row)} />
        ))}
      </tbody>
    </table>
  );
}

const cellClass = <Row,>({ wraps, fills, isPinned, align }: DataColumn<Row>): string | undefined =>
  [wraps && 'hd-wraps', fills && 'hd-fills', isPinned && 'hd-pinned', align === 'end' && 'hd-num'].filter(Boolean).join(' ') || undefined;

const sortName = <Row,>({ sort, key }: DataColumn<Row>): string | undefined => (sort === true ? key : sort || undefined);

function HeadCell<Row>({ column, state }: { column: DataColumn<Row>; state: Sorting | undefined }) {
  const order = sortName(column);
  const style = { textAlign: column.align, inlineSize: column.width } as const;
  const title = column.titleIcon ? (
    <span title={column.title}>
      {column.titleIcon}
      <span className="hd-vh">{column.title}</span>
    </span>
  ) : (
    column.title
  );
  if (!order || !state)
    return (
      <th scope="col" className={cellClass(column)} style={style}>
        {title}
      </th>
    );
  const isSorted = state.orderByColumn === order;
  const isDown = isSorted && state.isAsc === 'desc';
  const handleSort = () => state.setSort(isDown ? undefined : order, isSorted ? 'desc' : 'asc');
  return (
    <th
      scope="col"
      className={[cellClass(column), 'hd-sorts'].filter(Boolean).join(' ')}
      style={style}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
      onClick={handleSort}
    >
      {/* Its click, by pointer or key, is the cell's. */}
      <button type="button">
        {title}
        <Icon name={isDown ? 'arrow-down' : 'arrow-up'} size={14} />
      </button>
    </th>
  );
}

interface BodyRowProps<Row> extends Pick<RowTableProps<Row>, 'columns' | 'rowKey' | 'isMuted' | 'onOpen' | 'renderExpanded'> {
  row: Row;
  index: number;
  /** Where the row leads. */
  link: string | undefined;
  picking: Picking | undefined;
}

/** Not on something in the row that takes clicks itself, nor in a menu or dialog of the row that is rendered elsewhere. */
const isOnRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label, [role="button"], .hd-pick-cell') === null;

const rowClass = (marks: Record<string, unknown>): string | undefined =>
  Object.keys(marks)
    .filter((name) => marks[name])
    .join(' ') || undefined;

function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, index, columns, rowKey, link, isMuted, picking, onOpen, renderExpanded } = props;
  const key = rowKey(row);
  const nameId = useId();
  const [isOpen, setOpen] = useState(false);
  const isPicked = picking?.isPicked(key) ?? false;
  return (
    <>
      <tr
        data-row-key={key}
        tabIndex={index === 0 ? 0 : -1}
        className={rowClass({ 'hd-row-opens': link, 'hd-row-picked': isPicked, 'hd-row-open': isOpen, 'hd-row-over': isMuted?.(row) })}
        onClick={(event) => {
          if (isOnRow(event) && getSelection()?.isCollapsed !== false) onOpen?.(String(key));
        }}
      >
        {picking && (
          <td className="hd-pick-cell">
            <PickRow picking={picking} rowKey={key} index={index} nameId={nameId} />
          </td>
        )}
        {renderExpanded && <OpenCell nameId={nameId} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
        {columns.map((column) => (
          <td
            key={column.key}
            id={(picking || renderExpanded) && column.isMain ? nameId : undefined}
            className={cellClass(column)}
            style={column.align && { textAlign: column.align }}
          >
            {mainCell(column, row, link) ?? column.render(row)}
          </td>
        ))}
      </tr>
      {isOpen && renderExpanded && (
        <tr className="hd-row-inside">
          <td colSpan={columns.length + (picking ? 2 : 1)}>
            <div>{renderExpanded(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

/** Opens the details below a row. */
function OpenCell({ nameId, isOpen, onToggle }: { nameId: string; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('ui');
  const buttonId = useId();
  return (
    <td className="hd-open-cell">
      <button
        id={buttonId}
        type="button"
        aria-label={t('table.details')}
        aria-labelledby={`${buttonId} ${nameId}`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Icon name="chevron-on" />
      </button>
    </td>
  );
}

function mainCell<Row>(column: DataColumn<Row>, row: Row, link: string | undefined): ReactNode {
  if (!column.isMain || link === undefined) return undefined;
  return (
    <Link to={link} className="hd-main-link">
      {column.render(row)}
    </Link>
  );
}
