import type { FieldError } from '@heliodesk/contract/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { z } from 'zod';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { loadPagePhrases } from '#src/platform/i18n/language.ts';

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
  /** Changes a value without typing; its field's error stays. */
  put: (path: string, value: unknown) => void;
  leave: (path: string) => void;
  /** Clears a field's error, because the field asks for something else now. */
  excuse: (path: string) => void;
  errorOf: (path: string) => string | undefined;
  errors: readonly FieldError[];
  /** What went wrong apart from the fields: an answer without a field, no connection. */
  failure: { message: string; requestId: string | undefined } | undefined;
  /** The box above the form that sums up what was refused. */
  summary: RefObject<HTMLDivElement | null>;
}

interface FormOptions<Values> {
  values: Values;
  /** Changes the values; the setter of `useState` fits. */
  onChange: (change: (current: Values) => Values) => void;
  /** Fetches the contract's schema of what is sent. Rules, and their words, are no part of what a page first loads: they come with the first use of a field. */
  loadSchema: () => Promise<z.ZodType>;
}

async function findErrors(loadSchema: () => Promise<z.ZodType>, values: unknown): Promise<FieldError[]> {
  const [{ validate }, schema] = await Promise.all([import('#src/platform/schema-rules.ts'), loadSchema(), loadPagePhrases()]);
  return validate(schema, values);
}

/** Errors in the order of their fields on the page; those without a field come last. */
function inOrderOfPage(errors: readonly FieldError[]): FieldError[] {
  const fields = [...document.querySelectorAll('[id^="field-"]')].map(({ id }) => id);
  const placeOf = ({ path }: FieldError): number => {
    const place = fields.indexOf(fieldId(path));
    return place < 0 ? fields.length : place;
  };
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Leads to what was refused, once it is on the page: the summary, or the one field that is wrong; why a call failed comes into view. */
function useLeadToRefused() {
  const summary = useRef<HTMLDivElement>(null);
  const [refused, leadTo] = useState<readonly FieldError[]>();
  useEffect(() => {
    if (refused === undefined) return;
    const [first, second] = refused;
    if (first === undefined) summary.current?.scrollIntoView({ block: 'nearest' });
    else if (second !== undefined && summary.current) summary.current.focus();
    else document.getElementById(fieldId(first.path))?.focus();
  }, [refused]);
  return { summary, leadTo };
}

/** Values, errors and failures of a public form. Nothing typed is ever lost: errors come and go beside it. */
export function usePublicForm<Values>({ values, onChange, loadSchema }: FormOptions<Values>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<PublicForm['failure']>();
  const { summary, leadTo } = useLeadToRefused();

  // A check that ends after a later one of the same field is ignored.
  const turns = useRef(new Map<string, number>());
  const recheck = async (path: string, next: unknown) => {
    const turn = (turns.current.get(path) ?? 0) + 1;
    turns.current.set(path, turn);
    const found = (await findErrors(loadSchema, next)).find((error) => error.path === path);
    if (turns.current.get(path) !== turn) return;
    setErrors((shown) => [...shown.filter((error) => error.path !== path), ...(found ? [found] : [])]);
  };

  const form: PublicForm = {
    errors,
    failure,
    summary,
    text: (path) => String(valueAt(values, path) ?? ''),
    value: (path) => valueAt(values, path),
    errorOf: (path) => errors.find((error) => error.path === path)?.message,
    change: (path, value) => {
      const changed = (current: Values): Values => withValue(current, path.split('.'), value) as Values;
      onChange(changed);
      if (errors.some((error) => error.path === path)) void recheck(path, changed(values));
    },
    put: (path, value) => onChange((current) => withValue(current, path.split('.'), value) as Values),
    leave: (path) => void recheck(path, values),
    excuse: (path) => {
      turns.current.set(path, (turns.current.get(path) ?? 0) + 1);
      setErrors((shown) => shown.filter((error) => error.path !== path));
    },
  };

  /** Checks everything, or what is given in its place; on errors the focus goes to their summary, or to the only field that is wrong. */
  const check = async (given: unknown = values): Promise<boolean> => {
    const found = inOrderOfPage(await findErrors(loadSchema, given));
    turns.current.clear();
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0) leadTo(found);
    return found.length === 0;
  };

  /** Takes a call's error: refused fields show at their fields, all else above the form. */
  const takeFailure = useCallback(
    (error: unknown) => {
      const refused = inOrderOfPage(error instanceof CallError ? error.errors : []);
      setErrors(refused);
      if (refused.length === 0)
        setFailure({ message: messageOf(error), requestId: error instanceof CallError ? error.requestId : undefined });
      leadTo(refused);
    },
    [leadTo],
  );

  const clear = useCallback(() => {
    setErrors([]);
    setFailure(undefined);
  }, []);

  return { form, check, takeFailure, clear };
}
