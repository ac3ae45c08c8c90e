import type { BodyOf } from '@heliodesk/contract/kit';
import type { BankActed, BankCheckInFull, handOverBank } from '@heliodesk/contract/payment';
import { requireFactor } from '#src/domains/identity/index.ts';
import { lockAnyRequest, lockRequest, type RequestRecord } from '#src/domains/request/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { bankMachine, isHandler } from '../machine.ts';
import { findBankDetails, type BankRecord } from '../store/bank-details.ts';
import { findActiveContacts } from '../store/people.ts';
import { notChecked } from './enter.ts';
import { bankActed } from './customer.ts';
import { readCheck } from './read-check.ts';
import { sendBankTask } from './tasks.ts';
import { tellCompany } from './tell.ts';

type Body = BodyOf<typeof handOverBank>;

/** Gives bank details to another contact of the company, who begins with an empty form; everyone there is told. */
async function handOver(context: WriteContext, { request, bank }: { request: RequestRecord; bank: BankRecord }, body: Body): Promise<void> {
  const { tx, actor, language } = context;
  if (bank.version !== body.version) throw fail('stale', {}, { version: bank.version });
  const taker = (await findActiveContacts(tx, bank.account_id)).find(({ contactId }) => contactId === body.contactId);
  if (taker === undefined || taker.contactId === bank.contact_id) throw failFields({ path: 'contactId', rule: 'invalid' });
  const given = await transition(context, bankMachine, bank, {
    action: 'handOver',
    change: { ...notChecked, contact_id: taker.contactId, entry: null, entered_by: null, entered_at: null },
  });
  await auditChange(context, {
    action: 'payment.handOverBankDetails',
    subjectType: 'request',
    subjectId: bank.request_id,
    before: { bankDetailsId: bank.id, contactId: bank.contact_id },
    after: { bankDetailsId: bank.id, contactId: taker.contactId },
  });
  const asked = await sendBankTask(context, request, given, 'asked');
  const params = { who: actor.kind === 'staff' ? 'Heliodesk' : actor.name, contact: nameIn(language, taker) };
  await tellCompany(context, asked, { template: 'bankDetailsHandedOver', params });
}

/** The contact who enters the bank details gives them to a colleague. */
export async function handOverOwn(context: WriteContext, body: Body): Promise<BankActed> {
  const known = await findBankDetails(context.tx, body.bankDetailsId);
  if (known === undefined || !isHandler(context.actor, known)) throw fail('notFound');
  const request = await lockRequest(context, known.request_id);
  const bank = await findBankDetails(context.tx, body.bankDetailsId);
  if (bank === undefined || !isHandler(context.actor, bank)) throw fail('notFound');
  await handOver(context, { request, bank }, body);
  return bankActed(context, bank.id);
}

/** Finance does, where the contact can't. */
export async function reassign(context: WriteContext, body: Body): Promise<BankCheckInFull> {
  await requireFactor(context);
  const known = await findBankDetails(context.tx, body.bankDetailsId);
  const request = known && (await lockAnyRequest(context.tx, known.request_id));
  const bank = await findBankDetails(context.tx, body.bankDetailsId);
  if (request === undefined || bank === undefined) throw fail('notFound');
  await handOver(context, { request, bank }, body);
  return readCheck(context, bank.id);
}
