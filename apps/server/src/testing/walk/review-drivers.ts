import { decideSerials as decideCall, reviewSerials as finishCall } from '@heliodesk/contract/serial-number';
import { decidePart, reviewParts as finishParts } from '@heliodesk/contract/tracker-claim';
import type { Seeded } from '../seeded.ts';
import { send, type Driver } from './attempt.ts';

/** What someone decides, with the reason that it needs. */
function decisionOf(random: Seeded): { decision: 'accepted' | 'refused' | 'asked'; reasonCode: string } {
  const draw = random.next();
  const decision = draw < 0.5 ? 'accepted' : draw < 0.8 ? 'refused' : 'asked';
  return { decision, reasonCode: decision === 'refused' ? '6' : '' };
}

/** Decides about the whole list, or about its first serial number. */
export const decideSerials: Driver = ({ person, state: { request }, random }) =>
  send(person, decideCall, { body: { requestId: request.id, ...decisionOf(random), selection: random.next() < 0.7 ? {} : { to: 1 } } });

export const reviewSerials: Driver = ({ person, state: { request } }) =>
  send(person, finishCall, {
    body: { requestId: request.id, version: request.version, question: 'Which number is on the label?' },
  });

/** Decides about one of the parts. */
export const decideParts: Driver = async ({ app, person, state: { request }, random }) => {
  const parts = await app.platform.db
    .selectFrom('tracker_claim_part')
    .select('id')
    .where('request_id', '=', request.id)
    .orderBy('id')
    .execute();
  const partId = parts.length === 0 ? request.id : random.pick(parts).id;
  return send(person, decidePart, { body: { requestId: request.id, partId, ...decisionOf(random) } });
};

export const reviewParts: Driver = ({ person, state: { request } }) =>
  send(person, finishParts, { body: { requestId: request.id, version: request.version, question: 'What does the label say?' } });
