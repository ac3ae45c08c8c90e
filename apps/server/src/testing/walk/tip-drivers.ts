import { addFile, addFileAsGuest } from '@heliodesk/contract/attachment';
import { askCustomer, confirmTip, confirmTipAsGuest, noteTip, noteTipAsGuest, recallTip as recallCall } from '@heliodesk/contract/request';
import type { TipPart, TipType } from '@heliodesk/contract/request';
import { send, type Answer, type Driver, type Try } from './attempt.ts';
import type { CaseState } from './case-state.ts';

import type { Walker } from './walkers.ts';

const openTip = ({ tips }: CaseState) => tips.find(({ state }) => state === 'open') ?? tips.at(-1);

/** Asks by the call that all tips share. */
export const ask =
  (tipsType: TipType, asked: (attempt: Try) => object): Driver =>
  (attempt) => {
    const { person, state } = attempt;
    const { id: requestId, version } = state.request;
    return send(person, askCustomer, { body: { requestId, version, tipsType, content: 'The label, please', ...asked(attempt) } });
  };

export const recallTip: Driver = ({ person, state }) =>
  send(person, recallCall, { body: { requestId: state.request.id, version: state.request.version, tipsId: openTip(state)?.id ?? 1 } });

/** Does what a tip asks for, before it is confirmed. */
const answers: Partial<Record<TipType, (person: Walker, msgId: number) => Promise<Answer>>> = {
  4: (person, msgId) =>
    send(person, person.kind === 'guest' ? noteTipAsGuest : noteTip, { body: { msgId, content: 'There is no label on it' } }),
};

export const answerTip: Driver = async ({ person, state }) => {
  const tip = openTip(state);
  const answer = answers[tip?.type ?? 4];
  if (answer === undefined) throw new Error(`no answer to tip ${tip?.type}: add one to testing/walk/tip-drivers.ts`);
  const msgId = tip?.message_id ?? 1;
  const answered = await answer(person, msgId);
  if (answered.code !== 200) return answered;
  return send(person, person.kind === 'guest' ? confirmTipAsGuest : confirmTip, { query: { msgId } });
};

/** Changes a part that tips unlock, as its screen does; what it adds stays. */
const changes: Partial<Record<TipPart, (person: Walker, requestId: number) => Promise<Answer>>> = {
  files: (person, requestId) =>
    person.client.call(
      person.kind === 'guest' ? addFileAsGuest : addFile,
      { body: { requestId, purpose: 'request' } as never },
      { file: { name: 'label.txt', content: Buffer.from('words') } },
    ) as Promise<Answer>,
};

export function changePart(part: TipPart, person: Walker, requestId: number): Promise<Answer> {
  const change = changes[part];
  if (change === undefined) throw new Error(`no change of part ${part}: add one to testing/walk/tip-drivers.ts`);
  return change(person, requestId);
}
