import { deskRequest, listTips, solutionConfirmation } from '@heliodesk/contract/request';
import { compensation, exchange } from '#src/domains/solution/seed.ts';
import { eventually } from './eventually.ts';
import { mailsTo } from './mailbox.ts';
import { buildApproved, type SolvedSeed, type SolvingPeople } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';

interface Person {
  token: string;
}

/** A claim for which two solutions are offered. */
export const offersOfTwo: SolvedSeed = { solutions: [exchange({ quantity: 3 }), compensation({ quantity: 1 })] };

/** Offers that a customer has to answer, what is done about them, and the mails about them; where no one is named, it is the customer. */
export function offersMade(world: () => { app: TestApp; people: SolvingPeople }) {
  const as = ({ token }: Person) => world().app.client(token);
  const tipsOf = async (requestId: number, person: Person = world().people.customer) =>
    (await as(person).call(listTips, { query: { requestId } })).data;
  const seen = async (requestId: number) => (await as(world().people.agent).call(deskRequest, { params: { requestId } })).data;
  const accept = (msgId: number, person: Person = world().people.customer) =>
    as(person).call(solutionConfirmation, { body: { msgId, accept: true } });
  const decline = (msgId: number, reason = 'The price is too low.', person: Person = world().people.customer) =>
    as(person).call(solutionConfirmation, { body: { msgId, accept: false, reason } });
  /** Mails to the customer about a claim whose subject has some words. */
  const mailsAbout = async (requestId: number, words: string) => {
    const { requestNo } = await seen(requestId);
    return (await mailsTo(world().app, world().people.customer.email)).filter(
      ({ subject }) => subject.includes(requestNo) && subject.includes(words),
    );
  };
  const mailAbout = (requestId: number, words: string) =>
    eventually(async () => {
      const [mail] = await mailsAbout(requestId, words);
      if (mail === undefined) throw new Error(`No mail “${words}” about ${requestId} has arrived`);
      return mail;
    });

  /** A claim whose customer is to answer; the messages of its offers. */
  async function buildOffered(seed: SolvedSeed = {}): Promise<{ requestId: number; msgIds: number[] }> {
    const { requestId } = await buildApproved(world().app, world().people, seed);
    return { requestId, msgIds: (await tipsOf(requestId)).filter(({ state }) => state === 'open').map(({ msgId }) => msgId) };
  }
  return { as, tipsOf, seen, accept, decline, mailsAbout, mailAbout, buildOffered };
}
