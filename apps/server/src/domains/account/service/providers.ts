import type { addProvider, disableProvider, editProvider, ProviderCompany, ProviderListQuery } from '@heliodesk/contract/account';
import type { BodyOf, Page } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import { endSessionsOfAll } from '#src/domains/identity/index.ts';
import { countryCodeOf } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
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

const audited = ({ providerId: _id, users: _users, usersOff: _off, createTime: _time, version: _version, ...fields }: ProviderCompany) =>
  fields;

const audit = (
  context: WriteContext,
  action: string,
  providerId: number,
  states: { before?: ProviderCompany; after?: ProviderCompany } = {},
): Promise<void> =>
  auditChange(context, {
    action,
    subjectType: 'provider',
    subjectId: providerId,
    before: states.before && audited(states.before),
    after: states.after && audited(states.after),
  });

/** One page of companies with how many people each has. */
export async function listProviders(db: Db, query: z.output<typeof ProviderListQuery>): Promise<Page<ProviderCompany>> {
  const [rows, total] = await Promise.all([findProviderPage(db, query), countProviders(db, query)]);
  return { rows: rows.map(toCompany), total };
}

async function company(db: Db, providerId: number): Promise<ProviderCompany> {
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

/** Enters a company; refuses a name that another one has. */
export async function createProvider({ platform, tx }: WriteContext<Actor | null>, body: NewProvider): Promise<ProviderCompany> {
  checkCountries(body);
  const providerId = await insertProvider(tx, withoutRepeats(body), platform.clock.now());
  if (providerId === undefined) throw failFields({ path: 'name', rule: 'nameTaken' });
  return company(tx, providerId);
}

/** Enters a company. */
export async function add(context: WriteContext, body: BodyOf<typeof addProvider>): Promise<ProviderCompany> {
  const added = await createProvider(context, body);
  await audit(context, 'account.addProvider', added.providerId, { after: added });
  return added;
}

/** Changes a company; refuses changes based on an older state. */
export async function edit(context: WriteContext, body: BodyOf<typeof editProvider>): Promise<ProviderCompany> {
  const { tx } = context;
  const { providerId } = body;
  const before = await readFresh(tx, body);
  checkCountries(body);
  if (!(await updateProvider(tx, providerId, withoutRepeats(body)))) throw failFields({ path: 'name', rule: 'nameTaken' });
  const after = await company(tx, providerId);
  await audit(context, 'account.editProvider', providerId, { before, after });
  return after;
}

/** Disables a company: none of its people can sign in, and those signed in are signed out immediately, on every instance. */
export async function disable(context: WriteContext, body: BodyOf<typeof disableProvider>): Promise<ProviderCompany> {
  const { platform, tx } = context;
  const { providerId } = body;
  if ((await readFresh(tx, body)).state === 'disabled') throw fail('conflict');
  await updateProviderDisabled(tx, providerId, platform.clock.now());
  await endSessionsOfAll(platform, tx, await findUserIdsOf(tx, providerId));
  await audit(context, 'account.disableProvider', providerId);
  return company(tx, providerId);
}

/** Enables a company again; its people who are disabled themselves stay disabled. */
export async function enable(context: WriteContext, body: BodyOf<typeof disableProvider>): Promise<ProviderCompany> {
  const { tx } = context;
  const { providerId } = body;
  if ((await readFresh(tx, body)).state === 'enabled') throw fail('conflict');
  await updateProviderDisabled(tx, providerId, null);
  await audit(context, 'account.enableProvider', providerId);
  return company(tx, providerId);
}
