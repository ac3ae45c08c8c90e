import {
  agreeToBankDetails,
  confirmBankDetails,
  enterBankDetails,
  payFirst,
  readCreditNotes,
  returnBankDetails,
  spanishBank,
} from '#src/domains/payment/seed.ts';
import { reviewAll } from '#src/domains/serial-number/seed.ts';
import { compensation } from '#src/domains/solution/seed.ts';
import { madePdf } from './made-file.ts';
import { acceptedClaim, modulesFrom, type AcceptedClaim, type SolvedClaim } from './solved-claim.ts';

// Like all accounts of the demo, these are ones that banks use as an example.
const companyAccount = { ...spanishBank, bankAccount: 'ES66 2100 0418 4012 3456 7891' };
const privateAccount = { ...spanishBank, bankAccount: 'ES79 2100 0813 6101 2345 6789', actualRecipient: 'Amelia Ortega' };

/** Finance returns an account that isn't the company's; another one is to be checked. */
async function returnFirst({ requestId, as }: AcceptedClaim): Promise<void> {
  await enterBankDetails(await as('customer', 260), requestId, privateAccount);
  const reason = 'The account is in your own name. We can only pay to an account of Sierra Clara Energía S.L.';
  await returnBankDetails(await as('finance2', 310), requestId, reason);
  await enterBankDetails(await as('customer', 390), requestId, spanishBank);
}

/** The account is checked and confirmed, and the credit note read: finance is to pay. */
async function announce({ requestId, as }: AcceptedClaim): Promise<void> {
  await enterBankDetails(await as('customer', 260), requestId, companyAccount);
  await agreeToBankDetails(await as('finance2', 290), requestId);
  await confirmBankDetails(await as('customer', 310), requestId, companyAccount);
  await readCreditNotes(await as('customer', 330), requestId);
}

/** The same, paid by the other one of finance. */
async function pay(claim: AcceptedClaim): Promise<void> {
  await announce(claim);
  const proof = madePdf('transfer-sierra-clara.pdf', [
    'Confirmation of transfer',
    'Recipient: Sierra Clara Energía S.L.',
    'Account: ES66 **** **** **** **** 7891, CaixaBank',
    'Amount: 1,140.00 EUR',
    'Reference: SEPA-308817',
    'This page belongs to the demo. No money was moved.',
  ]);
  await payFirst(await claim.as('finance', 400), claim.requestId, { bankReference: 'SEPA-308817', proof });
}

/** Compensations: one whose bank details are to be checked, one that was paid, and one to pay. */
export const paidClaims: readonly SolvedClaim[] = [
  acceptedClaim({
    hoursAgo: 420,
    file: modulesFrom(18_800, 12, {
      desc: 'Snail trails on 12 modules of the carport, first seen in September.',
      projectName: 'Aparcamiento Retamar',
      city: 'Almería',
    }),
    hello: 'Thank you for the photos. We are checking the serial numbers of the 12 modules.',
    solutions: [compensation({ quantity: 12, unitPrice: '71.40' })],
    carryOut: returnFirst,
  }),
  acceptedClaim({
    hoursAgo: 620,
    file: modulesFrom(18_900, 15, {
      desc: 'Discolored cells on 15 modules above the loading ramp, seen when cleaning.',
      projectName: 'Nave Logística Viator',
      city: 'Viator',
    }),
    hello: 'Thank you for the list and the photos. We are checking the serial numbers and will write to you this week.',
    solutions: [compensation({ quantity: 15, unitPrice: '76.00' })],
    carryOut: pay,
  }),
  acceptedClaim({
    hoursAgo: 350,
    file: modulesFrom(18_920, 20, {
      desc: 'Frames of 20 modules are bent after a storm; the clamps have come off.',
      projectName: 'Tabernas Este',
      city: 'Tabernas',
    }),
    hello: 'Thank you, Amelia. Please keep the clamps, too, until we have decided.',
    review: (context, requestId) => reviewAll(context, requestId, 2),
    solutions: [compensation({ quantity: 18, unitPrice: '64.90' })],
    note: 'Two modules are not from us.',
    carryOut: announce,
  }),
];
