import { BindSignOnBody, ForgottenPasswordBody, SignInBody } from '@heliodesk/contract/identity';
import { Password, text } from '@heliodesk/contract/kit';
import { z } from 'zod';

/** The rules of the forms here; fetched with the first use of a field. */
export const signInSchema = (asksCaptcha: boolean): z.ZodType => (asksCaptcha ? SignInBody.extend({ code: text(16) }) : SignInBody);

export const forgottenPasswordSchema = (asksCaptcha: boolean): z.ZodType =>
  asksCaptcha ? ForgottenPasswordBody.extend({ code: text(16) }) : ForgottenPasswordBody;

/** The binding's own token is not typed. */
export const bindSchema: z.ZodType = BindSignOnBody.omit({ bindToken: true });

/** What is typed; encrypted, it becomes the body of the call. */
export const TypedPasswords = z
  .object({ newPwd: Password, confirmPwd: text(64) })
  .refine(({ newPwd, confirmPwd }) => newPwd === confirmPwd, {
    path: ['confirmPwd'],
    params: { rule: 'passwordsDiffer' },
  });
