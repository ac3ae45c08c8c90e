import { decideSerials as decideCall, reviewSerials as finishCall } from '@heliodesk/contract/serial-number';
import { send, type Driver } from './attempt.ts';

/** Decides about the whole list, or about its first serial number. */
export const decideSerials: Driver = ({ person, state: { request }, random }) => {
  const draw = random.next();
  const decision = draw < 0.5 ? 'accepted' : draw < 0.8 ? 'refused' : 'asked';
  const body = { requestId: request.id, decision, reasonCode: decision === 'refused' ? '6' : '' } as const;
  return send(person, decideCall, { body: { ...body, selection: random.next() < 0.7 ? {} : { to: 1 } } });
};

export const reviewSerials: Driver = ({ person, state: { request } }) =>
  send(person, finishCall, {
    body: { requestId: request.id, version: request.version, question: 'Which number is on the label?' },
  });
