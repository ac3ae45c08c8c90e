import type { ReactNode } from 'react';
import type { ColumnChoice, DataColumn } from './columns.ts';
import type { TableState } from './use-table-state.ts';

/** The state of a list call; a result of `useQuery` fits. */
export interface ListResult<Row> {
  data?: { rows: readonly Row[]; total: number } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface DataTableProps<Row> {
  /** Name under which the choice of columns is remembered. */
  name: string;
  columns: readonly DataColumn<Row>[];
  /** The chosen columns, where they are kept elsewhere than in this browser. */
  columnChoice?: ColumnChoice;
  result: ListResult<Row>;
  state: TableState<object>;
  rowKey: (row: Row) => string | number;
  /** Where a row leads. */
  rowLink?: (row: Row) => string | undefined;
  /** Whether nothing is to be done with a row anymore: it steps back. */
  isMuted?: (row: Row) => boolean;
  /** A row as a card, under 768 px. Without it the table scrolls sideways. */
  renderCard?: (row: Row) => ReactNode;
  /** Fields and pickers above the table; hidden and shown by the button at the top. */
  filters?: ReactNode;
  /** Saved views, a strip, a switch: above the filters. */
  above?: ReactNode;
  /** What is above the filters is not known yet: filters and rows wait for it, so that nothing moves them down. */
  isWaiting?: boolean;
  /** Actions on chosen rows; rows can be chosen where it is given. */
  renderBulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Names a row where it is chosen as a card. */
  rowName?: (row: Row) => string;
  /** What a row opens onto, below it; a button before the row opens it. On a phone the card shows it by its own means. */
  renderExpanded?: (row: Row) => ReactNode;
  /** What will appear here, and the next step. */
  empty?: ReactNode;
  /** A quiet line beside the pager. */
  note?: ReactNode;
  /** The server counts no further; a larger total shows as `10,000+`. */
  totalCap?: number;
}
