import { randomUUID } from 'node:crypto';
import { roles, type Language, type RoleKey } from '@heliodesk/contract/kit';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { demoPassword } from './demo-users.ts';
import { hashPassword } from './service/password/hash.ts';
import { newSealedSecret } from './service/second-factor/app-codes.ts';
import { openSession } from './service/sessions.ts';
import { updateLinksUsed } from './store/links.ts';
import { deleteApp, replaceApp } from './store/second-factor/apps.ts';
import { insertTeam } from './store/teams.ts';
import { insertUser, updateActivated, updatePassword } from './store/users.ts';

/** Someone who is signed in: `token` is their session's. */
export interface BuiltUser {
  userId: number;
  email: string;
  name: string;
  token: string;
}

export { upsertGuest } from './store/guests.ts';

export interface PersonSeed {
  email?: string;
  name?: string;
  language?: Language;
}

let hashed: Promise<string> | undefined;

/** The hash of `demoPassword`, shared by everyone built here; computed once, because it is slow on purpose. */
export function seedPasswordHash(): Promise<string> {
  hashed ??= hashPassword(demoPassword);
  return hashed;
}

/** An address that no one has yet. */
export const seedEmail = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@solar.example`;

/** A token for a user, as if signed in, without the cost of a password. */
export const signIn = (platform: Platform, { userId }: { userId: number }): Promise<string> =>
  transaction(platform.db, (tx) => openSession({ platform, tx, origin: { address: '127.0.0.1', userAgent: 'seed' } }, userId));

/** Gives someone an authenticator app as second factor, whose key no one knows. */
export const buildFactor = (platform: Platform, { userId }: { userId: number }): Promise<void> =>
  transaction(platform.db, (tx) => replaceApp(tx, userId, { secret: newSealedSecret(platform), step: 0 }, platform.clock.now()));

/** The same for as long as `work` takes, for what no one does without; afterward they can still turn on their own. */
export async function withFactor(platform: Platform, user: { userId: number }, work: () => Promise<void>): Promise<void> {
  await buildFactor(platform, user);
  await work();
  await transaction(platform.db, (tx) => deleteApp(tx, user.userId));
}

/** Ends every session: the demo's people were signed in only to be built, and their session lists should show real ones. */
export const signOutEverybody = async ({ db }: Platform): Promise<void> =>
  void (await transaction(db, (tx) => tx.deleteFrom('session').execute()));

async function buildUser(
  platform: Platform,
  role: RoleKey,
  { name, email, language = 'en' }: PersonSeed & { name: string },
): Promise<BuiltUser> {
  const user = {
    kind: roles[role].kind,
    email: email ?? seedEmail(name),
    name,
    language,
    roles: [role],
    passwordHash: await seedPasswordHash(),
  };
  const now = platform.clock.now();
  const userId = await transaction(platform.db, (tx) => insertUser(tx, { ...user, activatedAt: now }, now));
  if (userId === undefined) throw new Error(`There is a user with the address ${user.email} already`);
  return { userId, email: user.email, name, token: await signIn(platform, { userId }) };
}

/** A team of employees. */
export const buildTeam = (platform: Platform, name: string, userIds: readonly number[]): Promise<number> =>
  transaction(platform.db, async (tx) => {
    const team = await insertTeam(tx, name);
    if (team === undefined) throw new Error(`There is a team ${name} already`);
    await tx
      .updateTable('app_user')
      .set({ team_id: team.teamId })
      .where('id', 'in', [...userIds])
      .execute();
    return team.teamId;
  });

export type StaffRole = Exclude<RoleKey, 'customer' | 'provider'>;

/** An employee with a role. */
export const buildStaff = (
  platform: Platform,
  { role = 'agent', name = 'Alex Agent', ...person }: PersonSeed & { role?: StaffRole } = {},
): Promise<BuiltUser> => buildUser(platform, role, { name, ...person });

/** Someone of a service provider, who belongs to no company; `buildProviderUser` of the accounts gives one. */
export const buildProvider = (platform: Platform, { name = 'Petra Provider', ...person }: PersonSeed = {}): Promise<BuiltUser> =>
  buildUser(platform, 'provider', { name, ...person });

/** Lets someone who is invited choose `demoPassword` and sign in, as with the mailed link. */
export async function acceptInvitation(platform: Platform, userId: number): Promise<string> {
  const passwordHash = await seedPasswordHash();
  const now = platform.clock.now();
  await transaction(platform.db, async (tx) => {
    await updateLinksUsed(tx, userId, 'invitation', now);
    await updatePassword(tx, userId, passwordHash, now);
    await updateActivated(tx, userId, now);
  });
  return signIn(platform, { userId });
}
