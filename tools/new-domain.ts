import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { domains } from './domains.ts';
import { domainFiles, spellingsOf } from './new-domain-files.ts';
import { root, run } from './run.ts';

/* npm run new:domain <name> -- --after <domain>: a new domain's folders and first files in every part of the house. */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } });
const [name = ''] = positionals;
const after = values.after ?? domains.at(-1) ?? '';

/** Why this domain cannot be made, or null. */
function refusal(): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    return 'Say the name in small letters with hyphens: npm run new:domain spare-part -- --after module';
  if (domains.includes(name)) return `${name} is a domain already.`;
  if (!domains.includes(after)) return `There is no domain ${after}. The domains: ${domains.join(', ')}`;
  return null;
}

/** Rewrites a file of the repository. */
function edit(path: string, change: (text: string) => string): void {
  const file = join(root, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** The number after the last migration's, in tens. */
function nextMigration(): string {
  const last = Math.max(0, ...readdirSync(join(root, 'apps/server/src/migrations')).map((file) => Number.parseInt(file, 10) || 0));
  return String((Math.floor(last / 10) + 1) * 10).padStart(4, '0');
}

async function make(): Promise<void> {
  const spellings = spellingsOf(name);
  const files = domainFiles(spellings, nextMigration());
  const existing = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (existing !== undefined) throw new Error(`${existing} exists already.`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  edit('tools/domains.ts', (text) => text.replace(`  '${after}',\n`, `  '${after}',\n  '${name}',\n`));
  edit('packages/phrases/src/en/app.ts', (text) => `${text.trimEnd()}\nexport { default as ${spellings.camel} } from './${name}.ts';\n`);
  edit('packages/contract/src/schemas.ts', (text) =>
    text
      .replace(`\n/**`, `import * as ${spellings.camel} from './${name}/schemas.ts';\n\n/**`)
      .replace('\n};\n', `\n  ${name === spellings.camel ? name : `'${name}': ${spellings.camel}`},\n};\n`),
  );
  const { code, output } = await run(process.execPath, ['tools/gen-tables.ts']);
  if (code !== 0) throw new Error(output);
  console.log(`${[...files.keys()].join('\n')}

Left to do by hand:
- apps/server/src/app.ts: register${spellings.pascal} in the list of domains
- apps/web/src/app: ${spellings.camel}Routes in the router
- docs/architecture.md: a line in the table of domains
- the phrases of the other languages, and what the domain is really about`);
}

const refused = refusal();
if (refused !== null) {
  console.error(refused);
  process.exitCode = 1;
} else await make();
