import { AccountReq, ContactReq } from '@heliodesk/contract/account';
import { CaptchaAnswer } from '@heliodesk/contract/identity';
import { Email, Password, text } from '@heliodesk/contract/kit';
import { z } from 'zod';

/** The first step, checked by itself. */
export const CompanyStep = z.object({ accountReq: AccountReq });

const TypedContact = ContactReq.extend({ password: Password, confirmPassword: text(64) }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ['confirmPassword'],
    params: { rule: 'passwordsDiffer' },
    // Also while other fields are still wrong.
    when: ({ value }) => typeof value === 'object' && value !== null && 'confirmPassword' in value && value.confirmPassword !== '',
  },
);

/** The second step with passwords as typed. */
export const contactStep = (asksCaptcha: boolean) =>
  z.object({ contactReq: TypedContact, ...CaptchaAnswer, ...(asksCaptcha ? { code: text(16) } : {}) });

/** The address that an activation mail is sent to again. */
export const ResendQuery = z.object({ email: Email });
