import type { Language } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { notify, type Notice } from '#src/platform/notify/notify.ts';
import type { RequestRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';

/** Notifies the case's contact, if there is one, no matter who acts for them. */
export async function notifyContact(
  context: WriteContext<Actor | null>,
  request: RequestRecord,
  { params, ...notice }: Pick<Notice, 'template' | 'withoutSignIn' | 'params'>,
): Promise<void> {
  const { id, contact_id, request_no } = request;
  // The guest of an enquiry without a company reads the answer where it was asked.
  if (contact_id === null) return;
  await notify(context, {
    ...notice,
    to: { contactId: contact_id },
    about: { kind: 'request', id },
    params: { requestNo: request_no, title: titlesIn(context.platform, request.language as Language)(request), ...params },
  });
}
