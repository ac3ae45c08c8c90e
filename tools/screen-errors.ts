import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/*
 * Screens ask for an error by its key (`isError`): several keys travel with one code, and each has data of its own shape. Codes are
 * compared, and what was received is cast, in the platform alone.
 */

type Node = { type: string; name?: string; value?: unknown; object?: Node; property?: Node; expression?: Node; left?: Node; right?: Node };

/** Without the brackets and casts around it. */
const bare = (node: Node | undefined): Node | undefined =>
  node?.expression && /^(ParenthesizedExpression|ChainExpression|TSNonNullExpression)$/.test(node.type) ? bare(node.expression) : node;

const isMember = (node: Node | undefined, name: string): boolean => {
  const inner = bare(node);
  return inner?.type === 'MemberExpression' && inner.property?.name === name;
};

/** `error.data as …`, also with something in place of nothing: `(error.data ?? {}) as …`. */
const isErrorData = (node: Node | undefined): boolean => {
  const inner = bare(node);
  return isMember(inner, 'data') || (inner?.type === 'LogicalExpression' && isMember(inner.left, 'data'));
};

const isErrorCode = (node: Node | undefined): boolean =>
  isMember(node, 'code') && /error|failure|reason|call/i.test(bare(bare(node)?.object)?.name ?? '');

/** A code that is compared with a number, or the code of an error with a name that stands for one. */
const isCodeCompared = ({ left, right }: Node): boolean =>
  isErrorCode(left) ||
  isErrorCode(right) ||
  (isMember(left, 'code') && typeof bare(right)?.value === 'number') ||
  (isMember(right, 'code') && typeof bare(left)?.value === 'number');

/** What a source file does to errors that only the platform may do. */
function findErrorFaults(file: string, source: string): string[] {
  const faults: string[] = [];
  const tell = (start: number, fault: string) => faults.push(`${file}:${source.slice(0, start).split('\n').length} ${fault}`);
  if (!/error|failure/i.test(source)) return faults;
  const visitor = new Visitor({
    BinaryExpression(node) {
      if (/^[!=]==?$/.test(node.operator) && isCodeCompared(node as Node)) tell(node.start, 'compares a code: ask isError for the key');
    },
    TSAsExpression(node) {
      if (isErrorData(node.expression as Node)) tell(node.start, 'casts the data of an error: isError gives its shape');
    },
  });
  visitor.visit(parseSync(file, source).program);
  return faults;
}

/** The same for all screens under a folder: what `platform/http` does is its business. */
export const scanScreens = (root: string): string[] =>
  globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|src\/platform\//.test(file))
    .toSorted()
    .flatMap((file) => findErrorFaults(file, readFileSync(join(root, file), 'utf8')));
