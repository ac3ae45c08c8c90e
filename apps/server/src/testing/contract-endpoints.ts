import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EndpointSpec } from '@heliodesk/contract/kit';

const contract = join(import.meta.dirname, '../../../../packages/contract/src');

export interface NamedEndpoint {
  /** Such as `request.pickUp`. */
  name: string;
  spec: EndpointSpec;
}

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every endpoint that the contract declares, found by what its domains export, so that a new one is tested without being listed. */
export async function contractEndpoints(): Promise<NamedEndpoint[]> {
  const domains = readdirSync(contract)
    .map((domain) => ({ domain, file: join(contract, domain, 'index.ts') }))
    .filter(({ file }) => existsSync(file));
  const found: NamedEndpoint[] = [];
  for (const { domain, file } of domains) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    for (const [name, spec] of Object.entries(exported)) if (isEndpoint(spec)) found.push({ name: `${domain}.${name}`, spec });
  }
  return found;
}
