import { tipTypes } from '@heliodesk/contract/request';
import { closeStepTips, sendStepTip, titlesIn, type RequestRecord, type StepTipType } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { notify } from '#src/platform/notify/notify.ts';
import type { Language } from '@heliodesk/contract/kit';
import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import type { BankRecord } from '../store/bank-details.ts';

const mails = {
  asked: { tipsType: tipTypes.bank, template: 'bankDetailsAsked' },
  returned: { tipsType: tipTypes.bank, template: 'bankDetailsReturned' },
  checked: { tipsType: tipTypes.bankCheck, template: 'bankDetailsChecked' },
} as const satisfies Record<string, { tipsType: StepTipType; template: MailTemplate }>;

/**
 * Gives the contact of bank details the task that follows from their state, with a mail, in place of the one that was open. Answers the
 * claim, which is locked, as it is then.
 */
export async function sendBankTask(
  context: WriteContext<Caller | null>,
  request: RequestRecord,
  bank: BankRecord,
  why: keyof typeof mails,
): Promise<RequestRecord> {
  const { tipsType, template } = mails[why];
  const closed = await closeStepTips(context, request, { bankDetailsId: bank.id });
  const { request: asked, due } = await sendStepTip(context, closed, { tipsType, subjectId: bank.id });
  const title = titlesIn(context.platform, request.language as Language)(request);
  await notify(
    { ...context, actor: null },
    {
      to: { contactId: bank.contact_id },
      about: { kind: 'request', id: request.id },
      template,
      params: { requestNo: request.request_no, title, due },
    },
  );
  return asked;
}
