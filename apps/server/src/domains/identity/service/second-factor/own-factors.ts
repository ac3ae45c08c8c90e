import type { AppSetUp, FactorAdded, OwnFactors, addPasskey, renamePasskey } from '@heliodesk/contract/identity';
import type { BodyOf } from '@heliodesk/contract/kit';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findApp, deleteApp } from '../../store/second-factor/apps.ts';
import { deleteDevice, findDevices } from '../../store/second-factor/devices.ts';
import { deletePasskey, findPasskeys, updatePasskeyName } from '../../store/second-factor/passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../store/second-factor/recovery-codes.ts';
import { findUser, shareLockUser, type UserRow } from '../../store/users.ts';
import { sessionHashOf } from '../sessions.ts';
import { readUserAgent } from '../user-agent.ts';
import { endTrust, findWays, needsFactor } from './factors.ts';
import { tellOwner } from './notices.ts';
import { renewCodes } from './recovery-codes.ts';
import { finishApp, finishPasskey, startApp, startPasskey, type SettingUp } from './set-up.ts';
import { countingWrong } from './wrong-codes.ts';

/** The caller's passkeys, app, recovery codes and remembered devices. */
export async function ownFactors(context: Context): Promise<OwnFactors> {
  const { platform, db, actor } = context;
  const user = await findUser(db, actor.userId);
  const app = await findApp(db, actor.userId);
  return {
    isRequired: user?.password_hash != null && (await needsFactor(context, actor.userId)),
    hasPassword: user?.password_hash != null,
    passkeys: (await findPasskeys(db, actor.userId)).map(({ id, name, created_at, last_used_at }) => ({
      passkeyId: id,
      name,
      createTime: created_at.toISOString(),
      lastUsed: last_used_at?.toISOString() ?? null,
    })),
    app: app === undefined ? null : { createTime: app.created_at.toISOString(), lastUsed: app.last_used_at?.toISOString() ?? null },
    recoveryCodesLeft: await countRecoveryCodes(db, actor.userId),
    devices: (await findDevices(db, actor.userId, platform.clock.now())).map(({ id, user_agent, created_at, expires_at }) => ({
      deviceId: id,
      ...readUserAgent(user_agent),
      createTime: created_at.toISOString(),
      expireTime: expires_at.toISOString(),
    })),
  };
}

/** The caller's own row, locked; only someone with a password has a second factor. */
async function openOwn({ tx, actor }: WriteContext): Promise<UserRow> {
  const user = await shareLockUser(tx, actor.userId);
  if (user === undefined || user.password_hash === null) throw fail('conflict');
  return user;
}

const settingUp = async (context: WriteContext): Promise<SettingUp> => ({
  user: await openOwn(context),
  ownerHash: sessionHashOf(context.actor),
});

export const beginOwnApp = async (context: WriteContext): Promise<AppSetUp> => startApp(context, await settingUp(context));

/** Turns on the app; wrong codes are counted, so that they can't be tried without end. */
export async function addOwnApp(context: Context, code: string): Promise<FactorAdded> {
  const { platform, db, actor } = context;
  const { recoveryCodes, left } = await countingWrong(platform, actor.userId, async () => {
    const codes = await transaction(db, async (tx) => {
      const write = withTx(context, tx);
      return finishApp(write, await settingUp(write), code);
    });
    return { recoveryCodes: codes, isWrong: codes === undefined };
  });
  if (recoveryCodes !== undefined) return { recoveryCodes };
  throw fail('auth.wrongCode', { left }, { left });
}

export const beginOwnPasskey = async (context: WriteContext) => startPasskey(context, await settingUp(context));

export const addOwnPasskey = async (context: WriteContext, body: BodyOf<typeof addPasskey>): Promise<FactorAdded> => ({
  recoveryCodes: await finishPasskey(context, await settingUp(context), body),
});

export async function renameOwnPasskey(context: WriteContext, { passkeyId, name }: BodyOf<typeof renamePasskey>): Promise<null> {
  const { tx, actor } = context;
  const before = await updatePasskeyName(tx, actor.userId, passkeyId, name);
  if (before === undefined) throw fail('notFound');
  await auditChange(context, {
    action: 'identity.renamePasskey',
    subjectType: 'user',
    subjectId: actor.userId,
    before: { passkey: before },
    after: { passkey: name },
  });
  return null;
}

/** After a factor is gone: the last one stays where the role needs it; without any, recovery codes have no use. */
async function settleRemoval(context: WriteContext): Promise<void> {
  const { tx, actor } = context;
  if ((await findWays(tx, actor.userId)).length === 0) {
    if (await needsFactor(context, actor.userId)) throw fail('factor.required');
    await replaceRecoveryCodes(tx, actor.userId, []);
  }
  await endTrust(tx, actor.userId);
}

export async function removeOwnApp(context: WriteContext): Promise<null> {
  const user = await openOwn(context);
  if (!(await deleteApp(context.tx, user.id))) throw fail('notFound');
  await settleRemoval(context);
  await tellOwner(context, user, { action: 'identity.removeApp', template: 'appRemoved' });
  return null;
}

export async function removeOwnPasskey(context: WriteContext, passkeyId: number): Promise<null> {
  const user = await openOwn(context);
  const passkey = await deletePasskey(context.tx, user.id, passkeyId);
  if (passkey === undefined) throw fail('notFound');
  await settleRemoval(context);
  await tellOwner(context, user, {
    action: 'identity.removePasskey',
    template: 'passkeyRemoved',
    params: { passkey },
    before: { passkey },
  });
  return null;
}

export async function renewOwnCodes(context: WriteContext): Promise<FactorAdded> {
  const { platform, tx } = context;
  const user = await openOwn(context);
  if ((await findWays(tx, user.id)).length === 0) throw fail('factor.none');
  const recoveryCodes = await renewCodes(platform, tx, user.id);
  await tellOwner(context, user, { action: 'identity.renewRecoveryCodes', template: 'recoveryCodesRenewed' });
  return { recoveryCodes };
}

export async function forgetOwnDevice(context: WriteContext, deviceId: number): Promise<null> {
  const { tx, actor } = context;
  if (!(await deleteDevice(tx, actor.userId, deviceId))) throw fail('notFound');
  await auditChange(context, { action: 'identity.forgetDevice', subjectType: 'user', subjectId: actor.userId, before: { deviceId } });
  return null;
}
