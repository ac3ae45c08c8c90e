import { fallbackLanguage } from '@heliodesk/contract/kit';
import { ReceiptRecord, type ReceiptFact, type ReceiptKind } from '@heliodesk/contract/request';
import { isGuest, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { personIn } from '#src/platform/i18n/names.ts';
import { contactNameOf } from '../people-store.ts';
import type { RequestRecord } from '../store.ts';
import { canonicalJson, digestOf } from './canonical-json.ts';
import { insertReceipt, nextPosition } from './receipt-store.ts';

/** Something that is confirmed. */
export interface Confirmed {
  kind: ReceiptKind;
  /** The task that is answered with it. */
  tipsId: number | null;
  /** What exactly, in the order in which it was shown. */
  facts: readonly ReceiptFact[];
  /** The contact that staff confirm for, where it isn't the request's. */
  contactId?: number;
}

/** The one who confirms, as the record names them for good. */
function confirmerOf(actor: Caller): ReceiptRecord['confirmedBy'] {
  if (isGuest(actor)) return { name: actor.name, email: actor.email, company: '', session: 'guest' };
  const name = personIn(fallbackLanguage, actor.name, actor.personName);
  return { name, email: actor.email, company: actor.companyName ?? '', session: actor.kind === 'staff' ? 'staff' : 'customer' };
}

/**
 * Keeps what a confirmation leaves, in its transaction; the request is locked. Staff who confirm do so for the request's contact, or another one.
 * Answers the receipt's number.
 */
export async function keepReceipt(context: WriteContext<Caller>, request: RequestRecord, confirmed: Confirmed): Promise<string> {
  const { tx, actor, language, platform } = context;
  const at = platform.clock.now();
  const contactId = actor.kind === 'staff' ? (confirmed.contactId ?? request.contact_id) : null;
  const confirmedBy = confirmerOf(actor);
  const confirmedFor = contactId === null ? '' : await contactNameOf(tx, { contact_id: contactId, guest_id: null }, fallbackLanguage);
  const position = await nextPosition(tx, request.id);
  const number = `${request.request_no}-${position}`;
  const shown = ReceiptRecord.parse({
    number,
    requestNo: request.request_no,
    kind: confirmed.kind,
    confirmedAt: at.toISOString(),
    confirmedBy,
    confirmedFor,
    language,
    facts: confirmed.facts,
  });
  const record = canonicalJson(shown);
  await insertReceipt(tx, {
    requestId: request.id,
    position,
    number,
    kind: confirmed.kind,
    tipsId: confirmed.tipsId,
    at,
    by: participantOf(actor),
    contactId,
    byName: confirmedBy.name,
    forName: confirmedFor,
    record,
    digest: digestOf(record),
  });
  return number;
}
