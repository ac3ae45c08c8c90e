import { Password, text } from '@heliodesk/contract/kit';
import { z } from 'zod';

/** What is typed to change a password; encrypted, it becomes the body of the call. */
export const TypedPasswordChange = z
  .object({ oldPwd: text(64), newPwd: Password, confirmPwd: text(64) })
  .refine(({ newPwd, confirmPwd }) => newPwd === confirmPwd, {
    path: ['confirmPwd'],
    params: { rule: 'passwordsDiffer' },
    // Also while the old one is still missing.
    when: ({ value }) => typeof value === 'object' && value !== null && 'confirmPwd' in value && Boolean(value.confirmPwd),
  });
