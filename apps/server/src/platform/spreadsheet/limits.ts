const MiB = 1024 * 1024;

/** What one spreadsheet may ask of us; whatever is over is refused as `tooLarge` and names the limit. */
export const LIMITS = {
  /** Bytes of the file itself. */
  fileBytes: 64 * MiB,
  /** Entries of the zip directory. */
  entries: 2_000,
  /** Inflated bytes of one zip entry. */
  entryBytes: 128 * MiB,
  /** Inflated bytes of all zip entries together. */
  archiveBytes: 256 * MiB,
  /** Cells that hold something; empty formatted cells are bounded by the entry's size. */
  cells: 1_000_000,
  /** Characters of one cell: Excel's own limit. */
  cellLength: 32_767,
  /** Entries of the shared string table. */
  sharedStrings: 400_000,
  /** Characters of all shared strings: they are the one thing held in memory whole. */
  sharedText: 48 * MiB,
  /** Characters of all cells that are handed on: one shared string may be in every row. */
  readText: 64 * MiB,
  /** Bytes between two tags, or of one tag. */
  token: MiB,
  /** Relationships or sheets that a workbook may list. */
  parts: 20_000,
  /** Resident bytes of the reading process. */
  memory: 512 * MiB,
} as const;

export type LimitName = keyof typeof LIMITS;

/** Excel's own grid. */
export const MAX_SHEET_ROWS = 1_048_576;
export const MAX_SHEET_COLUMNS = 16_384;

/** The header is looked for in this many filled rows from the top, so that a title above it does no harm. */
export const HEADER_SEARCH_ROWS = 20;
