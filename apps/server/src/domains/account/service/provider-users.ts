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
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import {
  findProvider,
  findProviderUser,
  findProviderUsers,
  insertProviderUser,
  lockProvider,
  type ProviderUserRow,
} from '../store/providers.ts';

/** More people than any provider has. */
const maxListed = 500;

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
export async function listPeople({ platform, db }: Context, providerId: number): Promise<ProviderUser[]> {
  const now = platform.clock.now();
  if ((await findProvider(db, providerId)) === undefined) throw fail('notFound');
  return (await findProviderUsers(db, providerId, { now, idleSince: idleSince(now) }, maxListed)).map(toProviderUser);
}

/** A provider's user; anyone else is answered as not found. */
async function person({ platform, db }: Context, userId: number): Promise<ProviderUserRow> {
  const now = platform.clock.now();
  const row = await findProviderUser(db, userId, { now, idleSince: idleSince(now) });
  if (row === undefined) throw fail('notFound');
  return row;
}

const view = async (context: Context, userId: number): Promise<ProviderUser> => toProviderUser(await person(context, userId));

const audit = (context: WriteContext, action: string, subjectId: number, after?: object): Promise<void> =>
  auditChange(context, { action, subjectType: 'user', subjectId, after });

type NewPerson = Omit<BodyOf<typeof inviteProviderUser>, 'providerId'>;

/** Adds a provider's user and mails them the link to choose a password. */
export async function createPerson(context: WriteContext<Actor | null>, providerId: number, body: NewPerson): Promise<number> {
  const { tx } = context;
  const provider = await lockProvider(tx, providerId);
  if (provider === undefined) throw fail('notFound');
  if (provider.disabled_at !== null) throw fail('conflict');
  const invitation = { template: 'providerInvitation', params: { company: provider.name } } as const;
  const userId = await inviteUser(context, { kind: 'provider', roles: ['provider'], ...body }, invitation);
  await insertProviderUser(tx, providerId, userId);
  return userId;
}

/** The same as staff do it. */
export async function invite(context: WriteContext, body: BodyOf<typeof inviteProviderUser>): Promise<ProviderUser> {
  const { providerId, ...user } = body;
  const userId = await createPerson(context, providerId, user);
  const { email, name } = user;
  const after = { providerId, email, name };
  await audit(context, 'account.inviteProviderUser', userId, after);
  return view(context, userId);
}

/** Mails a new invitation to someone who has not accepted yet. */
export async function inviteAgain(context: Context, userId: number): Promise<ProviderUser> {
  const { platform, db } = context;
  const { provider_name: company, provider_disabled_at } = await person(context, userId);
  if (provider_disabled_at !== null) throw fail('conflict');
  await limitMailsTo(platform, userId);
  return transaction(db, async (tx) => {
    await mailInvitation(platform, tx, await findInvited(tx, userId), { template: 'providerInvitation', params: { company } });
    await audit(withTx(context, tx), 'account.inviteProviderUserAgain', userId);
    return view(withTx(context, tx), userId);
  });
}

/** Disables a provider's user and signs them out immediately, on every instance. */
export async function disablePerson(context: WriteContext, userId: number): Promise<ProviderUser> {
  if ((await person(context, userId)).disabled_at !== null) throw fail('conflict');
  await disableUser(context.platform, context.tx, userId);
  await audit(context, 'account.disableProviderUser', userId);
  return view(context, userId);
}

/** Enables a provider's user again. */
export async function enablePerson(context: WriteContext, userId: number): Promise<ProviderUser> {
  if ((await person(context, userId)).disabled_at === null) throw fail('conflict');
  await enableUser(context.tx, userId);
  await audit(context, 'account.enableProviderUser', userId);
  return view(context, userId);
}

/** Mails a provider's user a link to choose a new password. */
export async function sendReset(context: Context, userId: number): Promise<void> {
  const { platform, db } = context;
  if ((await person(context, userId)).provider_disabled_at !== null) throw fail('conflict');
  await limitMailsTo(platform, userId);
  await transaction(db, async (tx) => {
    await mailPasswordReset(platform, tx, userId);
    await audit(withTx(context, tx), 'account.mailProviderReset', userId);
  });
}
