import { basename } from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** What the web needs of a declared call in order to make it; schemas are the server's to check, and types are gone by now. */
const kept = new Set(['method', 'path', 'paged', 'takes', 'answers']);

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* nodesOf(child);
}

const isEndpointCall = ({ type, callee }: Node): boolean => type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint';

/** The arguments of `endpoint({ … })` calls, as source ranges of the properties that fall away. */
function droppedRanges(program: Node): Node[] {
  const calls = [...nodesOf(program)].filter(isEndpointCall);
  return calls.flatMap((call) => {
    const [spec] = call.arguments as Node[];
    const properties = spec?.type === 'ObjectExpression' ? (spec.properties as Node[]) : [];
    return properties.filter(({ key }) => isNode(key) && !kept.has(String(key.name)));
  });
}

interface Constant {
  name: string;
  isExported: boolean;
  /** What makes it; `as` and `satisfies` may stand around it. */
  made: Node | undefined;
}

function constantsOf(program: Node): Constant[] {
  return (program.body as Node[]).flatMap((part) => {
    const declaration = isNode(part.declaration) ? part.declaration : part;
    const constants = declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [];
    return constants.map(({ id, init }) => ({
      name: String((id as Node).name),
      isExported: declaration !== part,
      made: isNode(init) ? (isNode(init.expression) ? init.expression : init) : undefined,
    }));
  });
}

/** What to put into the source, and in place of which part of it. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Calls without what they don't need, and every constant that a call makes marked as one that may go when nobody asks for it. */
function editsOf(program: Node): Edit[] {
  const made = constantsOf(program).flatMap((constant) => (constant.made?.type === 'CallExpression' ? [constant.made] : []));
  return [
    ...droppedRanges(program).map(({ start, end }) => ({ start, end, text: '' })),
    ...made.flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => ' },
      { start: end, end, text: ')()' },
    ]),
  ];
}

function slim(code: string, program: Node): string {
  const edits = editsOf(program).toSorted((one, other) => other.start - one.start);
  // Backwards, so that the places of those before stay right; a comma that followed a dropped part goes too.
  return edits.reduce((text, { start, end, text: put }) => {
    const after = text.slice(end);
    return text.slice(0, start) + put + (put === '' ? after.replace(/^\s*,/, '') : after);
  }, code);
}

const runs = /^(ExportNamedDeclaration|ExportAllDeclaration|ExportDefaultDeclaration)$/;
const isType = (part: Node): boolean => part.exportKind === 'type' || (isNode(part.declaration) && part.declaration.type.startsWith('TS'));

/** The exports of a module that declares calls and other things: calls from one copy of it, the rest from another. */
function splitExports(file: string, program: Node): string | undefined {
  const exported = constantsOf(program).filter(({ isExported }) => isExported);
  const calls = exported.filter(({ made }) => made && isEndpointCall(made));
  const exports = (program.body as Node[]).filter((part) => runs.test(part.type) && !isType(part));
  const hasOthers = exports.some(({ declaration }) => !isNode(declaration) || declaration.type !== 'VariableDeclaration');
  if (hasOthers || calls.length === 0 || calls.length === exported.length) return undefined;
  const rest = exported.filter((constant) => !calls.includes(constant));
  const line = (constants: readonly Constant[], part: string) =>
    `export { ${constants.map(({ name }) => name).join(', ')} } from './${file}?${part}';\n`;
  return line(calls, 'calls') + line(rest, 'rest');
}

/**
 * Leaves of each declared call only what making it takes, keeps calls and schemas in modules of their own, and lets go of each schema
 * that nothing on a page asks for, so that a page that calls the server does not load every schema of the contract, nor zod with them.
 */
export function endpointCalls(): Plugin {
  return {
    name: 'heliodesk-endpoint-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/.+\.ts(\?(calls|rest))?$/ },
      handler(code, id) {
        const program = parseAst(code, { lang: 'ts' }) as unknown as Node;
        const split = id.endsWith('.ts') ? splitExports(basename(id), program) : undefined;
        return { code: split ?? slim(code, program), map: null };
      },
    },
  };
}
