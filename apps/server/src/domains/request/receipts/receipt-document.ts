import type { Language } from '@heliodesk/contract/kit';
import type { ReceiptFact, ReceiptField, ReceiptRecord, ReceiptWord } from '@heliodesk/contract/request';
import { formatDecimal, formatMoney } from '@heliodesk/phrases/formats/numbers';
import { formatTime } from '@heliodesk/phrases/formats/times';
import { languageNames } from '@heliodesk/phrases/languages';
import { translate, type Translate } from '#src/platform/i18n/texts.ts';
import type { PdfDocument } from '#src/platform/pdf/index.ts';

/** What each fact is called: as it was where it was shown. */
const labels: Record<ReceiptField, string> = {
  decision: 'receipt:answer',
  reason: 'fields:reason',
  kind: 'offer:card.agreed',
  quantity: 'offer:quantity',
  unitPrice: 'offer:unitPrice',
  money: 'offer:amount',
  payee: 'offer:payee',
  repairContent: 'offer:repairContent',
  repairSite: 'offer:repairSite',
  oldHandling: 'offer:oldHandling',
  newComponent: 'offer:newComponent',
  model: 'offer:model',
  power: 'offer:power',
  publicText: 'receipt:publicText',
  totalPower: 'offer:totalPower',
  deliverTo: 'receipt:deliverTo',
  bankDetails: 'receipt:bankDetails',
  bankAccount: 'fields:bankAccount',
  bankBic: 'fields:bankBic',
  branchCountry: 'fields:branchCountry',
  bankName: 'fields:bankName',
  currency: 'fields:currency',
  actualRecipient: 'fields:actualRecipient',
  creditNote: 'creditNote:number',
  consent: 'consent:file',
};

const words: Record<ReceiptWord, string> = {
  accepted: 'offer:accepted',
  declined: 'offer:declined',
  compensation: 'offer:kind.compensation',
  repair: 'offer:kind.repair',
  exchange: 'offer:kind.exchange',
  confirmed: 'receipt:confirmed',
};

/** Units that values have, which every language writes the same. */
const units: Partial<Record<ReceiptField, string>> = { power: 'W', totalPower: 'kW' };

function written(fact: ReceiptFact, t: Translate, language: Language): string {
  switch (fact.as) {
    case 'word':
      return t(words[fact.value]);
    case 'number':
      return [formatDecimal(fact.value, language), units[fact.field]].filter(Boolean).join('\u00A0');
    case 'money':
      return formatMoney(fact.value, fact.currency, language);
    case 'text':
      return fact.value;
  }
}

/** Groups of digits that an eye can compare. */
const grouped = (digest: string): string => digest.replaceAll(/(.{8})(?=.)/g, '$1 ');

const row = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);

/** A receipt as its reader's language says it. What was shown as a text stays in the language in which it was shown. */
export function receiptDocument(record: ReceiptRecord, digest: string, language: Language): PdfDocument {
  const t = translate(language);
  const { number, confirmedBy } = record;
  const title = t('receipt:title', { number });
  return {
    language,
    title,
    brand: 'Heliodesk',
    about: number,
    createdAt: record.confirmedAt,
    foot: t('receipt:foot'),
    pageOf: t('mailbox:page', { page: '{page}', pages: '{pages}' }),
    blocks: [
      { type: 'title', text: title },
      { type: 'text', text: t('receipt:about') },
      { type: 'heading', text: t('receipt:what') },
      {
        type: 'facts',
        rows: [
          { label: t('request:column.request'), value: record.requestNo },
          ...record.facts.map((fact) => ({ label: t(labels[fact.field]), value: written(fact, t, language) })),
        ],
      },
      ...(record.language === language
        ? []
        : [{ type: 'note', text: t('receipt:shownIn', { language: languageNames[record.language] }) } as const]),
      { type: 'heading', text: t('receipt:who') },
      {
        type: 'facts',
        rows: [
          ...row(t('receipt:by'), confirmedBy.name),
          ...row(t('fields:email'), confirmedBy.email),
          ...row(t('common:company'), confirmedBy.company),
          ...row(t('receipt:for'), record.confirmedFor),
          { label: t('receipt:session'), value: t(`receipt:sessions.${confirmedBy.session}`) },
          { label: t('receipt:at'), value: formatTime(record.confirmedAt, language, 'UTC') },
        ],
      },
      { type: 'heading', text: t('receipt:digest') },
      { type: 'code', text: grouped(digest) },
      { type: 'note', text: t('receipt:check') },
    ],
  };
}
