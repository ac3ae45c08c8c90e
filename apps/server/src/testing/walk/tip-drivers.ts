import { addFile, addFileAsGuest } from '@heliodesk/contract/attachment';
import {
  askCustomer,
  isClaim,
  isPhotoKind,
  confirmTip,
  confirmTipAsGuest,
  noteTip,
  noteTipAsGuest,
  recallTip as recallCall,
  solutionConfirmation,
  solutionConfirmationAsGuest,
  tipSpecOf,
  tipTypes,
} from '@heliodesk/contract/request';
import type { TipPart } from '@heliodesk/contract/request';
import { insertSerials } from '@heliodesk/contract/serial-number';
import { randomInt } from 'node:crypto';
import { send, type Answer, type Driver, type Try } from './attempt.ts';
import type { CaseState } from './case-state.ts';
import { answerMoneyTip } from './payment-drivers.ts';
import { datedDeliveries, submitAddresses } from './shipment-drivers.ts';

import type { Walker } from './walkers.ts';

const openTip = ({ tips }: CaseState) => tips.find(({ state }) => state === 'open') ?? tips.at(-1);

/** Asks by the call that all tips share. */
const ask =
  (tipsType: number, asked: (attempt: Try) => object): Driver =>
  (attempt) => {
    const { person, state } = attempt;
    const { id: requestId, version } = state.request;
    return send(person, askCustomer, { body: { requestId, version, tipsType, content: 'The label, please', ...asked(attempt) } });
  };

const descriptionOf = ({ state }: Try): string => (isClaim(state.request.type) ? 'basicReq.desc' : 'enquiryReq.desc');

/** The actions that send tips. */
export const asks: Record<string, Driver> = {
  askDetails: ask(1, (attempt) => ({ fields: [{ field: descriptionOf(attempt), question: 'Since when?' }] })),
  askSerials: ask(3, () => ({ all: true })),
  askPairs: async (attempt) => {
    const addressIds = await datedDeliveries(attempt);
    return addressIds.length === 0 ? null : ask(3, () => ({ addressIds }))(attempt);
  },
  askFiles: ask(4, ({ state, random }) => ({ photos: isPhotoKind(state.request.type) && random.next() < 0.5 ? ['label'] : [] })),
};

/** The tip that staff can take a step on, which a request offers only while one of that kind is open; otherwise any, to be refused. */
const tipForStaff = (state: CaseState, kind: 'byHand' | 'recallable') =>
  state.tips.find((tip) => tip.state === 'open' && tipSpecOf(tip.type, (tip.asked.pairs ?? null) !== null)[kind]) ?? openTip(state);

export const recallTip: Driver = async ({ person, state }) => {
  const tipsId = tipForStaff(state, 'recallable')?.id ?? 1;
  return send(person, recallCall, { body: { requestId: state.request.id, version: state.request.version, tipsId } });
};

/** Accepts or declines a solution. */
function answerSolution({ person, random }: Try, msgId: number): Promise<Answer> {
  const accept = random.next() < 0.6;
  const call = person.kind === 'guest' ? solutionConfirmationAsGuest : solutionConfirmation;
  return send(person, call, { body: { msgId, accept, reason: accept ? '' : 'We need new ones' } });
}

const moneyTips: readonly number[] = [tipTypes.bank, tipTypes.bankCheck, tipTypes.creditNote];

/** Answers a tip by a few words, which do for all of them but solutions, delivery addresses and what is about money. */
export const answerTip: Driver = async (attempt) => {
  const { person, state } = attempt;
  // Staff answer for the customer what they asked themselves.
  const tip = person.kind === 'staff' ? tipForStaff(state, 'byHand') : openTip(state);
  const msgId = tip?.message_id ?? 1;
  if (tip?.type === tipTypes.solution) return answerSolution(attempt, msgId);
  if (tip?.type === tipTypes.addresses) return submitAddresses(attempt, tip.id);
  if (tip !== undefined && moneyTips.includes(tip.type)) return answerMoneyTip(attempt, tip);
  const isGuest = person.kind === 'guest';
  const noted = await send(person, isGuest ? noteTipAsGuest : noteTip, { body: { msgId, content: 'There is no label on it' } });
  return noted.code === 200 ? send(person, isGuest ? confirmTipAsGuest : confirmTip, { query: { msgId } }) : noted;
};

/** Changes a part that tips unlock, as its screen does; what it adds stays. Parts that are only kept with their tip aren’t among them. */
const changes: Partial<Record<string, (person: Walker, requestId: number) => Promise<Answer>>> = {
  files: (person, requestId) =>
    person.client.call(
      person.kind === 'guest' ? addFileAsGuest : addFile,
      { body: { requestId, purpose: 'request' } as never },
      { file: { name: 'label.txt', content: Buffer.from('words') } },
    ) as Promise<Answer>,
  serials: (person, requestId) =>
    send(person, insertSerials, { body: { requestId, snList: [{ sn: `WALK${String(randomInt(1_000_000_000)).padStart(9, '0')}` }] } }),
};

export const changeable = (parts: readonly TipPart[]): TipPart[] => parts.filter((part) => changes[part] !== undefined);

export function changePart(part: TipPart, person: Walker, requestId: number): Promise<Answer> {
  const change = changes[part];
  if (change === undefined) throw new Error(`no change of part ${part}: add one to testing/walk/tip-drivers.ts`);
  return change(person, requestId);
}
