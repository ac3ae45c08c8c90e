import type { Language } from '@heliodesk/contract/kit';
import type { NoticeKind } from '@heliodesk/contract/notification';
import { bankPageOf, paymentPageOf } from '@heliodesk/contract/payment';
import { bulkRunPath } from '@heliodesk/contract/request';
import { titlesIn } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { offeredLanguage, translate } from '#src/platform/i18n/texts.ts';
import type { MailParams, MailTemplate } from '#src/platform/mail/render-mail.ts';
import { pathTo, type Bell } from '#src/platform/notify/notify.ts';
import { findCalled, type Recipient } from '../store.ts';

/** What a bulk run did, of whose end a notice tells; where it did nothing, what it was to do. */
export const runTitle = (language: Language, { action, done }: Readonly<Record<string, string>>): string =>
  action === undefined ? '' : translate(offeredLanguage(language))(`bulk:${done === '0' ? 'work' : 'ended'}.${action}`);

/** What the bell says of a kind of notice, for mails. */
export const kindText = (language: Language, kind: NoticeKind, data: Readonly<Record<string, string>>): string =>
  translate(offeredLanguage(language))(`notices:kind.${kind}`, {
    owner: '',
    claimNo: '',
    fileName: '',
    work: runTitle(language, data),
    done: '',
    left: '',
    ...data,
  });

/** Where finance does what a notice tells it. */
function financePageOf({ bankDetailsId, paymentId }: Readonly<Record<string, string>>): string | undefined {
  if (bankDetailsId !== undefined) return bankPageOf(bankDetailsId);
  return paymentId === undefined ? undefined : paymentPageOf(paymentId);
}

interface MailOfKind {
  template: MailTemplate;
  params: MailParams;
  /** The page that it links to. */
  path: string;
}

/** The mail of a kind that has none of its own: the bell's words. */
export async function kindMail(
  { platform, tx }: WriteContext<Caller | null>,
  { language, kind: reader }: Pick<Recipient, 'language' | 'kind'>,
  { kind, data = {}, ...subject }: Bell,
): Promise<MailOfKind> {
  const what = kindText(language, kind, data);
  if ('runId' in subject) return { template: 'workNotice', params: { what }, path: bulkRunPath(subject.runId) };
  const { requestNo, titled } = await findCalled(tx, subject.requestId);
  return {
    template: 'notice',
    params: { requestNo, title: titlesIn(platform, language)(titled), what },
    path: financePageOf(data) ?? pathTo(platform, { kind: 'request', id: subject.requestId }, reader),
  };
}
