import { splitClaim } from '@heliodesk/contract/request';
import { decideSerials as decideCall, reviewSerials as finishCall } from '@heliodesk/contract/serial-number';
import { decidePart, reviewParts as finishParts } from '@heliodesk/contract/tracker-claim';
import { sql } from 'kysely';
import type { Seeded } from '../seeded.ts';
import { send, type Driver } from './attempt.ts';
import type { CaseState } from './case-state.ts';

/** What someone decides, with the reason that it needs. */
function decisionOf(
  random: Seeded,
  { isReopened }: { isReopened: boolean },
): { decision: 'accepted' | 'refused' | 'asked'; reasonCode: string } {
  const draw = random.next();
  // Nothing more is asked about a list that was completed.
  const decision = draw < 0.5 ? 'accepted' : draw < 0.8 || isReopened ? 'refused' : 'asked';
  return { decision, reasonCode: decision === 'refused' ? '6' : '' };
}

const isReopened = (request: CaseState['request']): boolean => Number(request['settled_quantity']) > 0;

/** Decides about the whole list, or about its first serial number. */
export const decideSerials: Driver = ({ person, state: { request }, random }) =>
  send(person, decideCall, {
    body: {
      requestId: request.id,
      ...decisionOf(random, { isReopened: isReopened(request) }),
      selection: random.next() < 0.7 ? {} : { to: 1 },
    },
  });

export const reviewSerials: Driver = ({ person, state: { request } }) =>
  send(person, finishCall, {
    body: { requestId: request.id, version: request.version, question: 'Which number is on the label?' },
  });

/** Decides about one of the parts. */
export const decideParts: Driver = async ({ app, person, state: { request }, random }) => {
  const parts = await app.platform.db
    .selectFrom('tracker_claim_part')
    .leftJoin('tracker_claim_part_decision as d', 'd.part_id', 'tracker_claim_part.id')
    .select(['tracker_claim_part.id', 'd.settled'])
    .where('request_id', '=', request.id)
    .orderBy('id')
    .execute();
  const { id: partId, settled } = parts.length === 0 ? { id: request.id, settled: null } : random.pick(parts);
  const decision = decisionOf(random, { isReopened: isReopened(request) });
  // What was done of a part stays accepted.
  const kept = (settled ?? 0) > 0 ? { decision: 'accepted', reasonCode: '' } : decision;
  return send(person, decidePart, { body: { requestId: request.id, partId, ...kept } });
};

export const reviewParts: Driver = ({ person, state: { request } }) =>
  send(person, finishParts, { body: { requestId: request.id, version: request.version, question: 'What does the label say?' } });

/** Splits a claim of which a part is decided; the list says whether it is, not the claim. */
export const split: Driver = async ({ app, person, state: { request } }) => {
  const { rows } = await sql<{ isPartly: boolean | null }>`
    select bool_or(is_settled) and not bool_and(is_settled) as "isPartly" from (
      select coalesce(d.decision in ('accepted', 'refused'), false) as is_settled
      from serial_list l join serial_list_entry e on e.list_id = l.id left join serial_decision d on d.list_id = l.id and d.entry_id = e.id
      where l.owner_kind = 'request' and l.owner_id = ${request.id} and l.list = 'claim'
      union all
      select coalesce(d.decision in ('accepted', 'refused'), false)
      from tracker_claim_part p left join tracker_claim_part_decision d on d.part_id = p.id where p.request_id = ${request.id}
    ) as reviewed`.execute(app.platform.db);
  const { id: requestId, version } = request;
  return rows[0]?.isPartly === true
    ? send(person, splitClaim, { body: { requestId, version, reason: 'The factory looks at these' } })
    : null;
};
