import type { EndpointSpec } from '@heliodesk/contract/kit';
import type { Seeded } from '../seeded.ts';
import type { TestApp } from '../test-app.ts';
import type { TestAnswer } from '../test-client.ts';
import type { LooseRequest } from '../valid-request.ts';
import type { CaseState } from './case-state.ts';
import type { Crew, Walker } from './walkers.ts';

/** Someone who is about to try an action on a request. */
export interface Try {
  app: TestApp;
  crew: Crew;
  person: Walker;
  state: CaseState;
  random: Seeded;
}

export type Answer = TestAnswer<unknown>;
/** Takes an action; nothing where there is nothing to take it on. */
export type Driver = (attempt: Try) => Promise<Answer | null>;

/** Sends what may differ from what a call’s schema lets through. */
export const send = (person: Walker, spec: EndpointSpec, request: Partial<LooseRequest>): Promise<Answer> =>
  person.client.call(spec, request as never) as Promise<Answer>;

export const isRefusal = ({ code, msg }: Answer): boolean => [403, 404, 409, 510].includes(code) && msg !== '';

export const said = ({ code, key, msg }: Answer): string => `${code} ${key ?? ''} “${msg}”`;
