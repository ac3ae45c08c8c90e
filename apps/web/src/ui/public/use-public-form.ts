import type { FieldError } from '@heliodesk/contract/kit';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { validate } from '#src/platform/schema-rules.ts';

/** Id of the field at a path; summaries of errors link to it. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);
}

function withValue(values: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const record = (values ?? {}) as Record<string, unknown>;
  return { ...record, [name]: withValue(record[name], rest, value) };
}

/** What the fields of a public form need; `path` is the field's place in the body of the call. */
export interface PublicForm {
  text: (path: string) => string;
  value: (path: string) => unknown;
  change: (path: string, value: unknown) => void;
  leave: (path: string) => void;
  errorOf: (path: string) => string | undefined;
  errors: readonly FieldError[];
  /** What went wrong beside the fields: an answer without a field, no connection. */
  failure: { message: string; requestId: string | undefined } | undefined;
}

interface FormOptions<Values> {
  values: Values;
  /** Changes the values; the setter of `useState` fits. */
  onChange: (change: (current: Values) => Values) => void;
  /** The contract's schema of what is sent. */
  schema: z.ZodType;
}

/** Values, errors and failures of a public form. Nothing typed is ever lost: errors come and go beside it. */
export function usePublicForm<Values>({ values, onChange, schema }: FormOptions<Values>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<PublicForm['failure']>();

  const recheck = (path: string, next: unknown) => {
    const found = validate(schema, next).find((error) => error.path === path);
    setErrors((shown) => [...shown.filter((error) => error.path !== path), ...(found ? [found] : [])]);
  };

  const form: PublicForm = {
    errors,
    failure,
    text: (path) => String(valueAt(values, path) ?? ''),
    value: (path) => valueAt(values, path),
    errorOf: (path) => errors.find((error) => error.path === path)?.message,
    change: (path, value) => {
      const changed = (current: Values): Values => withValue(current, path.split('.'), value) as Values;
      onChange(changed);
      if (errors.some((error) => error.path === path)) recheck(path, changed(values));
    },
    leave: (path) => recheck(path, values),
  };

  /** Checks everything; on errors the first field that is wrong gets the focus. */
  const check = (): boolean => {
    const found = validate(schema, values);
    setErrors(found);
    setFailure(undefined);
    const first = found[0];
    if (first) document.getElementById(fieldId(first.path))?.focus();
    return found.length === 0;
  };

  /** Takes what a call rejected with: refused fields land at their fields, all else above the form. */
  const takeFailure = useCallback((error: unknown) => {
    const refused = error instanceof CallError ? error.errors : [];
    setErrors(refused);
    if (refused.length === 0) setFailure({ message: messageOf(error), requestId: error instanceof CallError ? error.requestId : undefined });
    const [first] = refused;
    if (first) document.getElementById(fieldId(first.path))?.focus();
  }, []);

  const clear = useCallback(() => {
    setErrors([]);
    setFailure(undefined);
  }, []);

  return { form, check, takeFailure, clear };
}
