import { violationsOf } from '@heliodesk/contract/kit';
import type { FieldError, Violation } from '@heliodesk/contract/kit';
import { withWrittenNumbers } from '@heliodesk/phrases/written-numbers';
import { z } from 'zod';
import { isQuestion, labelOf, nameOf } from './field-labels.ts';
import { i18n } from './i18n/language.ts';

export { labelOf, nameOf };

// The content security policy forbids compiling code at run time, which zod would otherwise try.
z.config({ jitless: true });

/** A broken rule in words of the current language. */
export function messageOfViolation({ path, rule, params }: Violation, label = labelOf(path)): string {
  if (rule === 'required' && isQuestion(label)) return i18n.t('rules:requiredAnswer');
  const key = i18n.exists(`rules:${rule}`) ? rule : 'invalid';
  return i18n.t(`rules:${key}` as 'rules:invalid', {
    ...withWrittenNumbers(params, i18n.language),
    field: isQuestion(label) ? nameOf(path) : label,
  });
}

/** What is wrong with `values`, one message for each path; empty when nothing is. */
export function validate(schema: z.ZodType, values: unknown): FieldError[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  return violationsOf(result.error, values).map((violation) => ({
    path: violation.path,
    rule: violation.rule,
    message: messageOfViolation(violation),
  }));
}

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly']);

/** The schema of the field at a path; `undefined` if the path does not exist. */
function schemaAt(schema: z.core.$ZodType | undefined, path: readonly string[]): z.core.$ZodType | undefined {
  const [name, ...rest] = path;
  if (schema === undefined || name === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[name] as z.core.$ZodType | undefined, rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.core.$ZodType, rest);
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in as z.core.$ZodType, path);
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.core.$ZodType };
  return wrappers.has(type) ? schemaAt(innerType, path) : undefined;
}

/** Whether a field must be filled in: neither nothing nor an empty text passes. */
export function isRequired(schema: z.ZodType, path: string): boolean {
  const field = schemaAt(schema, path.split('.'));
  return field !== undefined && !z.safeParse(field, undefined).success && !z.safeParse(field, '').success;
}

/** The maximum length of a text for this schema; `undefined` if it is not a text or has no limit. */
function longestOf(schema: z.core.$ZodType | undefined): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodPipe) return longestOf(schema.in as z.core.$ZodType);
  if (schema instanceof z.ZodUnion) {
    const limits = schema.options.map((option) => longestOf(option as z.core.$ZodType)).filter((limit) => limit !== undefined);
    return limits.length > 0 ? Math.max(...limits) : undefined;
  }
  const { type, innerType } = (schema?._zod.def ?? {}) as { type?: string; innerType?: z.core.$ZodType };
  return type !== undefined && wrappers.has(type) ? longestOf(innerType) : undefined;
}

/** How many characters the field at a path takes, for the `maxLength` of its input. */
export const maxLengthOf = (schema: z.ZodType, path: string): number | undefined => longestOf(schemaAt(schema, path.split('.')));

function withValueAt(values: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(values)) return values.with(Number(name), withValueAt(values[Number(name)], rest, value));
  const record = (values ?? {}) as Record<string, unknown>;
  return { ...record, [name]: withValueAt(record[name], rest, value) };
}

interface FormReader {
  getFieldsValue: (nameList: true) => unknown;
}

/**
 * A rule for an antd `Form.Item` whose name is `path` in the contract's schema of the whole form. Rules between fields count too.
 * `label` replaces the field's own label in messages; `Field` names it as it shows it, by `labelled`. It takes the length of its input from
 * `maxLength`.
 */
export function schemaRule(schema: z.ZodType, path: string, label?: string) {
  const required = isRequired(schema, path);
  const rule = ({ getFieldsValue }: FormReader) => ({
    required,
    validator: async (_rule: unknown, value: unknown): Promise<void> => {
      const values = withValueAt(getFieldsValue(true), path.split('.'), value);
      const result = schema.safeParse(values);
      const violation = result.success ? undefined : violationsOf(result.error, values).find((found) => found.path === path);
      if (violation) throw new Error(messageOfViolation(violation, label));
    },
  });
  const labelled = (shown: string): typeof rule => (label === undefined ? schemaRule(schema, path, shown) : rule);
  return Object.assign(rule, { maxLength: maxLengthOf(schema, path), labelled });
}
