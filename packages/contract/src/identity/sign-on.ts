import { z } from 'zod';
import { answerText, Email, patterns, text } from '../kit/index.ts';
import { EncryptedText, SecondStep } from './schemas.ts';

export const SignOnQuery = z.object({
  /** Where the person wanted to go. Anything but a path of this site is not followed. */
  redirect: z.string().max(2_000).regex(patterns.sitePath).or(z.literal('')).catch('').default(''),
});

export const SignOnStarted = z.object({
  /** Where the browser goes to sign in. */
  url: answerText(2_000),
  /** The browser keeps it and takes no answer that carries another one. */
  state: answerText(200),
});

/** Codes of some providers are long. */
const AuthorizationCode = text(8_000);
const State = text(200);

export const SignOnAnswer = z.object({
  code: AuthorizationCode,
  state: State,
  /** As the provider answered it; checked where it is given (RFC 9207). */
  iss: z.string().max(2_000).optional(),
});

export const SignOnLogin = z.object({
  code: AuthorizationCode,
  /** Has to be the registered one, `PUBLIC_URL/oauth2/callback`. */
  redirectUrl: text(2_000),
  /** Without it there is nothing that the code could belong to. */
  state: State.optional(),
  iss: z.string().max(2_000).optional(),
});

export const SignedOn = z.object({
  outcome: z.literal('signedIn'),
  token: answerText(200),
  /** The person's first role; `null` without one. */
  roleId: z.number().int().nullable(),
  /** The path that was wanted when the sign-in began, or empty. */
  redirect: answerText(2_000),
});
export type SignedOn = z.output<typeof SignedOn>;

/** The provider has authenticated someone we don't know. */
export const UnknownSignOn = z.object({
  outcome: z.literal('unknown'),
  /** Serves once, for ten minutes, to bind an own sign-in to the identity. */
  bindToken: answerText(100),
  /** As the provider says; may be empty. */
  email: answerText(254),
});

/** The password is right, and the person has a second factor to prove before their sign-in is bound. */
export const SignOnSecondStep = z.object({ outcome: z.literal('secondStep'), secondStep: SecondStep, redirect: answerText(2_000) });

export const BindOutcome = z.discriminatedUnion('outcome', [SignedOn, SignOnSecondStep]);
export type BindOutcome = z.output<typeof BindOutcome>;

export const SignOnOutcome = z.discriminatedUnion('outcome', [SignedOn, UnknownSignOn]);
export type SignOnOutcome = z.output<typeof SignOnOutcome>;

export const BindSignOnBody = z.object({ bindToken: text(100), username: Email, password: EncryptedText });
export type BindSignOnBody = z.input<typeof BindSignOnBody>;
