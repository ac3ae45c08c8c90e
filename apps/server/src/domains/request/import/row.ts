import { onOneLine, patterns } from '@heliodesk/contract/kit';
import { closedStatuses, requestTypes, requestTypeValues, type RequestType } from '@heliodesk/contract/request';
import { z } from 'zod';

/** Columns that the header has to name, in any order. */
export const requiredColumns = ['external_system', 'external_number', 'request_type', 'title', 'status', 'created', 'closed'] as const;
/** Columns that may be missing, as whole columns or in a row. */
export const optionalColumns = [
  'customer_number',
  'company_name',
  'contact_name',
  'contact_email',
  'description',
  'project_name',
  'quantity',
  'outcome',
  'serial_numbers',
] as const;

/** Serial numbers of one request, as of one claim. */
const mostSerials = 100_000;

/** A sign that a reader of another encoding leaves behind. */
const isReadable = (text: string): boolean => !text.includes('\uFFFD') && !text.includes('\0');
const cell = z.string().trim().refine(isReadable);
const line = (max: number) => cell.overwrite(onOneLine).max(max);
const optional = (max: number) => line(max).default('');

/** Kinds by their name and by their number. */
const types: ReadonlyMap<string, RequestType> = new Map([
  ...Object.entries(requestTypes),
  ...requestTypeValues.map((type) => [String(type), type] as const),
]);
const TypeName = cell.transform((name, context) => {
  const type = types.get(name);
  if (type !== undefined) return type;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** A day, or a moment with its offset; a day begins in UTC. */
const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => new Date(text));

const Serials = cell
  .transform((text) => [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s;,|]+/u)
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(z.string().regex(patterns.serialNumber)).max(mostSerials));

export const ImportedRow = z
  .object({
    external_system: line(60).min(1),
    external_number: line(60).min(1),
    request_type: TypeName,
    title: line(120).min(1),
    status: z.enum(closedStatuses),
    created: Moment,
    closed: Moment,
    customer_number: optional(40),
    company_name: optional(200),
    contact_name: optional(200),
    contact_email: optional(254),
    description: cell.max(4_000).default(''),
    project_name: optional(200),
    quantity: cell
      .regex(/^\d{0,9}$/)
      .default('')
      .transform((digits) => (digits === '' ? null : Number(digits))),
    outcome: cell.max(500).default(''),
    serial_numbers: Serials.default([]),
  })
  .refine(({ created, closed }) => created <= closed, { path: ['closed'] });
export type ImportedRow = z.output<typeof ImportedRow>;

/** The columns for which a row is refused. */
export const wrongColumns = (error: z.ZodError): string[] => [...new Set(error.issues.map(({ path: [column] }) => String(column)))];
