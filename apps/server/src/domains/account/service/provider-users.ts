import type { inviteProviderUser, ProviderUser } from '@heliodesk/contract/account';
import type { BodyOf } from '@heliodesk/contract/kit';
import {
  disableUser,
  enableUser,
  findInvited,
  idleSince,
  inviteUser,
  mailInvitation,
  mailPasswordReset,
  stateOf,
  limitMailsTo,
} from '#src/domains/identity/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  findProvider,
  findProviderUser,
  findProviderUsers,
  insertProviderUser,
  lockProvider,
  type ProviderUserRow,
} from '../store/providers.ts';
import { auditProvider, type ProviderCall } from './providers.ts';

/** More people than any provider has here. */
const mostListed = 500;

function toProviderUser(row: ProviderUserRow): ProviderUser {
  const state = stateOf(row);
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    jobTitle: row.job_title,
    language: row.language,
    state,
    invitedUntil: state === 'invited' ? (row.invited_until?.toISOString() ?? null) : null,
    sessions: Number(row.sessions),
    createTime: row.created_at.toISOString(),
  };
}

/** The people of a provider, by name. */
export async function listPeople({ db, clock }: Platform, providerId: number): Promise<ProviderUser[]> {
  const now = clock.now();
  if ((await findProvider(db, providerId)) === undefined) throw fail('notFound');
  return (await findProviderUsers(db, providerId, now, idleSince(now), mostListed)).map(toProviderUser);
}

/** Somebody of a provider; anybody else is answered like nobody. */
async function person({ clock }: Platform, db: Db | Tx, userId: number): Promise<ProviderUserRow> {
  const now = clock.now();
  const row = await findProviderUser(db, userId, now, idleSince(now));
  if (row === undefined) throw fail('notFound');
  return row;
}

const view = async (platform: Platform, tx: Tx, userId: number): Promise<ProviderUser> =>
  toProviderUser(await person(platform, tx, userId));

type NewPerson = Omit<BodyOf<typeof inviteProviderUser>, 'providerId'>;

/** Enters somebody of a provider and mails them the link to choose a password with. */
export async function createPerson(platform: Platform, tx: Tx, providerId: number, body: NewPerson): Promise<number> {
  const provider = await lockProvider(tx, providerId);
  if (provider === undefined) throw fail('notFound');
  if (provider.disabled_at !== null) throw fail('conflict');
  const invitation = { template: 'providerInvitation', params: { company: provider.name } } as const;
  const userId = await inviteUser(platform, tx, { kind: 'provider', roles: ['provider'], ...body }, invitation);
  await insertProviderUser(tx, providerId, userId);
  return userId;
}

export async function invite(call: ProviderCall, tx: Tx, body: BodyOf<typeof inviteProviderUser>): Promise<ProviderUser> {
  const { providerId, ...particulars } = body;
  const userId = await createPerson(call.platform, tx, providerId, particulars);
  const { email, name } = particulars;
  const after = { providerId, email, name };
  await auditProvider(call, tx, { action: 'account.inviteProviderUser', subjectType: 'user', subjectId: userId, after });
  return view(call.platform, tx, userId);
}

/** Mails a new invitation to somebody who has not come yet. */
export async function inviteAgain(call: ProviderCall, userId: number): Promise<ProviderUser> {
  const { platform } = call;
  const { provider_name: company, provider_disabled_at } = await person(platform, platform.db, userId);
  if (provider_disabled_at !== null) throw fail('conflict');
  await limitMailsTo(platform, userId);
  return transaction(platform.db, async (tx) => {
    await mailInvitation(platform, tx, await findInvited(tx, userId), { template: 'providerInvitation', params: { company } });
    await auditProvider(call, tx, { action: 'account.inviteProviderUserAgain', subjectType: 'user', subjectId: userId });
    return view(platform, tx, userId);
  });
}

/** Shuts somebody of a provider out at once, on every instance. */
export async function disablePerson(call: ProviderCall, tx: Tx, userId: number): Promise<ProviderUser> {
  if ((await person(call.platform, tx, userId)).disabled_at !== null) throw fail('conflict');
  await disableUser(call.platform, tx, userId);
  await auditProvider(call, tx, { action: 'account.disableProviderUser', subjectType: 'user', subjectId: userId });
  return view(call.platform, tx, userId);
}

/** Lets somebody of a provider in again. */
export async function enablePerson(call: ProviderCall, tx: Tx, userId: number): Promise<ProviderUser> {
  if ((await person(call.platform, tx, userId)).disabled_at === null) throw fail('conflict');
  await enableUser(tx, userId);
  await auditProvider(call, tx, { action: 'account.enableProviderUser', subjectType: 'user', subjectId: userId });
  return view(call.platform, tx, userId);
}

/** Mails somebody of a provider a link to choose a new password. */
export async function sendReset(call: ProviderCall, userId: number): Promise<void> {
  const { platform } = call;
  if ((await person(platform, platform.db, userId)).provider_disabled_at !== null) throw fail('conflict');
  await limitMailsTo(platform, userId);
  await transaction(platform.db, async (tx) => {
    await mailPasswordReset(platform, tx, userId);
    await auditProvider(call, tx, { action: 'account.mailProviderReset', subjectType: 'user', subjectId: userId });
  });
}
