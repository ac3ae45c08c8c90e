import { directionOf, type Language } from '@heliodesk/contract/kit';
import { formatLabelled } from '@heliodesk/phrases/formats/lists';
import { formatTime } from '@heliodesk/phrases/formats/times';
import { offeredLanguage, translate } from '../i18n/texts.ts';

/** The mails of the product; subject, lines and button of each are in the phrases, under `mail`. */
const mailTemplates = [
  'activation',
  'alreadyRegistered',
  'accountActivated',
  'contactAdded',
  'emailChanged',
  'requestsGiven',
  'requestsTaken',
  'passwordReset',
  'staffInvitation',
  'providerInvitation',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'appAdded',
  'appRemoved',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'deviceRemembered',
  'factorResetAsked',
  'factorResetConfirmed',
  'factorsRemoved',
  'captchaCode',
  'requestReceived',
  'requestFiledFor',
  'requestFiledForOutside',
  'requestPickedUp',
  'ownerChanged',
  'contactChanged',
  'requestWithdrawn',
  'requestRejected',
  'requestRejectedAgain',
  'requestAppealed',
  'tipSent',
  'tipRecalled',
  'tasksReminded',
  'tasksRemindedLast',
  'taskReminder',
  'taskReminderLast',
  'requestSuspended',
  'requestReopened',
  'serialsReviewed',
  'partsReviewed',
  'solutionApproved',
  'solutionConfirmed',
  'solutionDeclined',
  'claimCompleted',
  'enquiryReplied',
  'enquiryCompleted',
  'enquiryNotForUs',
  'enquiryTurned',
  'claimSplit',
  'answeredFor',
  'enquiryBound',
  'firstContactLate',
  'pickUpLate',
  'decisionLate',
  'approvalLate',
  'notice',
  'workNotice',
  'dailyNotices',
  'chatDigest',
  'manyUnknownSerials',
  'manyCustomersRead',
] as const;

/** Those about bank details and payments, whose texts are under `bankMail`. */
const bankMailTemplates = [
  'bankDetailsAsked',
  'bankDetailsReturned',
  'bankDetailsChecked',
  'bankDetailsEntered',
  'bankDetailsHandedOver',
  'bankCheckLate',
  'creditNoteSent',
  'compensationPaid',
  'compensationPaidForYou',
  'paymentCorrected',
  'paymentLate',
] as const;
type BankMailTemplate = (typeof bankMailTemplates)[number];

/** Those about exchanged goods, whose texts are under `shipmentMail`. */
const shipmentMailTemplates = [
  'addressesAsked',
  'deliveryPlanned',
  'deliveryMoved',
  'goodsShipped',
  'goodsShippedTracked',
  'goodsDelivered',
  'deliveryCorrected',
] as const;
type ShipmentMailTemplate = (typeof shipmentMailTemplates)[number];

export type MailTemplate = (typeof mailTemplates)[number] | BankMailTemplate | ShipmentMailTemplate;

const isAboutBank = (template: MailTemplate): template is BankMailTemplate => bankMailTemplates.some((each) => each === template);
const isAboutGoods = (template: MailTemplate): template is ShipmentMailTemplate => shipmentMailTemplates.some((each) => each === template);

/** A part of a mail, in the words of its recipient. */
function wordsOf(language: Language, template: MailTemplate, part: 'subject' | 'body' | 'button', params: Record<string, string>): string {
  const t = translate(language);
  if (isAboutGoods(template)) return t(`shipmentMail:${template}.${part}`, params);
  return isAboutBank(template) ? t(`bankMail:${template}.${part}`, params) : t(`mail:${template}.${part}`, params);
}

/** A moment as the mail's language writes it; without a known zone of the reader in UTC. */
export interface MailMoment {
  moment: Date;
  timeZone?: string;
}

/** What a mail is filled with. */
export type MailParams = Readonly<Record<string, string | MailMoment>>;

/** The same once it has been queued, with its moments as texts. */
export type QueuedParams = Readonly<Record<string, string | { moment: string | Date; timeZone?: string }>>;

const writtenParams = (params: QueuedParams, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : formatTime(value.moment, language, value.timeZone ?? 'UTC'),
    ]),
  );

interface MailContent {
  language: Language;
  template: MailTemplate;
  params: QueuedParams;
  path?: string;
  unsubscribePath?: string;
}

const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

/** Lines of a text that may be in another script than the mail: each takes its own direction, so that its period is at its own end. */
const htmlLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<span style="unicode-bidi:plaintext">${escapeHtml(line)}</span>`)
    .join('<br>');

/** Paragraphs of a text are separated by empty lines. */
const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part !== '');

/** Subject, plain text and HTML of a mail in the recipient's language, as far as it is offered. */
export function renderMail(
  { language: preferred, template, params: sent, path, unsubscribePath }: MailContent,
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const language = offeredLanguage(preferred);
  const t = translate(language);
  const params = writtenParams(sent, language);
  const subject = wordsOf(language, template, 'subject', params);
  const body = paragraphs(wordsOf(language, template, 'body', params));
  const footer = t('mail:footer', { url: publicUrl });
  const link = path === undefined ? undefined : { url: `${publicUrl}${path}`, label: wordsOf(language, template, 'button', params) };
  const off = unsubscribePath === undefined ? undefined : { url: `${publicUrl}${unsubscribePath}`, label: t('mail:unsubscribe') };
  const lineOf = (to: { url: string; label: string } | undefined): string[] =>
    to === undefined ? [] : [`${formatLabelled(to.label, '', language)}\n${to.url}`];
  const text = [...body, ...lineOf(link), footer, ...lineOf(off)].join('\n\n');
  const offLink = off === undefined ? '' : `<br><a href="${escapeHtml(off.url)}" style="color:#5f6e80">${escapeHtml(off.label)}</a>`;
  const button =
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#1166cc;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`;
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#f4f6f9;color:#15212e;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e1e7ed;border-radius:8px"><p style="margin:0 0 24px;font-weight:600;font-size:18px">Heliodesk</p>${body.map((part) => `<p style="margin:0 0 16px">${htmlLines(part)}</p>`).join('')}${button}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e1e7ed;color:#5f6e80;font-size:13px;line-height:20px">${escapeHtml(footer)}${offLink}</p></div></body></html>`;
  return { subject, text, html };
}
