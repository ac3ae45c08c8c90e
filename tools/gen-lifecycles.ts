import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ActionSpec, Lifecycle } from '../packages/contract/src/kit/index.ts';
import { root } from './run.ts';

type Machine = Lifecycle<string, string, string>;

/** Where the diagrams are, one page for each state machine of the contract. */
export const lifecyclesFolder = 'docs/lifecycles';

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'states' in value && 'actions' in value && 'initial' in value && 'name' in value;

const actionsOf = (machine: Machine) =>
  Object.entries(machine.actions).flatMap(([name, action]) => (action === undefined ? [] : [[name, action] as const]));

/** A state's name as mermaid takes it. */
const id = (state: string) => state.replaceAll(/[^A-Za-z0-9]/g, '_');

/** The arrows of the diagram: steps that change the state, those between the same two together. The table has the others too. */
function arrows(machine: Machine): string[] {
  const steps = actionsOf(machine).flatMap(([action, { from, to }]) =>
    to === null ? [] : from.map((state) => ({ action, arrow: `${id(state)} --> ${id(to)}` })),
  );
  return [...Map.groupBy(steps, ({ arrow }) => arrow)].map(([arrow, same]) => `  ${arrow}: ${same.map(({ action }) => action).join(', ')}`);
}

function row([action, { from, to, permissions, by, guards, node }]: readonly [string, ActionSpec<string, string>]): string {
  const cells = [
    action,
    from.join(', '),
    to ?? 'stays',
    by.join(', '),
    permissions.length > 0 ? permissions.map((permission) => `\`${permission}\``).join(' ') : 'the system',
    (guards ?? []).join(', '),
    node === undefined ? '' : String(node),
  ];
  return `| ${cells.join(' | ')} |`;
}

const page = (machine: Machine, source: string) => `# ${machine.name}

Generated from \`${source}\` by \`node tools/gen-lifecycles.ts\`. Do not edit.

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${id(machine.initial)}
${arrows(machine).join('\n')}
\`\`\`

| action | from | to | by | permission | guards | node |
| --- | --- | --- | --- | --- | --- | --- |
${actionsOf(machine).map(row).join('\n')}
`;

/** Every page as it should be now: path in the repository and text. */
export async function renderLifecycles(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const source of globSync('packages/contract/src/*/*lifecycle*.ts', { cwd: root }).toSorted()) {
    if (source.includes('/kit/') || source.endsWith('.test.ts')) continue;
    const exported = (await import(pathToFileURL(join(root, source)).href)) as Record<string, unknown>;
    for (const machine of Object.values(exported).filter(isMachine))
      pages.set(`${lifecyclesFolder}/${machine.name}.md`, page(machine, source));
  }
  return pages;
}

if (import.meta.main) {
  for (const [path, text] of await renderLifecycles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
