import type { addProvider, disableProvider, editProvider, ProviderCompany, ProviderListQuery } from '@heliodesk/contract/account';
import type { BodyOf, Page } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import { endSessionsOfAll } from '#src/domains/identity/index.ts';
import { countryCodeOf } from '#src/domains/reference/index.ts';
import { auditOf, writeAudit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  countProviders,
  findProvider,
  findProviderPage,
  findUserIdsOf,
  insertProvider,
  lockProvider,
  updateProvider,
  updateProviderDisabled,
  type NewProvider,
  type ProviderRow,
} from '../store/providers.ts';

/** Who administers service providers, and from where. */
export interface ProviderCall {
  platform: Platform;
  actor: Actor;
  origin: Origin;
}

const toCompany = (row: ProviderRow): ProviderCompany => ({
  providerId: row.id,
  name: row.name,
  regionId: row.region_id,
  city: row.city,
  address: row.address,
  postalCode: row.postal_code,
  email: row.email,
  phone: row.phone,
  serves: row.serves,
  state: row.disabled_at === null ? 'enabled' : 'disabled',
  users: Number(row.users ?? 0),
  usersOff: Number(row.users_off ?? 0),
  createTime: row.created_at.toISOString(),
  version: row.version,
});

const audited = ({
  providerId: _id,
  users: _users,
  usersOff: _off,
  createTime: _time,
  version: _version,
  ...particulars
}: ProviderCompany) => particulars;

/** Writes down what was done to a provider or to one of its people. */
export const auditProvider = (
  { platform, actor, origin }: ProviderCall,
  tx: Tx,
  entry: Pick<AuditEntry, 'action' | 'subjectId'> & Partial<AuditEntry>,
): Promise<void> => writeAudit(tx, { ...auditOf(platform, actor, origin), subjectType: 'provider', ...entry });

/** One page of companies with how many people each has. */
export async function listProviders(db: Db, query: z.output<typeof ProviderListQuery>): Promise<Page<ProviderCompany>> {
  const [rows, total] = await Promise.all([findProviderPage(db, query), countProviders(db, query)]);
  return { rows: rows.map(toCompany), total };
}

async function company(db: Db | Tx, providerId: number): Promise<ProviderCompany> {
  const row = await findProvider(db, providerId);
  if (row === undefined) throw fail('notFound');
  return toCompany(row);
}

/** The company, locked, if the caller has read its newest state. */
async function readFresh(tx: Tx, { providerId, version }: { providerId: number; version: number }): Promise<ProviderCompany> {
  const row = await lockProvider(tx, providerId);
  if (row === undefined) throw fail('notFound');
  const current = toCompany(row);
  if (current.version !== version) throw fail('stale', {}, { current });
  return current;
}

function checkCountries({ regionId, serves }: NewProvider): void {
  if (countryCodeOf(regionId) === undefined) throw failFields({ path: 'regionId', rule: 'invalid' });
  if (serves.some((served) => countryCodeOf(served) === undefined)) throw failFields({ path: 'serves', rule: 'invalid' });
}

const withoutRepeats = (body: NewProvider): NewProvider => ({ ...body, serves: [...new Set(body.serves)] });

/** Enters a company; nothing of it may be known already but the particulars themselves. */
export async function createProvider({ clock }: Platform, tx: Tx, body: NewProvider): Promise<ProviderCompany> {
  checkCountries(body);
  const providerId = await insertProvider(tx, withoutRepeats(body), clock.now());
  if (providerId === undefined) throw failFields({ path: 'name', rule: 'nameTaken' });
  return company(tx, providerId);
}

/** Enters a company. */
export async function add(call: ProviderCall, tx: Tx, body: BodyOf<typeof addProvider>): Promise<ProviderCompany> {
  const added = await createProvider(call.platform, tx, body);
  await auditProvider(call, tx, { action: 'account.addProvider', subjectId: added.providerId, after: audited(added) });
  return added;
}

/** Changes a company; refuses who has read an older state. */
export async function edit(call: ProviderCall, tx: Tx, body: BodyOf<typeof editProvider>): Promise<ProviderCompany> {
  const { providerId } = body;
  const before = await readFresh(tx, body);
  checkCountries(body);
  if (!(await updateProvider(tx, providerId, withoutRepeats(body)))) throw failFields({ path: 'name', rule: 'nameTaken' });
  const after = await company(tx, providerId);
  await auditProvider(call, tx, { action: 'account.editProvider', subjectId: providerId, before: audited(before), after: audited(after) });
  return after;
}

/** Shuts a company out: nobody of it can sign in, and all who are signed in are out at once, on every instance. */
export async function disable(call: ProviderCall, tx: Tx, body: BodyOf<typeof disableProvider>): Promise<ProviderCompany> {
  const { providerId } = body;
  if ((await readFresh(tx, body)).state === 'disabled') throw fail('conflict');
  await updateProviderDisabled(tx, providerId, call.platform.clock.now());
  await endSessionsOfAll(call.platform, tx, await findUserIdsOf(tx, providerId));
  await auditProvider(call, tx, { action: 'account.disableProvider', subjectId: providerId });
  return company(tx, providerId);
}

/** Lets a company in again; those of its people who are disabled themselves stay out. */
export async function enable(call: ProviderCall, tx: Tx, body: BodyOf<typeof disableProvider>): Promise<ProviderCompany> {
  const { providerId } = body;
  if ((await readFresh(tx, body)).state === 'enabled') throw fail('conflict');
  await updateProviderDisabled(tx, providerId, null);
  await auditProvider(call, tx, { action: 'account.enableProvider', subjectId: providerId });
  return company(tx, providerId);
}
