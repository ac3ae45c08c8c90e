import { addRma, deleteRma, listRma, updateRma, type BatchAddress } from '@heliodesk/contract/shipment';
import { randomInt } from 'node:crypto';
import { isRefusal, said, send, type Answer, type Try } from './attempt.ts';
import type { CaseState } from './case-state.ts';
import { allows, exchangesOf } from './exchanges.ts';

/** Whether an exchange has deliveries whose old and new serial numbers can be entered. */
export const hasPairStep = ({ exchanges }: CaseState): boolean => exchanges.some(({ state, dates }) => state === 'addressed' && dates > 0);

const numberOf = (prefix: string): string => `${prefix}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** Old numbers that the claim covers or not, new ones that no one has, and some that are in the list already. */
async function pairsFor({ app, state: { request }, random }: Try, known: readonly string[], count: number) {
  const claimed = await app.platform.db
    .selectFrom('serial_list_entry')
    .innerJoin('serial_list', 'serial_list.id', 'serial_list_entry.list_id')
    .where('serial_list.owner_kind', '=', 'request')
    .where('serial_list.owner_id', '=', request.id)
    .select('serial_list_entry.sn')
    .execute();
  const olds = claimed.map(({ sn }) => sn);
  const taken = [...known, ...olds];
  return Array.from({ length: count }, () => ({
    oldSn: olds.length > 0 && random.next() < 0.85 ? random.pick(olds) : numberOf('WOLD'),
    newSn: taken.length > 0 && random.next() < 0.15 ? random.pick(taken) : numberOf('WNEW'),
  }));
}

/** Adds pairs, or changes or deletes a row. */
async function writePairs(attempt: Try, { addressId, batchQty }: BatchAddress): Promise<Answer> {
  const { person, random } = attempt;
  const { data, code } = await person.client.call(listRma, { query: { addressId } });
  const rows = code === 200 ? data : [];
  const known = rows.flatMap(({ oldSn, newSn }) => [oldSn, newSn]).filter((number) => number !== '');
  const draw = random.next();
  if (rows.length === 0 || draw < 0.6) {
    const count = random.next() < 0.1 ? batchQty + 1 : random.between(1, batchQty);
    return send(person, addRma, { body: { addressId, pairs: await pairsFor(attempt, known, count) } });
  }
  const { id, oldSn, newSn } = random.pick(rows);
  const seen = { oldSn, newSn };
  if (draw < 0.7) return send(person, deleteRma, { body: { addressId, rows: [{ id, seen }] } });
  const [pair] = await pairsFor(attempt, known, 1);
  return send(person, updateRma, { body: { addressId, id, seen, ...pair } });
}

/** Someone writes into the list of a delivery: what is offered is done, unless it is more than pieces, and all else is refused. */
export async function takePairStep(attempt: Try): Promise<{ trail: string; faults: string[] } | null> {
  const { person, random } = attempt;
  const parts = (await exchangesOf(attempt)).flatMap(({ addresses }) => addresses);
  if (parts.length === 0) return null;
  const part = random.pick(parts);
  const isOpen = allows(part, person.kind === 'staff' ? 'changeSerials' : 'answerSerials');
  const answer = await writePairs(attempt, part);
  const isRight = isOpen ? answer.code === 200 || answer.key === 'rma.tooMany' : isRefusal(answer);
  return {
    trail: `${person.who} writes pairs → ${said(answer)}`,
    faults: isRight ? [] : [`pairs are ${isOpen ? '' : 'not '}to be written by the ${person.who}, who got ${said(answer)}`],
  };
}
