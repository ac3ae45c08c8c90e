import type { z } from 'zod';

/** One broken rule of a field, without words: the phrases turn `rule` and `params` into a message. */
export interface Violation {
  path: string;
  rule: string;
  params: Record<string, string | number>;
}

type Issue = z.core.$ZodIssue;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '');

function ruleOf(issue: Issue, input: unknown): Omit<Violation, 'path'> {
  const value = valueAt(input, issue.path);
  if (issue.code === 'custom') {
    const { rule = 'invalid', ...params } = (issue.params ?? {}) as Record<string, string | number>;
    return { rule: String(rule), params };
  }
  if (isMissing(value) || (issue.code === 'too_small' && issue.origin === 'array' && Number(issue.minimum) === 1))
    return { rule: 'required', params: {} };
  if (issue.code === 'too_big')
    return {
      rule: issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig',
      params: { max: Number(issue.maximum) },
    };
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return { rule: 'tooShort', params: { min: Number(issue.minimum) } };
    return issue.inclusive === false
      ? { rule: 'greaterThan', params: { min: Number(issue.minimum) } }
      : { rule: 'tooSmall', params: { min: Number(issue.minimum) } };
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return { rule: 'email', params: {} };
  if (issue.code === 'unrecognized_keys')
    return { rule: 'unknownField', params: { fields: issue.keys.slice(0, 5).join(', ').slice(0, 200) } };
  return { rule: 'invalid', params: {} };
}

/** The broken rules in a zod error, one for each path; `input` is what was validated. */
export function violationsOf(error: z.core.$ZodError, input: unknown): Violation[] {
  const byPath = new Map<string, Violation>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (!byPath.has(path)) byPath.set(path, { path, ...ruleOf(issue, input) });
  }
  return [...byPath.values()];
}
