import { checkBankDetails, enterBankDetails, getRecomfirm, type BankActed } from '@heliodesk/contract/payment';
import { listTips, solutionConfirmation, tipTypes, type Tip } from '@heliodesk/contract/request';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildFactor, buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { spanishBank } from '#src/domains/payment/seed.ts';
import { buildApproved, buildSolvingPeople, type SolvedSeed, type SolvingPeople } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';

/** Who takes a claim to its payment: two of finance beside those who solve it, each with a second factor. */
export interface PayingPeople extends SolvingPeople {
  finance: BuiltUser;
  finance2: BuiltUser;
}

export async function buildPayingPeople(app: TestApp): Promise<PayingPeople> {
  const people = await buildSolvingPeople(app);
  const finance = await buildStaff(app.platform, { role: 'finance', name: 'Renske de Boer' });
  const finance2 = await buildStaff(app.platform, { role: 'finance', name: 'Piet Smit' });
  for (const person of [finance, finance2]) await buildFactor(app.platform, person);
  return { ...people, finance, finance2 };
}

export const openTipOf = async (app: TestApp, customer: { token: string }, requestId: number, type: number): Promise<Tip> => {
  const { data } = await app.client(customer.token).call(listTips, { query: { requestId } });
  const tip = data.findLast(({ tipsType, state }) => tipsType === type && state === 'open');
  if (tip === undefined) throw new Error(`No tip ${type} of request ${requestId} is open`);
  return tip;
};

export interface AskedClaim {
  requestId: number;
  tipsId: number;
  msgId: number;
  bankDetailsId: number;
  version: number;
}

/** A claim whose customer has accepted everything, so that bank details are asked for. */
export async function buildAsked(app: TestApp, people: SolvingPeople, seed: SolvedSeed = {}): Promise<AskedClaim> {
  const { requestId } = await buildApproved(app, people, seed);
  const client = app.client(people.customer.token);
  const { data } = await client.call(listTips, { query: { requestId } });
  for (const { msgId } of data.filter(({ tipsType }) => tipsType === tipTypes.solution))
    await client.call(solutionConfirmation, { body: { msgId, accept: true } });
  const { tipsId, msgId } = await openTipOf(app, people.customer, requestId, tipTypes.bank);
  const task = await client.call(getRecomfirm, { query: { tipsId } });
  return { requestId, tipsId, msgId, bankDetailsId: task.data.bankDetailsId, version: task.data.version };
}

/** What the customer sends for a task. */
export const enteredFor = ({ tipsId, version }: Pick<AskedClaim, 'tipsId' | 'version'>, customer: BuiltCustomer, change: object = {}) => ({
  tipsId,
  version,
  companyName: customer.companyName,
  ...spanishBank,
  ...change,
});

/** The same with bank details that finance is to check. */
export async function buildEntered(
  app: TestApp,
  people: SolvingPeople,
  { change = {}, ...seed }: SolvedSeed & { change?: object } = {},
): Promise<BankActed> {
  const asked = await buildAsked(app, people, seed);
  const answer = await app.client(people.customer.token).call(enterBankDetails, { body: enteredFor(asked, people.customer, change) });
  if (answer.code !== 200) throw new Error(`Entering was refused: ${JSON.stringify(answer.errors)} ${answer.msg}`);
  return answer.data;
}

/** Finance agrees to bank details. The companies of most tests share their account, so that something has to be cleared. */
export const agreeTo = (
  app: TestApp,
  { token }: { token: string },
  details: Pick<BankActed, 'bankDetailsId' | 'version'>,
  reason = 'Called Carmen Ruiz',
) =>
  app.client(token).call(checkBankDetails, {
    body: { bankDetailsId: details.bankDetailsId, version: details.version, cleared: { otherCompany: reason, changed: reason } },
  });
