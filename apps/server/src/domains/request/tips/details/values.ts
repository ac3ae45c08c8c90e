import { unlockedWith, type FieldChange, type FieldValue } from '@heliodesk/contract/request';
import type { AnyRequestKind, DraftValues } from '../../kinds.ts';
import type { Asked } from '../asked.ts';
import type { Snapshot } from '../tip-store.ts';

/** Values of a request by the paths of its kind's save call. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

type Values = DraftValues<unknown>;

/** The fields and lists that a tip unlocks. */
export const unlockedBy = ({ askable }: AnyRequestKind, { fields }: Asked): string[] =>
  unlockedWith(
    askable,
    fields.map(({ field }) => field),
  );

/** The lists of a kind, if a tip unlocks them. */
export const listsUnlockedBy = (kind: AnyRequestKind, asked: Asked): AnyRequestKind['lists'] =>
  kind.lists !== undefined && unlockedBy(kind, asked).includes(kind.lists.name) ? kind.lists : undefined;

const textOf = (value: FieldValue | undefined): string => (value === null || value === undefined ? '' : String(value));

/** Whether two values differ; nothing and an empty text are the same. */
export const differ = (one: FieldValue | undefined, other: FieldValue | undefined): boolean => textOf(one) !== textOf(other);

const toValue = (value: unknown): FieldValue => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** The fields of the parts of a body by their paths; lists and what was left out are not among them. */
export const fieldsOf = (parts: object): FieldValues =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, fields]: [string, unknown]) =>
      fields === null || typeof fields !== 'object' || Array.isArray(fields)
        ? []
        : Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[`${part}.${name}`, toValue(value)]])),
    ),
  );

/** Everything that a request's form has, by path. */
export const allValues = (kind: AnyRequestKind, values: Values): FieldValues => ({
  ...fieldsOf(kind.toSubmission(values) as object),
  [`${kind.askable.head}.title`]: values.request.title,
});

/** Some fields and lists of a request, in this order; of a list, the fields of its entries. */
export function valuesAt(kind: AnyRequestKind, values: Values, paths: readonly string[]): { field: string; value: FieldValue }[] {
  const all = fieldsOf(kind.toSubmission(values) as object);
  return paths
    .flatMap((path): [string, FieldValue][] =>
      path === kind.lists?.name ? Object.entries(kind.lists.of(values.details)) : [[path, all[path] ?? null]],
    )
    .map(([field, value]) => ({ field, value }));
}

const toRegion = (value: FieldValue): number | null => (/^\d{1,3}$/.test(textOf(value)) ? Number(value) : null);

/** A request as it would be with what was typed. */
export function withTyped(kind: AnyRequestKind, { request, details, address }: Values, typed: FieldValues): Values {
  const { head, part } = kind.askable;
  const { [`${head}.desc`]: description, [`${head}.region`]: region, ...rest } = typed;
  const own = Object.entries(rest).flatMap(([path, value]) => (path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), value]] : []));
  return {
    request: {
      ...request,
      ...(description === undefined ? {} : { description: textOf(description) }),
      ...(region === undefined ? {} : { region_id: toRegion(region) }),
    },
    details: kind.withFields(details, Object.fromEntries(own) as Record<string, FieldValue>),
    address,
  };
}

/** What was typed of the fields that are unlocked; an earlier tip may have asked for others. */
export const typedOf = (typed: FieldValues, unlocked: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(typed).filter(([path]) => unlocked.includes(path)));

const byPath = ({ fields = [] }: Snapshot): ReadonlyMap<string, FieldValue> => new Map(fields.map(({ field, value }) => [field, value]));

/** What differs between two moments, in the order of the first. */
export function changesBetween(first: Snapshot, second: Snapshot): FieldChange[] {
  const [before, after] = [byPath(first), byPath(second)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) =>
    differ(before.get(field), after.get(field)) ? [{ field, before: before.get(field) ?? null, after: after.get(field) ?? null }] : [],
  );
}
