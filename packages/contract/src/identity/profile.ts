import { z } from 'zod';
import { answerText, Email, Id, LanguageCode, optionalNameLine, Phone, Timestamp, Version } from '../kit/index.ts';
import { EncryptedText } from './schemas.ts';

/** What a signed-in person sees of themselves. */
export const OwnProfile = z.object({
  userId: z.number().int(),
  name: answerText(120),
  email: answerText(254),
  kind: z.enum(['customer', 'provider', 'staff']),
  /** The customer's or service provider's company, or the team of the call center. */
  organization: answerText(200).nullable(),
  language: LanguageCode,
  phone: answerText(30),
  jobTitle: answerText(100),
  /** Not where someone came by single sign-on alone. */
  hasPassword: z.boolean(),
  /** When the password was last set; `null` if that isn't known. */
  passwordChangedAt: Timestamp.nullable(),
  version: z.number().int(),
});

export type OwnProfile = z.output<typeof OwnProfile>;

export const OwnProfileBody = z.object({
  phone: z.union([z.literal(''), Phone]),
  jobTitle: optionalNameLine(100),
  version: Version,
});

export type OwnProfileBody = z.input<typeof OwnProfileBody>;

/** The e-mail address of the specification's body is read and not used: whose password changes is the session's to say. */
export const ChangePasswordBody = z.object({
  email: Email.optional(),
  oldPwd: EncryptedText,
  newPwd: EncryptedText,
  confirmPwd: EncryptedText,
});

export type ChangePasswordBody = z.input<typeof ChangePasswordBody>;

export const OwnSession = z.object({
  sessionId: z.number().int(),
  /** Names of products such as `Firefox` and `Windows`; `null` where the browser does not say. */
  browser: answerText(60).nullable(),
  system: answerText(60).nullable(),
  device: z.enum(['computer', 'phone', 'tablet', 'other']),
  address: answerText(300),
  createTime: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  isCurrent: z.boolean(),
});

export type OwnSession = z.output<typeof OwnSession>;

export const OnSession = z.object({ sessionId: Id });
