import type { RoleKey } from '@heliodesk/contract/kit';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** What the answer to a started sign-in must match. */
export interface Attempt {
  codeVerifier: string;
  nonce: string;
  redirect: string;
  expiresAt: Date;
}

export async function insertAttempt(tx: Tx, stateHash: Buffer, attempt: Attempt): Promise<void> {
  const { codeVerifier, nonce, redirect, expiresAt } = attempt;
  await tx
    .insertInto('sign_on_attempt')
    .values({ state_hash: stateHash, code_verifier: codeVerifier, nonce, redirect, expires_at: expiresAt })
    .execute();
}

/** Removes the attempt, whatever comes of it; of two simultaneous answers, one gets it. */
export async function removeAttempt(tx: Tx, stateHash: Buffer): Promise<Attempt | undefined> {
  const row = await tx
    .deleteFrom('sign_on_attempt')
    .where('state_hash', '=', stateHash)
    .returning(['code_verifier', 'nonce', 'redirect', 'expires_at'])
    .executeTakeFirst();
  return row && { codeVerifier: row.code_verifier, nonce: row.nonce, redirect: row.redirect, expiresAt: row.expires_at };
}

/** The user here that someone at the identity provider is bound to. */
export async function findBoundUser(db: Db | Tx, issuer: string, subject: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sign_on_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether a user is bound to someone at the identity provider already. */
export async function isBoundAt(db: Db | Tx, issuer: string, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sign_on_identity')
    .select('subject')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a user signs in by an identity provider, whichever. */
export async function isBound(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await db.selectFrom('sign_on_identity').select('subject').where('user_id', '=', userId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Answers whether it was free. */
export async function insertIdentity(tx: Tx, identity: { issuer: string; subject: string; userId: number }, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('sign_on_identity')
    .values({ issuer: identity.issuer, subject: identity.subject, user_id: identity.userId, bound_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Unbinds a user from the identity providers; answers the identities they were bound to. */
export const removeIdentities = (tx: Tx, userId: number): Promise<{ issuer: string; subject: string }[]> =>
  tx.deleteFrom('sign_on_identity').where('user_id', '=', userId).returning(['issuer', 'subject']).execute();

export interface Binding {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  redirect: string;
}

export async function insertBinding(tx: Tx, tokenHash: Buffer, binding: Binding, expiresAt: Date): Promise<void> {
  await tx
    .insertInto('sign_on_binding')
    .values({ token_hash: tokenHash, ...binding, expires_at: expiresAt })
    .execute();
}

const bindingColumns = ['issuer', 'subject', 'email', 'name', 'redirect'] as const;

/** A binding that is still valid. */
export const findBinding = (db: Db | Tx, tokenHash: Buffer, now: Date): Promise<Binding | undefined> =>
  db
    .selectFrom('sign_on_binding')
    .select(bindingColumns)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a binding up; of two simultaneous uses, one gets it. */
export const updateBindingUsed = (tx: Tx, tokenHash: Buffer, now: Date): Promise<Binding | undefined> =>
  tx
    .updateTable('sign_on_binding')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(bindingColumns)
    .executeTakeFirst();

export async function findRolesOf(db: Db | Tx, userId: number): Promise<RoleKey[]> {
  const rows = await db.selectFrom('user_role').select('role').where('user_id', '=', userId).execute();
  return rows.map(({ role }) => role as RoleKey);
}

/** Attempts and bindings that had expired at a given time. */
export async function removeSignOnsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('sign_on_attempt').where('expires_at', '<', moment).execute();
  await tx.deleteFrom('sign_on_binding').where('expires_at', '<', moment).execute();
}
