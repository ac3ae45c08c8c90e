import { z } from 'zod';
import { answerList, answerText, Id, limits, line, text, Timestamp } from '../kit/index.ts';
import { EncryptedText, SignedIn } from './schemas.ts';

/** What a browser is asked for by WebAuthn, as its `options`; read by the browser alone. */
export const PasskeyOptions = z.looseObject({ challenge: answerText(200) });
export type PasskeyOptions = z.output<typeof PasskeyOptions>;

const Base64Url = z
  .string()
  .max(30_000)
  .regex(/^[\w-]*$/);

const credential = {
  id: Base64Url.min(1).max(1_400),
  rawId: Base64Url.min(1).max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** A new passkey, as the browser answers. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url.min(1),
    attestationObject: Base64Url.min(1),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(7)
      .optional(),
  }),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** A proof by a passkey, as the browser answers. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url.min(1),
    authenticatorData: Base64Url.min(1),
    signature: Base64Url.min(1),
    userHandle: Base64Url.optional(),
  }),
});
export type PasskeyProof = z.output<typeof PasskeyProof>;

/** Six digits of an app; spaces that are typed between them don't count. */
const AppCode = z
  .string()
  .max(20)
  .overwrite((typed) => typed.replaceAll(/\s+/g, ''))
  .regex(/^\d{6}$/);

const PendingToken = text(100);

export const OnPending = z.object({ pendingToken: PendingToken });

export const FactorProof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('app'), code: AppCode }),
  z.object({ way: z.literal('recoveryCode'), code: text(20) }),
  z.object({ way: z.literal('passkey'), passkey: PasskeyProof }),
]);
export type FactorProof = z.output<typeof FactorProof>;

export const ProveFactorBody = OnPending.extend({
  proof: FactorProof,
  /** Skip the second factor on this device for 30 days. */
  remember: z.boolean().default(false),
});

/** What an authenticator app needs to know. */
export const AppSetUp = z.object({
  /** In groups of four, for typing. */
  secret: answerText(100),
  uri: answerText(1_000),
  /** The address as a QR code: its side in modules and the path that draws the dark ones. */
  qr: z.object({ size: z.number().int(), path: answerText(60_000) }),
});
export type AppSetUp = z.output<typeof AppSetUp>;

const PasskeyName = line(limits.passkeyName);

export const AppCodeBody = z.object({ code: AppCode });
export const AddPasskeyBody = z.object({ passkey: NewPasskey, name: PasskeyName });
export const PendingAppCodeBody = OnPending.extend({ code: AppCode });
export const PendingPasskeyBody = OnPending.extend({ passkey: NewPasskey, name: PasskeyName });

const RecoveryCodeList = answerList(answerText(20), limits.recoveryCodes);

/** Codes are shown once; empty where the person has their codes already. */
export const FactorAdded = z.object({ recoveryCodes: RecoveryCodeList });
export type FactorAdded = z.output<typeof FactorAdded>;

/** Set up right after the password, which also signs in. */
export const FactorSetUp = SignedIn.extend({ recoveryCodes: RecoveryCodeList });
export type FactorSetUp = z.output<typeof FactorSetUp>;

export const NewRecoveryCodes = z.object({ recoveryCodes: RecoveryCodeList });

export const OwnPasskey = z.object({
  passkeyId: z.number().int(),
  name: answerText(limits.passkeyName),
  createTime: Timestamp,
  lastUsed: Timestamp.nullable(),
});

export const RememberedDevice = z.object({
  deviceId: z.number().int(),
  browser: answerText(40).nullable(),
  system: answerText(40).nullable(),
  device: z.enum(['computer', 'phone', 'tablet', 'other']),
  createTime: Timestamp,
  expireTime: Timestamp,
});

/** The second factor of the caller. */
export const OwnFactors = z.object({
  /** The caller's role needs one, so the last one stays. */
  isRequired: z.boolean(),
  /** Someone who only comes by single sign-on has no password and needs no second factor. */
  hasPassword: z.boolean(),
  passkeys: answerList(OwnPasskey, limits.passkeys),
  app: z.object({ createTime: Timestamp, lastUsed: Timestamp.nullable() }).nullable(),
  recoveryCodesLeft: z.number().int(),
  devices: answerList(RememberedDevice, 50),
});
export type OwnFactors = z.output<typeof OwnFactors>;

export const OnPasskey = z.object({ passkeyId: Id });
export const RenamePasskeyBody = OnPasskey.extend({ name: PasskeyName });
export const OnDevice = z.object({ deviceId: Id });

/** How the caller can prove who they are. */
export const FreshProofWays = z.object({
  passkey: z.boolean(),
  password: z.boolean(),
  /** The password goes together with the code of the authenticator app. */
  withCode: z.boolean(),
  signOn: z.boolean(),
});
export type FreshProofWays = z.output<typeof FreshProofWays>;

export const FreshProofBody = z.object({
  proof: z.discriminatedUnion('way', [
    z.object({ way: z.literal('password'), password: EncryptedText, code: AppCode.optional() }),
    z.object({ way: z.literal('passkey'), passkey: PasskeyProof }),
  ]),
});

export const ResetReason = z.object({ userId: Id, reason: text(500) });
export const OnFactorReset = z.object({ resetId: Id });
export const OnFactorLink = z.object({ key: text(128) });

/** Lost factors that wait for a second administrator. */
export const FactorReset = z.object({
  resetId: z.number().int(),
  userId: z.number().int(),
  name: answerText(200),
  email: answerText(254),
  kind: z.enum(['customer', 'provider', 'staff']),
  reason: answerText(500),
  askedBy: answerText(200),
  askTime: Timestamp,
  expireTime: Timestamp,
  /** The caller asked for it, or it is about them: someone else has to confirm. */
  isOwn: z.boolean(),
});
export type FactorReset = z.output<typeof FactorReset>;
