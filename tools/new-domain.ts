import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { domains } from './domains.ts';
import { contractFiles } from './new-domain/contract-files.ts';
import { phraseFiles, phraseLanguages } from './new-domain/phrase-files.ts';
import { registrationsOf } from './new-domain/registrations.ts';
import { migration, serverFiles } from './new-domain/server-files.ts';
import { spellingsOf, type Spellings } from './new-domain/spellings.ts';
import { webFiles } from './new-domain/web-files.ts';
import { root, run, runTool } from './run.ts';

/* npm run new:domain <name> -- --after <domain>: a domain that opens, in every part of the house. */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } });
const [name = ''] = positionals;
const isOnServer = (domain: string): boolean => existsSync(join(root, 'apps/server/src/domains', domain));

/** The domains in their order, this one among them; one that is planned has its place already. */
function orderWith(after: string): string[] {
  if (domains.includes(name)) return domains;
  const place = domains.indexOf(after) + 1;
  return [...domains.slice(0, place), name, ...domains.slice(place)];
}

/** Why this domain cannot be made, or null. */
function refusal(after: string): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    return 'Say the name in small letters with hyphens: npm run new:domain spare-part -- --after module';
  if (isOnServer(name)) return `${name} is a domain already.`;
  if (!domains.includes(after)) return `There is no domain ${after}. The domains: ${domains.join(', ')}`;
  return null;
}

/** The number after the last migration's, in tens. */
function nextMigration(): string {
  const last = Math.max(0, ...readdirSync(join(root, 'apps/server/src/migrations')).map((file) => Number.parseInt(file, 10) || 0));
  return String((Math.floor(last / 10) + 1) * 10).padStart(4, '0');
}

const under = (folder: string, files: Record<string, string>): [path: string, text: string][] =>
  Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]);

/** Every file of the new domain: path in the repository and text. */
function filesOf(spellings: Spellings): Map<string, string> {
  const phrases = Object.entries(phraseFiles(spellings));
  return new Map([
    ...under(`packages/contract/src/${name}`, contractFiles(spellings)),
    ...phrases.map(([language, text]): [string, string] => [`packages/phrases/src/${language}/${name}.ts`, text]),
    ...under(`apps/server/src/domains/${name}`, serverFiles(spellings)),
    ...under(`apps/web/src/domains/${name}`, webFiles(spellings)),
    [`apps/server/src/migrations/${nextMigration()}-${name}.sql`, migration(spellings)],
  ]);
}

/** Runs one of the project's commands; what it prints matters only when it fails. */
async function must(work: ReturnType<typeof run>): Promise<void> {
  const { code, output } = await work;
  if (code !== 0) throw new Error(output);
}

async function make(after: string): Promise<void> {
  const order = orderWith(after);
  const before = order.slice(0, order.indexOf(name)).findLast(isOnServer);
  if (before === undefined) throw new Error(`No domain before ${name} is on the server.`);
  const spellings = spellingsOf(name);
  const files = filesOf(spellings);
  const existing = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (existing !== undefined) throw new Error(`${existing} exists already.`);

  // Every change is made up before the first file is written.
  const registrations = registrationsOf(spellings, { before: spellingsOf(before), languages: phraseLanguages });
  if (!domains.includes(name))
    registrations.push(['tools/domains.ts', (text) => text.replace(`  '${after}',\n`, `  '${after}',\n  '${name}',\n`)]);
  const changed = registrations.map(([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'))] as const);
  for (const [path, text] of [...files, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await must(run(process.execPath, ['tools/gen-tables.ts']));
  await must(run(process.execPath, ['tools/gen-permissions.ts']));
  for (const language of phraseLanguages.filter((each) => each !== 'en'))
    await must(run(process.execPath, ['tools/phrases-looked-at.ts', language, `${spellings.camel}:`]));
  const formatted = [...files.keys(), ...changed.map(([path]) => path)].filter((path) => !path.endsWith('.sql'));
  await must(runTool('oxfmt', ['--write', ...formatted]));
  console.log(`${[...files.keys()].join('\n')}

${name} opens: npm run dev, sign in, and choose it in the menu. It asks for nothing but a sign-in yet. Left to do by hand:
- the title in packages/phrases/src/*/${name}.ts, which is there in English, and what the domain is really about
- a permission for its calls and for its entry in the menu (menu.ts); then its place among the menus of all roles in
  apps/server/src/domains/identity/sessions.test.ts, and its page among the screens of e2e/fixtures/screens.ts`);
}

const after = values.after ?? domains.at(-1) ?? '';
const refused = refusal(after);
if (refused !== null) {
  console.error(refused);
  process.exitCode = 1;
} else await make(after);
