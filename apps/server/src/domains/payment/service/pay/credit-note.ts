import type { Language } from '@heliodesk/contract/kit';
import type { CreditNoteRecord, CreditNoteSettlement } from '@heliodesk/contract/payment';
import { formatDecimal, formatMoney } from '@heliodesk/phrases/formats/numbers';
import { formatDay } from '@heliodesk/phrases/formats/times';
import { findRequest, pdfFile, type StepTipKey } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import type { PdfDocument } from '#src/platform/pdf/index.ts';
import { recordOf } from '../../payment-view.ts';
import { findNote, type NoteRow } from '../../store/credit-notes.ts';
import { seesAccount } from './progress.ts';

/** A credit note of a claim that the caller may see, its account only where they may see that. Finance sees all of them. */
async function findVisibleNote({ db, actor }: Context, creditNoteId: number): Promise<{ note: NoteRow; record: CreditNoteRecord }> {
  const note = await findNote(db, creditNoteId);
  if (note === undefined || !(await seesClaimOf(db, actor, note))) throw fail('notFound');
  const isShown = seesAccount(actor, { contactId: note.contact_id, ownerId: note.owner_id });
  const record = recordOf(note.record);
  return { note, record: isShown ? record : { ...record, bankAccount: '' } };
}

const seesClaimOf = async (db: Context['db'], actor: Actor, { request_id: requestId }: NoteRow): Promise<boolean> =>
  actor.can('csp:pay:paid') || (await findRequest(db, actor, requestId)) !== undefined;

const row = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);

/** A credit note as its reader's language says it. */
function noteDocument(record: CreditNoteRecord, language: Language): PdfDocument {
  const t = translate(language);
  const title = t('creditNote:title', { number: record.number });
  return {
    language,
    title,
    brand: 'Heliodesk',
    about: record.number,
    createdAt: record.issuedAt,
    foot: t('receipt:foot'),
    pageOf: t('mailbox:page', { page: '{page}', pages: '{pages}' }),
    blocks: [
      { type: 'title', text: title },
      { type: 'text', text: t('creditNote:about') },
      {
        type: 'facts',
        rows: [
          { label: t('creditNote:number'), value: record.number },
          { label: t('creditNote:day'), value: formatDay(record.issuedAt, language, 'UTC') },
          { label: t('common:company'), value: record.companyName },
          ...row(t('fields:taxNo'), record.taxNo === '0' ? '' : record.taxNo),
          { label: t('creditNote:claim'), value: record.requestNo },
        ],
      },
      { type: 'heading', text: t('creditNote:what') },
      {
        type: 'facts',
        rows: [
          { label: t('creditNote:for'), value: t('offer:kind.compensation') },
          { label: t('offer:quantity'), value: formatDecimal(record.quantity, language) },
          { label: t('offer:unitPrice'), value: formatMoney(record.unitPrice, record.currency, language) },
          { label: t('offer:amount'), value: formatMoney(record.money, record.currency, language) },
          { label: t('offer:payee'), value: record.payee || record.companyName },
          ...row(t('creditNote:account'), record.bankAccount),
        ],
      },
    ],
  };
}

/** A credit note as a PDF in the caller's language. */
export async function creditNotePdf(context: Context, creditNoteId: number): Promise<FileAnswer> {
  const { record } = await findVisibleNote(context, creditNoteId);
  const document = noteDocument(record, context.language);
  return pdfFile(context, document, { fileName: `${document.title}.pdf`, about: { creditNoteId } });
}

/** What a task to read a credit note is about. */
export async function settlementOf(context: Context, { tipsId, msgId, subjectId }: StepTipKey): Promise<CreditNoteSettlement> {
  const { note, record } = await findVisibleNote(context, subjectId);
  const { quantity, unitPrice, money, currency, issuedAt, ...rest } = record;
  return {
    tipsId,
    msgId,
    requestId: note.request_id,
    creditNoteId: note.id,
    issueTime: issuedAt,
    contactName: nameIn(context.language, note),
    ...rest,
    lines: [{ solutionId: note.solution_id, quantity: Number(quantity), unitPrice, money, currency }],
  };
}
