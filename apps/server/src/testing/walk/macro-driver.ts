import { addMacro, listMacros, previewMacro, runMacro as runCall, undoMacro } from '@heliodesk/contract/macro';
import type { Macro, MacroBody, MacroPreview, MacroRan } from '@heliodesk/contract/macro';
import { inLanguages, macroBody } from '#src/domains/macro/seed.ts';
import type { TestApp } from '../test-app.ts';
import { said, send, type Answer, type Driver, type Try } from './attempt.ts';
import { newestUnlinked } from './link-drivers.ts';

const macros = new WeakMap<TestApp, Promise<Macro[]>>();

/** Steps that no macro of the product has, or not together. */
const more: MacroBody['steps'][] = [
  [{ kind: 'message', texts: inLanguages('Hello {{contactName}}') }],
  [
    { kind: 'pickUp' },
    { kind: 'askDetails', fields: ['basicReq.desc', 'enquiryReq.desc'], texts: inLanguages('Since when?') },
    { kind: 'message', texts: inLanguages('Please tell us: {{missing}}'), needsAnswer: true },
  ],
  [
    { kind: 'note', texts: inLanguages('Asked for photos.') },
    { kind: 'askFiles', photos: ['label'], onlyMissing: false, texts: inLanguages('The label of {{requestNo}}, please') },
    { kind: 'proposeRejection', reasonCode: '2', texts: inLanguages('') },
  ],
  [{ kind: 'complete', outcome: 'answered', texts: inLanguages('Use the torque of the data sheet.') }],
];

async function addMacros({ crew }: Try): Promise<Macro[]> {
  const lead = crew.staff.find(({ role }) => role === 'supervisor');
  if (lead === undefined) throw new Error('No one may add macros');
  // The clock may have ended the session.
  await lead.enter();
  for (const steps of more) await lead.client.call(addMacro, { body: macroBody({ types: [1, 2, 3, 4], steps }) });
  return (await lead.client.call(listMacros, {})).data;
}

function macrosOf(attempt: Try): Promise<Macro[]> {
  const found = macros.get(attempt.app) ?? addMacros(attempt);
  macros.set(attempt.app, found);
  return found;
}

const isHeldBack = ({ unfit, steps }: MacroPreview): boolean => unfit !== null || steps.some(({ blocked }) => blocked !== null);

/** Undoes some runs right away, where everything that they did can be. */
async function undoSome({ person, random }: Try, ran: Answer): Promise<Answer> {
  const { runId, steps } = ran.data as MacroRan;
  const canAll = steps.every(({ kind, canUndo }) => canUndo || kind === 'pickUp');
  return canAll && random.next() < 0.3 ? send(person, undoMacro, { body: { runId } }) : ran;
}

/** Runs any macro on a request; one that its preview holds back is refused, which is no step. */
export const runMacro: Driver = async (attempt) => {
  const { person, random, state } = attempt;
  const { macroId, version: macroVersion, steps } = random.pick(await macrosOf(attempt));
  const { id: requestId, version } = state.request;
  const duplicateNo = await newestUnlinked(attempt);
  const inputs = steps.flatMap(({ kind }, step) => (kind === 'linkDuplicate' && duplicateNo !== undefined ? [{ step, duplicateNo }] : []));
  const preview = await send(person, previewMacro, { body: { requestId, macroId, inputs } });
  const ran = await send(person, runCall, { body: { requestId, version, macroId, macroVersion, texts: [], inputs } });
  if (ran.code === 200) {
    if (preview.code !== 200 || isHeldBack(preview.data as MacroPreview))
      throw new Error(`macro ${macroId} ran on request ${requestId}, but its preview was ${said(preview)} ${JSON.stringify(preview.data)}`);
    return undoSome(attempt, ran);
  }
  const isExpected = preview.code === 200 && isHeldBack(preview.data as MacroPreview) && ran.code === 409;
  return isExpected ? null : ran;
};
