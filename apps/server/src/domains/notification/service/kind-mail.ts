import type { Language } from '@heliodesk/contract/kit';
import type { NoticeKind } from '@heliodesk/contract/notification';
import { titlesIn } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { offeredLanguage, translate } from '#src/platform/i18n/texts.ts';
import type { Bell, Notice } from '#src/platform/notify/notify.ts';
import { findCalled } from '../store.ts';

/** What the bell says of a kind of notice, for mails. */
export const kindText = (language: Language, kind: NoticeKind, data: Readonly<Record<string, string>>): string =>
  translate(offeredLanguage(language))(`notices:kind.${kind}`, { owner: '', claimNo: '', fileName: '', ...data });

/** The mail of a kind that has none of its own: the bell's words. */
export async function kindMail(
  { platform, tx }: WriteContext<Caller | null>,
  language: Language,
  { kind, requestId, data = {} }: Bell,
): Promise<Pick<Notice, 'template' | 'params'>> {
  const { requestNo, titled } = await findCalled(tx, requestId);
  return { template: 'notice', params: { requestNo, title: titlesIn(platform, language)(titled), what: kindText(language, kind, data) } };
}
