import { parseArgs } from 'node:util';
import { add, hasFailed, none, runBrowserTests, runVitest, total } from './suites.ts';

/*
 * npm test                      every suite, then the browser tests
 * node tools/test.ts server     one suite: contract, phrases, tools, server, web or e2e (the browser tests)
 * node tools/test.ts server --database=postgres://…   the server's suite on PostgreSQL
 */
const suites = ['contract', 'phrases', 'tools', 'server', 'web'];
const { values, positionals } = parseArgs({ allowPositionals: true, options: { database: { type: 'string' } } });
const unknown = positionals.filter((name) => !suites.includes(name) && name !== 'e2e');
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. The suites: ${suites.join(', ')}, e2e.`);
  process.exit(1);
}

const chosen = positionals.length > 0 ? positionals : [...suites, 'e2e'];
let counts = none;
try {
  const vitest = chosen.filter((name) => name !== 'e2e');
  if (vitest.length > 0) counts = add(counts, await runVitest(vitest, { database: values.database }));
  if (chosen.includes('e2e')) counts = add(counts, await runBrowserTests());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts = add(counts, { ...none, failed: 1 });
}
console.log(`\n${total(counts)}`);
process.exitCode = hasFailed(counts) ? 1 : 0;
