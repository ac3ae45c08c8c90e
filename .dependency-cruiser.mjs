import swc from '@swc/core/Visitor.js';
import { domains } from './tools/domains.ts';
import { sqlFiles } from './tools/sql-files.ts';

/* Which part may import which. docs/architecture.md says why; tools/fixtures holds a tree for each rule that must break it. */

// swc's visitor, through which imports are found, stops at `using x = …`; teach it to look into the initializer and continue.
const { visitStatement } = swc.Visitor.prototype;
swc.Visitor.prototype.visitStatement = function visit(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  return { ...statement, decls: this.visitVariableDeclarators(statement.decls) };
};

const anyDomain = domains.join('|');
/** The three places where a domain's code is. */
const layers = '(packages/contract/src|apps/server/src/domains|apps/web/src/domains)';
const anyLayer = '(?:packages/contract/src|apps/server/src/domains|apps/web/src/domains)';
/** What is beside the domains there. */
const notDomains = ['^packages/contract/src/kit/'];
const test = String.raw`\.test\.tsx?$`;
/** Support of tests, in a folder of that name: what serves all domains, and beside the tests of a domain or a part what they share. */
const testing = '^apps/.+/testing/';
const seed = String.raw`/seed(\.ts$|/)`;
const demo = '^apps/server/src/demo/';
const production = { path: '^(packages|apps)/[^/]+/src/', pathNot: [test, testing, seed, demo] };
/** A package as imported: dependency-cruiser names the file it resolves to, or the bare name of what it cannot resolve. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const order = domains.slice(0, -1).map((domain, index) => ({
  name: 'domain-order',
  comment: `${domain} may not import a domain that is below it in tools/domains.ts; let the lower one register with it at start`,
  severity: 'error',
  from: { path: `^${anyLayer}/${domain}/`, pathNot: [test, testing] },
  to: { path: `^${anyLayer}/(${domains.slice(index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...order,
    {
      name: 'domain-index-only',
      comment: 'another domain is reached through its index.ts',
      severity: 'error',
      from: { path: `^${layers}/([^/]+)/`, pathNot: [...notDomains, test, testing, seed] },
      to: { path: '^$1/[^/]+/', pathNot: [...notDomains, '^$1/$2/', '^$1/[^/]+/index\\.ts$'] },
    },
    {
      name: 'domain-index-or-seed',
      comment: 'seeds, tests and their support reach another domain through its index.ts, its seed.ts or what its tests build on',
      severity: 'error',
      from: { path: `^${layers}/([^/]+)/(.*${test}|testing/|seed(\\.ts$|/))` },
      to: { path: '^$1/[^/]+/', pathNot: [...notDomains, '^$1/$2/', '^$1/[^/]+/(index|seed)\\.ts$', testing] },
    },
    {
      name: 'domain-is-listed',
      comment: 'a folder of a domain is listed in tools/domains.ts (npm run new:domain)',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/domains/', pathNot: `^apps/(server|web)/src/domains/(${anyDomain})/` },
      to: {},
    },
    {
      name: 'web-not-server',
      comment: 'the web knows the server through the contract alone',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-not-web',
      comment: 'the server knows nothing of the web but its built files',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'contract-stands-alone',
      comment: 'the contract runs in the browser and on the server: its own files and packages that need neither',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: ['^packages/contract/src/', npm('zod', 'ibantools')] },
    },
    {
      name: 'endpoints-without-schemas',
      comment: 'a page that makes a call loads its endpoint, and neither schemas nor zod: endpoints take the types of schemas alone',
      severity: 'error',
      from: { path: '^packages/contract/src/[^/]+/[a-z-]*endpoints\\.ts$' },
      to: { pathNot: '^packages/contract/src/kit/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'all-schemas-on-the-server',
      comment: 'the schemas of all domains are for the server; a form on the web imports its own',
      severity: 'error',
      from: { path: '^(apps/web/|packages/contract/src/[^/]+/)', pathNot: test },
      to: { path: '^packages/contract/src/schemas\\.ts$' },
    },
    {
      name: 'phrases-stand-alone',
      comment: 'the phrases know their own files and the keys of the contract, nothing else',
      severity: 'error',
      from: { path: '^packages/phrases/src/', pathNot: test },
      to: { pathNot: ['^packages/(phrases|contract)/src/'] },
    },
    {
      name: 'kit-no-domain',
      comment: 'the kit of the contract serves every domain and knows none',
      severity: 'error',
      from: { path: '^packages/contract/src/kit/', pathNot: test },
      to: { path: `^packages/contract/src/(${anyDomain})/` },
    },
    {
      name: 'platform-no-domain',
      comment: 'platform and ui serve every domain and know none, nor the app that joins them',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/(platform|ui)/', pathNot: [testing, test] },
      to: { path: '^apps/$1/src/(domains|app|demo)(/|\\.ts$)' },
    },
    {
      name: 'platform-not-ui',
      comment: "the web's platform has no looks; ui builds on it",
      severity: 'error',
      from: { path: '^apps/web/src/platform/', pathNot: [testing, test] },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'domain-not-app',
      comment: 'the app joins the domains; no domain knows it',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/domains/', pathNot: test },
      to: { path: '^apps/$1/src/(app|demo|main)(/|\\.tsx?$)' },
    },
    {
      name: 'sql-in-stores',
      comment: 'SQL belongs in store, policy, seed and platform/db; services take what those return',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [test, testing, sqlFiles],
      },
      to: { path: npm('kysely', 'pg', 'pg-[a-z]+-stream', 'postgres', '@electric-sql/[^/]+') },
    },
    {
      name: 'fastify-at-the-edge',
      comment: 'HTTP ends in platform/http, routes and app; services never see a request or reply',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [test, testing, '^apps/server/src/platform/http/', '^apps/server/src/app(/|\\.ts$)', '/routes(\\.ts$|/)'],
      },
      to: { path: npm('fastify', 'fastify-[^/]+', '@fastify/[^/]+', '@scalar/[^/]+') },
    },
    {
      name: 'no-node-on-the-web',
      comment: 'a browser has no modules of Node',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [test, testing] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'a cycle hides which of two parts rests on the other',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-production',
      comment: 'production code imports no test, no seed and nothing of testing; the demo may use seeds',
      severity: 'error',
      from: production,
      to: { path: [test, testing, seed] },
    },
    {
      name: 'no-tests-in-production',
      comment: 'seeds and the demo are installed with the product; what tests build on is not for them',
      severity: 'error',
      from: { path: [seed, demo], pathNot: test },
      to: { path: [test, testing] },
    },
    {
      name: 'no-undeclared-package',
      comment: 'a package is named in the package.json of the workspace that imports it',
      severity: 'error',
      from: { path: '^(packages|apps|e2e|tools)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-package-in-production',
      comment: 'what runs in production is listed under dependencies (the web is built, so its tools may differ)',
      severity: 'error',
      from: { path: '^(apps/server|packages/[^/]+)/src/', pathNot: [test, testing, seed, demo] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-missing-file',
      comment: 'an import leads to a file or a package that exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$|\\.svg(\\?|$)|\\?|^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only what is ours and installed with it: most packages have their entry in a folder `dist` too, and would be left out with every rule about them.
    exclude: { path: '^(apps/(server|web)/dist|test-results|playwright-report|tools/fixtures|tools/api)/' },
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default', 'require'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
