import * as api from '@heliodesk/contract/identity';
import { mount, mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import * as fresh from './service/second-factor/fresh-proof.ts';
import * as lost from './service/second-factor/lost-factor.ts';
import * as own from './service/second-factor/own-factors.ts';
import { askPendingPasskey, finishPending, proveFactor, startPending } from './service/second-factor/second-step.ts';
import { finishApp, finishPasskey, startApp, startPasskey } from './service/second-factor/set-up.ts';

function registerSecondStep(mounting: Mounting): void {
  mount(mounting, api.askPasskey, (context, { body }) => askPendingPasskey(context, body.pendingToken));
  mountUnmanaged(mounting, api.proveFactor, (context, { body }) => proveFactor(context, body));
  mount(mounting, api.beginPendingApp, (context, { body }) => startPending(context, body.pendingToken, startApp));
  mountUnmanaged(mounting, api.addPendingApp, (context, { body }) =>
    finishPending(context, body.pendingToken, (write, settingUp) => finishApp(write, settingUp, body.code)),
  );
  mount(mounting, api.beginPendingPasskey, (context, { body }) => startPending(context, body.pendingToken, startPasskey));
  mountUnmanaged(mounting, api.addPendingPasskey, (context, { body }) =>
    finishPending(context, body.pendingToken, (write, settingUp) => finishPasskey(write, settingUp, body)),
  );
}

function registerOwnFactors(mounting: Mounting): void {
  mount(mounting, api.getOwnFactors, (context) => own.ownFactors(context));
  mount(mounting, api.beginApp, (context) => own.beginOwnApp(context));
  mountUnmanaged(mounting, api.addApp, (context, { body }) => own.addOwnApp(context, body.code));
  mount(mounting, api.removeApp, (context) => own.removeOwnApp(context));
  mount(mounting, api.beginPasskey, (context) => own.beginOwnPasskey(context));
  mount(mounting, api.addPasskey, (context, { body }) => own.addOwnPasskey(context, body));
  mount(mounting, api.renamePasskey, (context, { body }) => own.renameOwnPasskey(context, body));
  mount(mounting, api.removePasskey, (context, { params }) => own.removeOwnPasskey(context, params.passkeyId));
  mount(mounting, api.renewRecoveryCodes, (context) => own.renewOwnCodes(context));
  mount(mounting, api.forgetDevice, (context, { params }) => own.forgetOwnDevice(context, params.deviceId));
}

/** Registers the second step of a sign-in, the own second factor, fresh proof of identity and the reset of lost factors. */
export function registerSecondFactorRoutes(mounting: Mounting): void {
  registerSecondStep(mounting);
  registerOwnFactors(mounting);

  mount(mounting, api.freshProofWays, (context) => fresh.findProofWays(context));
  mount(mounting, api.askPasskeyProof, (context) => fresh.askPasskeyProof(context));
  mountUnmanaged(mounting, api.proveAgain, async (context, { body, encryptKey }) => {
    await fresh.proveAgain(context, { ...body, encryptKey });
    return null;
  });

  mount(mounting, api.listFactorResets, (context) => lost.listResets(context));
  mount(mounting, api.askFactorReset, (context, { body }) => lost.askReset(context, body));
  mount(mounting, api.confirmFactorReset, (context, { body }) => lost.confirmReset(context, body.resetId));
  mount(mounting, api.cancelFactorReset, (context, { body }) => lost.cancelReset(context, body.resetId));
  mountUnmanaged(mounting, api.useFactorLink, (context, { body }) => lost.takeFactorsByLink(context, body.key));
}
