import { Table } from 'antd';
import type { TableProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { DataColumn } from './columns.ts';
import type { DataTableProps } from './list-props.ts';
import type { TableState } from './use-table-state.ts';

interface RowTableProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'state' | 'rowKey' | 'rowLink' | 'renderExpanded' | 'name'> {
  rows: readonly Row[];
  onOpen: (key: string) => void;
  /** Keys of the chosen rows; none at all where rows can't be chosen. */
  chosen: readonly (string | number)[] | undefined;
  onChoose: (keys: readonly (string | number)[]) => void;
}

type AntdColumn<Row> = NonNullable<TableProps<Row>['columns']>[number];

const sortName = <Row,>({ sort, key }: DataColumn<Row>): string | undefined => (sort === true ? key : sort || undefined);

function toAntdColumn<Row>(
  column: DataColumn<Row>,
  state: TableState<object>,
  rowLink: ((row: Row) => string | undefined) | undefined,
): AntdColumn<Row> {
  const order = sortName(column);
  return {
    key: column.key,
    title: column.titleIcon ? (
      <span title={column.title}>
        {column.titleIcon}
        <span className="hd-vh">{column.title}</span>
      </span>
    ) : (
      column.title
    ),
    render: (_value: unknown, row: Row) => mainCell(column, row, rowLink) ?? column.render(row),
    ...(column.align ? { align: column.align } : {}),
    ...(column.width === undefined ? {} : { width: column.width }),
    className: [column.wraps && 'hd-wraps', column.align === 'end' && 'hd-num'].filter(Boolean).join(' '),
    ...(order
      ? {
          sorter: true,
          showSorterTooltip: false,
          sortIcon: ({ sortOrder }) => (
            <span className="hd-sort-icon">
              <Icon name={sortOrder === 'descend' ? 'arrow-down' : 'arrow-up'} size={14} />
            </span>
          ),
          sortOrder: state.orderByColumn === order ? (state.isAsc === 'desc' ? 'descend' : 'ascend') : null,
        }
      : {}),
  };
}

function mainCell<Row>(column: DataColumn<Row>, row: Row, rowLink: ((row: Row) => string | undefined) | undefined): ReactNode {
  const link = column.isMain ? rowLink?.(row) : undefined;
  if (link === undefined) return undefined;
  return (
    <Link to={link} className="hd-main-link">
      {column.render(row)}
    </Link>
  );
}

const isOnControl = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label, [role="button"], .ant-table-selection-column') !== null;

/** The rows as a table. */
export function RowTable<Row>({ columns, state, rowKey, rowLink, renderExpanded, rows, onOpen, chosen, onChoose }: RowTableProps<Row>) {
  const handleChange: TableProps<Row>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const column = columns.find((candidate) => candidate.key === sorter.columnKey);
    const order = column && sorter.order ? sortName(column) : undefined;
    state.setSort(order, sorter.order === 'descend' ? 'desc' : 'asc');
  };
  return (
    <Table<Row>
      className="hd-table"
      columns={columns.map((column) => toAntdColumn(column, state, rowLink))}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      onChange={handleChange}
      onRow={(row, index) => ({
        tabIndex: index === 0 ? 0 : -1,
        className: rowLink?.(row) ? 'hd-row-opens' : '',
        onClick: (event) => {
          if (!isOnControl(event) && getSelection()?.isCollapsed !== false) onOpen(String(rowKey(row)));
        },
      })}
      {...(chosen
        ? {
            rowSelection: {
              selectedRowKeys: [...chosen],
              onChange: (keys) => onChoose(keys.map((key) => (typeof key === 'bigint' ? String(key) : key))),
            },
          }
        : {})}
      {...(renderExpanded ? { expandable: { expandedRowRender: renderExpanded } } : {})}
    />
  );
}
