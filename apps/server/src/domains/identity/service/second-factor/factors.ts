import type { FactorWay } from '@heliodesk/contract/identity';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { factorRoles } from '../../ports.ts';
import { deleteApp, findApp } from '../../store/second-factor/apps.ts';
import { removeDevicesOf } from '../../store/second-factor/devices.ts';
import { deletePasskey, findPasskeys } from '../../store/second-factor/passkeys.ts';
import { removePendingOf } from '../../store/second-factor/pending.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../store/second-factor/recovery-codes.ts';
import { findRolesOf } from '../../store/sign-on.ts';

/** Who reads, in a transaction or not. */
interface Reader {
  platform: Platform;
  db: Db;
  tx?: Tx;
}

/** Whether one of a person's roles needs a second factor. */
export async function needsFactor({ platform, db, tx }: Reader, userId: number): Promise<boolean> {
  const needed = await factorRoles.of(platform)(tx);
  return needed.length > 0 && (await findRolesOf(db, userId)).some((role) => needed.includes(role));
}

/** How someone can prove their second factor; recovery codes alone are none. */
export async function findWays(db: Db | Tx, userId: number): Promise<FactorWay[]> {
  const hasPasskey = (await findPasskeys(db, userId)).length > 0;
  const hasApp = (await findApp(db, userId)) !== undefined;
  if (!hasPasskey && !hasApp) return [];
  const hasCodes = (await countRecoveryCodes(db, userId)) > 0;
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasApp ? (['app'] as const) : []),
    ...(hasCodes ? (['recoveryCode'] as const) : []),
  ];
}

/** Refuses someone without a second factor, which a fresh proof of identity then includes. */
export async function requireFactor({ db, actor }: { db: Db; actor: Actor }): Promise<void> {
  if ((await findWays(db, actor.userId)).length === 0) throw fail('factor.missing');
}

/** What was trusted under other circumstances asks again: remembered devices, and sign-ins that wait for their second step. */
export async function endTrust(tx: Tx, userId: number): Promise<void> {
  await removeDevicesOf(tx, userId);
  await removePendingOf(tx, userId);
}

/** Takes away every factor of a person with its recovery codes; answers whether there was one. */
export async function removeFactors(tx: Tx, userId: number): Promise<boolean> {
  const passkeys = await findPasskeys(tx, userId);
  for (const { id } of passkeys) await deletePasskey(tx, userId, id);
  const hadApp = await deleteApp(tx, userId);
  await replaceRecoveryCodes(tx, userId, []);
  await endTrust(tx, userId);
  return hadApp || passkeys.length > 0;
}
