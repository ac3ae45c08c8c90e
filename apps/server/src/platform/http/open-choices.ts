import type { JsonSchema } from './describe-schema.ts';

interface Parameter {
  in: string;
  required?: boolean;
  schema?: JsonSchema;
  examples?: object;
}

/** The first value that a schema offers to choose from. */
function firstChoiceOf({ enum: choices, const: only, anyOf = [] }: JsonSchema): unknown {
  const own = (choices as unknown[] | undefined)?.[0] ?? only;
  return own ?? (anyOf as JsonSchema[]).map(firstChoiceOf).find((choice) => choice !== undefined);
}

/** The API page sends the first choice of a query's filter unless its example says that it's left out, and shows next to nothing then. */
function leaveOpen(parameter: Parameter): Parameter {
  const value = parameter.in === 'query' && parameter.required !== true ? firstChoiceOf(parameter.schema ?? {}) : undefined;
  return value === undefined ? parameter : { ...parameter, examples: { default: { value, 'x-disabled': true } } };
}

type Call = { parameters?: Parameter[] } & object;

/** Leaves what a caller may choose in a query open for people who try calls on the API page. */
export function withOpenChoices<Document extends { paths?: object }>(document: Document): Document {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Call>>).map(([path, calls]) => {
    const described = Object.entries(calls).map(([method, call]) => [
      method,
      call.parameters === undefined ? call : { ...call, parameters: call.parameters.map(leaveOpen) },
    ]);
    return [path, Object.fromEntries(described)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
