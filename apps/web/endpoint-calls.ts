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

/** The arguments of `endpoint({ … })` calls, as source ranges of the properties that fall away. */
function droppedRanges(program: Node): Node[] {
  const calls = [...nodesOf(program)].filter(
    ({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint',
  );
  return calls.flatMap((call) => {
    const [spec] = call.arguments as Node[];
    const properties = spec?.type === 'ObjectExpression' ? (spec.properties as Node[]) : [];
    return properties.filter(({ key }) => isNode(key) && !kept.has(String(key.name)));
  });
}

/** Leaves of each declared call only what making it takes, so that a page that calls the server does not load every schema of the contract. */
export function endpointCalls(): Plugin {
  return {
    name: 'heliodesk-endpoint-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/[^/]+\/endpoints\.ts$/ },
      handler(code) {
        const ranges = droppedRanges(parseAst(code, { lang: 'ts' }) as unknown as Node).toSorted((one, other) => other.start - one.start);
        // Backwards, so that the places of those before stay right; a comma that followed goes too.
        const rest = ranges.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
        return { code: rest, map: null };
      },
    },
  };
}
