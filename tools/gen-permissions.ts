import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractEndpoints, type NamedEndpoint } from '../apps/server/src/testing/contract-endpoints.ts';
import { checkAccess, permissionsOf, roleKeys, type Access, type EndpointSpec, type RoleKey } from '../packages/contract/src/kit/index.ts';
import { root } from './run.ts';

/** Who may call what, as a table that shows every change of a right in review. */
export const permissionsFile = 'docs/permissions.md';

const mayCall = ({ access }: EndpointSpec, role: RoleKey): boolean =>
  checkAccess(access, { permissions: permissionsOf([role]) }) === 'allowed';

function needsOf(access: Access): string {
  if (typeof access === 'string') return access;
  return `\`${access.permission}\``;
}

function row({ spec }: NamedEndpoint): string {
  const { method, path, access } = spec;
  const cells = roleKeys.map((role) => (mayCall(spec, role) ? '✓' : ''));
  return `| ${[`\`${method} ${path}\``, needsOf(access), access === 'public' ? '✓' : '', ...cells, checkAccess(access, 'guest') === 'allowed' ? '✓' : ''].join(' | ')} |`;
}

const section = (domain: string, endpoints: readonly NamedEndpoint[], roles: string): string => `## ${domain}

| call | needs | anyone | ${roles} | guest |
| --- | --- | --- | ${roleKeys.map(() => '---').join(' | ')} | --- |
${endpoints
  .toSorted((one, other) => one.spec.path.localeCompare(other.spec.path, 'en') || one.spec.method.localeCompare(other.spec.method, 'en'))
  .map(row)
  .join('\n')}
`;

/** The page as it should be now. */
export async function renderPermissions(): Promise<string> {
  const domains = Map.groupBy(await contractEndpoints(), ({ name }) => name.split('.', 1)[0] ?? '');
  return `# Who may call what

Generated from the contract by \`node tools/gen-permissions.ts\`. Do not edit.

A caller without ✓ gets 401 if they aren't signed in, and 403 otherwise. Guests, who opened a signed link, can make only their own calls and
the public ones. Which rows a caller sees is decided in the queries; a row that they may not see is answered with 404.

${[...domains].map(([domain, endpoints]) => section(domain, endpoints, roleKeys.join(' | '))).join('\n')}`;
}

if (import.meta.main) writeFileSync(join(root, permissionsFile), await renderPermissions());
