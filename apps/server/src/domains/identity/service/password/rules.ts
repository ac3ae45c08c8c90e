import { Password, violationsOf } from '@heliodesk/contract/kit';
import { failFields } from '#src/platform/http/failure.ts';
import { isCommonPassword } from './common-passwords.ts';

function brokenRule(password: string, email: string): { rule: string; params: Record<string, string | number> } | undefined {
  const parsed = Password.safeParse(password);
  if (!parsed.success) return violationsOf(parsed.error, password)[0];
  if (isCommonPassword(password)) return { rule: 'passwordCommon', params: {} };
  if (password.toLowerCase() === email.split('@')[0]) return { rule: 'passwordIsName', params: {} };
  return undefined;
}

/** Two entries of a new password and where they are in the request body. */
export interface NewPassword {
  path: string;
  password: string;
  repeatPath: string;
  repeated: string;
}

/** Refuses what breaks a rule of passwords (spec 3 §4), at the field. */
export function checkNewPassword({ path, password, repeatPath, repeated }: NewPassword, email: string): void {
  const broken = brokenRule(password, email);
  if (broken !== undefined) throw failFields({ path, rule: broken.rule, params: broken.params });
  if (password !== repeated) throw failFields({ path: repeatPath, rule: 'passwordsDiffer' });
}
