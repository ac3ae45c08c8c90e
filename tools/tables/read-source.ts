import { parseSync, Visitor } from 'oxc-parser';
import { callsIn, mentionsIn } from './read-sql.ts';
import type { Mention } from './read-sql.ts';

export interface SourceUse {
  line: number;
  tables: Mention[];
  functions: string[];
  /** Kysely was given something else than a table's name in letters or a query. */
  unnamed: boolean;
  /** `.from('x')` is a query only where x is a table. */
  maybe: boolean;
}

const reads = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin']);
const laterals = new Set(['innerJoinLateral', 'leftJoinLateral', 'crossJoinLateral', 'selectNoFrom']);
const writes = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
/** Also methods of other things: only a name that is there in letters counts. */
const sometimes = new Set(['from', 'using']);
/** `sql.table('request')` and the like. */
const sqlNames = new Set(['table', 'ref', 'id']);
/** Methods that take SQL as a text. */
const takesText = new Set(['query', 'execute', 'executeSql', 'exec', 'raw']);
const statement = /^\s*(select|insert|update|delete|with|create|alter|drop|truncate|merge|lock|begin|listen|do)\b/i;

interface Node {
  type: string;
  start: number;
  value?: unknown;
  name?: string;
  elements?: (Node | null)[];
  expression?: Node;
  consequent?: Node;
  alternate?: Node;
  quasis?: { value: { cooked: string | null } }[];
  object?: Node;
  property?: Node;
}

const textOf = ({ type, value, quasis }: Node): string | undefined => {
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' ? quasis?.map((part) => part.value.cooked ?? '').join(' ? ') : undefined;
};

/** The tables that an argument names, or undefined where it is no name. A query in place of a table names its own. */
function tablesOf(argument: Node | undefined): string[] | undefined {
  if (argument === undefined) return undefined;
  const { type } = argument;
  if (type === 'Literal') return typeof argument.value === 'string' ? [argument.value.trim().split(/\s+/)[0] ?? ''] : undefined;
  if (type === 'CallExpression' || type === 'ArrowFunctionExpression') return [];
  if (type === 'TSAsExpression' || type === 'ParenthesizedExpression') return tablesOf(argument.expression);
  const parts =
    type === 'ArrayExpression'
      ? argument.elements
      : type === 'ConditionalExpression'
        ? [argument.consequent, argument.alternate]
        : undefined;
  const found = parts?.map((part) => tablesOf(part ?? undefined));
  return found?.every((names) => names !== undefined) === true ? found.flat() : undefined;
}

/** What a call says of tables; undefined where it has nothing to do with SQL. */
function useOf(callee: Node, argument: Node | undefined): Omit<SourceUse, 'line'> | undefined {
  if (callee.type !== 'MemberExpression' || callee.property?.name === undefined) return undefined;
  const { name } = callee.property;
  const none = { tables: [], functions: [], unnamed: false, maybe: false };
  if (laterals.has(name)) return none;
  if (reads.has(name) || writes.has(name)) {
    const names = tablesOf(argument);
    if (names === undefined) return { ...none, unnamed: true };
    return { ...none, tables: names.map((table) => ({ table, mode: writes.has(name) ? 'write' : 'read' })) };
  }
  const isSql = callee.object?.name === 'sql' && sqlNames.has(name);
  if (sometimes.has(name) || isSql) {
    const tables = argument?.type === 'Literal' ? (tablesOf(argument) ?? []) : [];
    return tables.length === 0 ? undefined : { ...none, maybe: true, tables: tables.map((table) => ({ table, mode: 'read' })) };
  }
  const text = takesText.has(name) && argument !== undefined ? textOf(argument) : undefined;
  return text !== undefined && statement.test(text) ? { ...none, tables: mentionsIn(text), functions: callsIn(text) } : undefined;
}

/** Every query in a source file, or piece of one. */
export function readSource(file: string, source: string): SourceUse[] {
  const uses: SourceUse[] = [];
  const lineAt = (start: number): number => source.slice(0, start).split('\n').length;
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const use = useOf(callee as Node, args[0] as Node | undefined);
      const { start } = (callee as Node).property ?? (callee as Node);
      if (use !== undefined) uses.push({ line: lineAt(start), ...use });
    },
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      const text = textOf(quasi as Node) ?? '';
      uses.push({ line: lineAt(start), tables: mentionsIn(text), functions: callsIn(text), unnamed: false, maybe: false });
    },
  }).visit(parseSync(file, source).program);
  return uses;
}
