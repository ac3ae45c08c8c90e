/* node tools/api/lint.mjs openapi.json    plain JavaScript, because its packages are missing where the rest is type-checked */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import core from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

/** Rules that don't apply here, each with its reason. Everything else has to pass without a warning. */
const exceptions = {
  'owasp:api1:2023-no-numeric-ids': 'the specification has numeric ids; the row policies decide who reaches a record, whatever its id',
  'owasp:api2:2023-read-restricted':
    'calls before sign-in are public on purpose; docs/permissions.md lists them, and a test keeps the list',
  'owasp:api2:2023-write-restricted': 'signing in, registering and resetting a password happen before there is a session',
  'owasp:api4:2023-rate-limit': 'refusals say when to come back (Retry-After); how much is left is not told',
  'owasp:api4:2023-string-restricted': 'names, texts and messages take any characters; their length is bounded',
  'owasp:api7:2023-concerning-url-parameter': '`redirect` takes a path of this site and nothing else, and the server fetches no address',
  'owasp:api8:2023-define-cors-origin': 'no other origin may call: the server sends no CORS headers',
  'owasp:api8:2023-define-error-responses-401': 'public calls never answer 401; all others declare it, which api-docs.test.ts checks',
};

const [file = 'openapi.json'] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');

const redocly = await lintFromString({ source, absoluteRef: resolve(file), config: await createConfig({ extends: ['recommended'] }) });

const spectral = new core.Spectral();
spectral.setRuleset({
  extends: [
    [rulesets.oas, 'recommended'],
    [owasp.default ?? owasp, 'recommended'],
  ],
  rules: Object.fromEntries(Object.keys(exceptions).map((rule) => [rule, 'off'])),
});
const found = await spectral.run(new core.Document(source, parsers.Json, file));

const problems = [
  ...redocly.map(({ ruleId, location, message }) => `redocly ${ruleId} ${location[0]?.pointer ?? ''} ${message}`),
  ...found.map(({ code, path, message }) => `spectral ${code} ${path.join('/')} ${message}`),
];
console.log(problems.length === 0 ? 'The API document has no problems.' : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
