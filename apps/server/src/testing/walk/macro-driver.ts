import { addMacro, runMacro as runCall, type Macro } from '@heliodesk/contract/macro';
import { macroBody } from '#src/domains/macro/seed.ts';
import type { TestApp } from '../test-app.ts';
import { send, type Driver, type Try } from './attempt.ts';

const macros = new WeakMap<TestApp, Promise<Macro>>();

/** A macro for requests of any kind; each walk has one. */
async function addGreeting({ crew }: Try): Promise<Macro> {
  const lead = crew.staff.find(({ role }) => role === 'supervisor');
  if (lead === undefined) throw new Error('No one may add macros');
  // The clock may have ended the session.
  await lead.enter();
  return (await lead.client.call(addMacro, { body: macroBody({ types: [1, 2, 3, 4] }) })).data;
}

function greetingOf(attempt: Try): Promise<Macro> {
  const macro = macros.get(attempt.app) ?? addGreeting(attempt);
  macros.set(attempt.app, macro);
  return macro;
}

/** Greets the customer by a macro. */
export const runMacro: Driver = async (attempt) => {
  const { macroId, version: macroVersion } = await greetingOf(attempt);
  const { id: requestId, version } = attempt.state.request;
  return send(attempt.person, runCall, { body: { requestId, version, macroId, macroVersion, texts: [] } });
};
