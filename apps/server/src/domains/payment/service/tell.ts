import type { Language } from '@heliodesk/contract/kit';
import { titlesIn, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { notify, type Notice } from '#src/platform/notify/notify.ts';
import { findContacts } from '../store/people.ts';

/** Tells everyone at the company of a claim, by bell and mail; without the account number. */
export async function tellCompany(
  context: WriteContext,
  request: RequestRecord,
  { template, params }: Pick<Notice, 'template' | 'params'>,
): Promise<void> {
  const { platform, tx } = context;
  const title = titlesIn(platform, request.language as Language)(request);
  for (const { contactId } of await findContacts(tx, request.account_id ?? 0))
    await notify(context, {
      to: { contactId },
      about: { kind: 'request', id: request.id },
      template,
      params: { requestNo: request.request_no, title, ...params },
    });
}
