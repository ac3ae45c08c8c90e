import {
  addApp,
  addPasskey,
  askFactorReset,
  askPasskeyProof,
  beginApp,
  beginPasskey,
  cancelFactorReset,
  confirmFactorReset,
  forgetDevice,
  freshProofWays,
  getOwnFactors,
  listFactorResets,
  proveAgain,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '@heliodesk/contract/identity';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { encryptForServer } from './encrypt-for-server.ts';
import { deviceName, makePasskey, showPasskey } from './passkey-calls.ts';

const factorsKey = ['identity', 'factors'] as const;
const resetsKey = ['identity', 'factor-resets'] as const;

/** The own second factor. */
export const ownFactors = queryOptions({ queryKey: factorsKey, queryFn: ({ signal }) => call(getOwnFactors, { signal }) });

/** Lost second factors that wait for a second administrator. */
export const factorResets = queryOptions({ queryKey: resetsKey, queryFn: ({ signal }) => call(listFactorResets, { signal }) });

function useWrite<Input, Output>(key: readonly string[], run: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

export const useBeginApp = () => useMutation({ mutationFn: () => call(beginApp) });
export const useAddApp = () => useWrite(factorsKey, (code: string) => call(addApp, { body: { code }, quiet: true }));
export const useRemoveApp = () => useWrite(factorsKey, () => call(removeApp));
export const useAddPasskey = () =>
  useWrite(factorsKey, async () => {
    const passkey = await makePasskey(await call(beginPasskey));
    return call(addPasskey, { body: { passkey, name: deviceName() } });
  });
export const useRenamePasskey = () => useWrite(factorsKey, (body: { passkeyId: number; name: string }) => call(renamePasskey, { body }));
export const useRemovePasskey = () => useWrite(factorsKey, (passkeyId: number) => call(removePasskey, { params: { passkeyId } }));
export const useRenewCodes = () => useWrite(factorsKey, () => call(renewRecoveryCodes));
export const useForgetDevice = () => useWrite(factorsKey, (deviceId: number) => call(forgetDevice, { params: { deviceId } }));

export const useAskReset = () =>
  useWrite(resetsKey, (body: { userId: number; reason: string }) => call(askFactorReset, { body, idempotencyKey: createUuid() }));
export const useConfirmReset = () =>
  useWrite(resetsKey, (resetId: number) => call(confirmFactorReset, { body: { resetId }, idempotencyKey: createUuid() }));
export const useCancelReset = () => useWrite(resetsKey, (resetId: number) => call(cancelFactorReset, { body: { resetId } }));

/** How the caller can prove who they are. */
export const proofWays = queryOptions({
  queryKey: ['identity', 'proof-ways'],
  queryFn: ({ signal }) => call(freshProofWays, { signal }),
  staleTime: 0,
});

/** Proves who the caller is by the password, with the code of the app where there is one. */
export async function provePassword(password: string, code: string): Promise<void> {
  const { encryptKey, encrypted } = await encryptForServer([password]);
  const proof = { way: 'password' as const, password: encrypted[0] ?? '', ...(code === '' ? {} : { code }) };
  await call(proveAgain, { body: { proof }, headers: { EncryptKey: encryptKey }, quiet: true });
}

export async function provePasskey(): Promise<void> {
  const passkey = await showPasskey(await call(askPasskeyProof, { quiet: true }));
  await call(proveAgain, { body: { proof: { way: 'passkey', passkey } }, quiet: true });
}
