import { z } from 'zod';
import { answerList, answerText, Id, optionalLine, Paging, QueryFlag, Timestamp } from '../kit/index.ts';
import { SerialVerdict } from '../module/index.ts';
import { serialChangeKinds } from '../request/index.ts';
import { importStates } from './lifecycle.ts';

export { SerialVerdict, serialVerdicts } from '../module/index.ts';

/** Why a row of a spreadsheet is left out. */
export const leftOutReasons = [
  'duplicateInFile',
  'alreadyInClaim',
  'malformed',
  'numberUnreadable',
  'formulaWithoutValue',
  'overLimit',
] as const;
export const LeftOutReason = z.enum(leftOutReasons);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

export const ImportState = z.enum(importStates);
export type ImportState = z.infer<typeof ImportState>;

/** What a change of a submitted list does to an entry that is in it. */
export const serialMarks = ['asked', 'added'] as const;
export type SerialMark = (typeof serialMarks)[number];

export const SerialRow = z.object({
  id: z.number().int(),
  sn: answerText(100),
  moduleType: answerText(60),
  /** W */
  power: z.number().nullable(),
  verdict: SerialVerdict,
  /** What the registry knows, where the verdict needs it: the type, power, end of warranty or country. */
  detail: answerText(200),
  /** Its part in the change of a submitted list that is asked for: whether it is in question, or was added since. */
  mark: z.enum(serialMarks).nullable(),
});
export type SerialRow = z.output<typeof SerialRow>;

export const SerialListQuery = Paging.extend({
  text: z.string().trim().toUpperCase().max(24).optional(),
  verdict: SerialVerdict.optional(),
  warnings: QueryFlag.optional(),
  /** Of a list that a customer is asked to change, only the entries in question, or those that they have added. */
  mark: z.enum(serialMarks).optional(),
});

/** A page of what a change has done to a list. */
export const SerialChangesQuery = Paging.extend({ changeId: Id, kind: z.enum(serialChangeKinds).default('added') });
export const OnSerialChange = z.object({ requestId: Id, changeId: Id });

export { SerialChange } from '../request/index.ts';

export const SerialSummary = z.object({
  total: z.number().int(),
  verdicts: z.record(SerialVerdict, z.number().int()),
  limit: z.number().int(),
});
export type SerialSummary = z.output<typeof SerialSummary>;

const TypedSerial = z.object({
  sn: z.string().max(100),
  moduleType: optionalLine(60),
  power: z.coerce.number<number>().positive().max(2_000).nullish(),
});
export const InsertSerialsBody = z.object({ requestId: Id, snList: z.array(TypedSerial).min(1).max(5_000) });
export const SerialsInserted = z.object({
  inserted: z.number().int(),
  rejected: answerList(z.object({ row: z.number().int(), sn: answerText(100), reason: LeftOutReason }), 5_000),
});

export const DeleteSerialsBody = z.object({ requestId: Id, ids: z.array(Id).min(1).max(5_000) });

/** For so long the rows of a discarded import can be brought back. */
export const discardedImportHours = 24;
/** So many files of one list may be under way or wait at the same time. */
export const mostImportsUnderWay = 5;
/** How many files of one list may be neither added nor discarded, including those in progress. */
export const mostImportsOpen = 10;
/** How many discarded files of one list can be brought back; new ones replace the oldest. */
export const mostImportsDiscarded = 10;

/** What a file with the name of an Excel workbook may be instead. */
export const fileFormats = ['csv', 'html', 'xml2003', 'biff2', 'xlsb', 'ods', 'encoding', 'other'] as const;
export const FileFormat = z.enum(fileFormats);
export type FileFormat = z.infer<typeof FileFormat>;

/** How far an import is. `percent` runs from 0 to 100 over reading and inserting each. */
export const ImportStatus = z.object({
  importId: z.number().int(),
  requestId: z.number().int(),
  fileName: answerText(255),
  state: ImportState,
  processed: z.number().int(),
  total: z.number().int(),
  percent: z.number(),
  valid: z.number().int(),
  duplicate: z.number().int(),
  malformed: z.number().int(),
  overLimit: z.number().int(),
  verdicts: z.record(SerialVerdict, z.number().int()),
  reasons: z.record(LeftOutReason, z.number().int()),
  /** Why it failed, in the caller's language. */
  message: answerText(1_000).optional(),
  /** Of a file that is no Excel workbook: what it is, and its first lines where it is a text. */
  refusal: z.object({ format: FileFormat, lines: answerList(answerText(500), 20) }).optional(),
  /** Until when a discarded one can be brought back. */
  restorableUntil: Timestamp.optional(),
  /** What the caller may do with it; a blocked action names the guards that fail. */
  actions: answerList(z.object({ name: answerText(60), blockedBy: answerList(answerText(60), 20) }), 30),
});
export type ImportStatus = z.output<typeof ImportStatus>;

export const importRowFilters = ['all', 'valid', 'warnings', 'leftOut'] as const;
export const ImportRowsQuery = Paging.extend({
  requestId: Id,
  importId: Id,
  filter: z.enum(importRowFilters).default('all'),
  /** Only rows with this verdict, or those left out for this reason. */
  verdict: SerialVerdict.optional(),
  reason: LeftOutReason.optional(),
});

export const ImportRow = z.object({
  row: z.number().int(),
  sn: answerText(100),
  moduleType: answerText(60),
  power: z.number().nullable(),
  verdict: SerialVerdict.nullable(),
  detail: answerText(200),
  leftOut: LeftOutReason.nullable(),
  /** Of a duplicate: the row that came first. */
  firstRow: z.number().int().nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

export const OnSerials = z.object({ requestId: Id });

export const OnImport = z.object({ requestId: Id, importId: Id });

export const SerialsDeleted = z.object({ deleted: z.number().int() });

export const SerialsUploaded = z.object({ importId: z.number().int() });

export const LatestImport = ImportStatus.nullable();

export const OpenImports = answerList(ImportStatus, 50);
