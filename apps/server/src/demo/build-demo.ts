import { randomUUID } from 'node:crypto';
import { messageTypes } from '@heliodesk/contract/case-chat';
import { sendNote, sendPublic } from '#src/domains/case-chat/index.ts';
import { buildRtsCustomer } from '#src/domains/account/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { demoPassword, demoUsers } from '#src/domains/identity/index.ts';
import { signOutEverybody } from '#src/domains/identity/seed.ts';
import { buildModule, buildModules, demoModule, exampleModule } from '#src/domains/module/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import {
  askForDetails,
  askForFiles,
  askForSerials,
  completeRequest,
  findRequest,
  lockToRead,
  pickUpRequest,
  withdrawOwnRequest,
} from '#src/domains/request/index.ts';
import { actorOf, buildAbsence, buildImported } from '#src/domains/request/seed.ts';
import { buildTrackerClaim } from '#src/domains/tracker-claim/seed.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Log } from '#src/platform/log.ts';
import type { Platform } from '#src/platform/platform.ts';
import { buildCompanies } from './companies.ts';
import { demoEnquiries, type DemoEnquiry } from './enquiries.ts';
import { buildGuests } from './guests.ts';
import { demoCases, demoModules, type DemoCase, type DemoStep } from './cases.ts';
import { demoImported } from './imported.ts';
import { buildPeople, type DemoPeople } from './people.ts';
import { buildRouting } from './routing.ts';
import { buildSolvedClaims } from './solved-claims.ts';
import { insertStep, isStepDone } from './step-store.ts';
import { demoTrackerClaims, type DemoTrackerClaim } from './tracker-claims.ts';

const hour = 3_600_000;

/** The same house at another time, to make things that happened earlier. */
const at = (platform: Platform, moment: Date): Platform => ({ ...platform, clock: { now: () => moment } });

async function take(platform: Platform, people: DemoPeople, requestId: number, step: DemoStep): Promise<void> {
  const actor = await actorOf(platform, people[step.by]);
  const context = contextOf(platform, actor);
  if (step.does === 'say' || step.does === 'ask' || step.does === 'reply') {
    const asks = step.does === 'ask' ? { needsAnswer: true } : {};
    const reply = step.does === 'reply' ? { reply: true } : {};
    return void (await sendPublic(context, {
      requestId,
      clientMsgId: randomUUID(),
      type: messageTypes.text,
      content: step.text,
      ...asks,
      ...reply,
    }));
  }
  if (step.does === 'note') return void (await sendNote(context, { requestId, clientMsgId: randomUUID(), content: step.text }));
  const version = (await findRequest(platform.db, actor, requestId))?.version ?? 0;
  await transaction<unknown>(platform.db, (tx) => {
    const write = withTx(context, tx);
    if (step.does === 'askDetails')
      return lockToRead(write, requestId).then((request) => askForDetails(write, request, { fields: step.fields, content: step.text }));
    if (step.does === 'askFiles')
      return lockToRead(write, requestId).then((request) => askForFiles(write, request, { photos: step.photos, content: step.text }));
    if (step.does === 'askSerials') {
      const asked = {
        all: false,
        decided: false,
        verdicts: [],
        serials: step.modules.map((index) => demoModule(index).serialNumber),
        content: step.text,
      };
      return lockToRead(write, requestId).then((request) => askForSerials(write, request, asked));
    }
    if (step.does === 'pickUp') return pickUpRequest(write, { requestId, version });
    if (step.does === 'complete') return completeRequest(write, { requestId, version, outcome: 'answered', content: '', reason: '' });
    return withdrawOwnRequest(write, { requestId, version, reason: step.reason });
  });
}

interface Started {
  requestId: number;
  /** When it was filed, in milliseconds. */
  started: number;
}

async function takeSteps(platform: Platform, people: DemoPeople, { requestId, started }: Started, steps: DemoStep[]): Promise<void> {
  for (const step of steps) await take(at(platform, new Date(started + step.hours * hour)), people, requestId, step);
}

async function buildCase(platform: Platform, people: DemoPeople, now: Date, demoCase: DemoCase): Promise<void> {
  const started = now.getTime() - demoCase.hoursAgo * hour;
  const serials = Array.from({ length: demoCase.serials.count }, (_, index) => demoModule(demoCase.serials.from + index).serialNumber);
  const { requestId } = await buildClaim(at(platform, new Date(started)), people[demoCase.by], {
    claim: demoCase.claim,
    basic: demoCase.basic ?? {},
    desc: demoCase.desc,
    serials,
    submit: demoCase.isDraft !== true,
  });
  await takeSteps(platform, people, { requestId, started }, demoCase.steps);
}

async function buildDemoEnquiry(platform: Platform, people: DemoPeople, now: Date, demoEnquiry: DemoEnquiry): Promise<void> {
  const started = now.getTime() - demoEnquiry.hoursAgo * hour;
  const { requestId } = await buildEnquiry(at(platform, new Date(started)), people[demoEnquiry.by], {
    ...demoEnquiry.enquiry,
    submit: demoEnquiry.isDraft !== true,
  });
  await takeSteps(platform, people, { requestId, started }, demoEnquiry.steps);
}

async function buildDemoTrackerClaim(platform: Platform, people: DemoPeople, now: Date, demoClaim: DemoTrackerClaim): Promise<void> {
  const started = now.getTime() - demoClaim.hoursAgo * hour;
  const { by, claim, basic, trackerList, inverterList, isDraft } = demoClaim;
  const seed = { claim, basic, trackerList, inverterList, submit: isDraft !== true };
  const { requestId } = await buildTrackerClaim(at(platform, new Date(started)), people[by], seed);
  await takeSteps(platform, people, { requestId, started }, demoClaim.steps);
}

/** A customer only staff know, and a draft that an agent started while Salma Haddad was on the phone. */
async function buildOnBehalf(platform: Platform, { agent, customer2 }: DemoPeople): Promise<void> {
  await buildRtsCustomer(platform, agent, { email: 'femke.dewit@zonnedak.example', taxNo: 'NL810112345B01', language: 'en' });
  await buildClaim(platform, agent, {
    onBehalfOf: customer2.contactId,
    desc: 'Junction boxes of 36 modules have come loose; the list of serial numbers follows.',
    serials: [],
  });
}

/** A supervisor is away since yesterday, for a week; another one covers for her. */
async function buildOutOfOffice(platform: Platform, { supervisor2, supervisor }: DemoPeople, now: Date): Promise<void> {
  const dayAfter = (days: number) => new Date(now.getTime() + days * 24 * hour).toISOString().slice(0, 10);
  await buildAbsence(at(platform, new Date(now.getTime() - 24 * hour)), {
    userId: supervisor2.userId,
    standInId: supervisor.userId,
    fromDay: dayAfter(-1),
    untilDay: dayAfter(6),
    note: 'Family leave',
  });
}

/** Does a part of the demo once, over all starts of this database. */
async function once(platform: Platform, name: string, work: () => Promise<void>): Promise<void> {
  if (await isStepDone(platform.db, name)) return;
  await work();
  await insertStep(platform.db, name);
}

/** Fills an empty demo through the services that the API calls: one user for each role, cases in different states. */
export async function buildDemo(platform: Platform): Promise<void> {
  // The cases' own modules first, so that their verdicts are real.
  await once(platform, 'modules of the cases', async () => {
    for (const { serials } of demoCases) await buildModules(platform, serials.from, serials.from + serials.count);
  });
  await once(platform, 'module of the example', async () => void (await buildModule(platform, exampleModule)));
  await once(platform, 'people and cases', async () => {
    const people = await buildPeople(platform);
    const now = platform.clock.now();
    for (const demoCase of demoCases) await buildCase(platform, people, now, demoCase);
    await buildOnBehalf(platform, people);
    await buildCompanies(platform, people);
    for (const demoEnquiry of demoEnquiries) await buildDemoEnquiry(platform, people, now, demoEnquiry);
    for (const demoClaim of demoTrackerClaims) await buildDemoTrackerClaim(platform, people, now, demoClaim);
    await buildSolvedClaims(platform, people, now);
    for (const { by, ...imported } of demoImported) await buildImported(platform, { ...imported, accountId: people[by].accountId });
    await buildOutOfOffice(platform, people, now);
    await signOutEverybody(platform);
  });
  await once(platform, 'routing', () => buildRouting(platform));
  await once(platform, 'guests', () => buildGuests(platform));
}

/** The whole registry of the demo, 200,000 modules. */
export const fillRegistry = (platform: Platform): Promise<void> => once(platform, 'registry', () => buildModules(platform, 0, demoModules));

/** Names the sign-ins of the demo on the console, and what that means. */
export function announceDemo(log: Log): void {
  log.warn('This is the demo: its sign-ins and their password are public, the administrator’s too. Keep it on this machine');
  log.info(`Demo sign-ins, all with the password ${demoPassword}: ${demoUsers.map(({ email, role }) => `${email} (${role})`).join(', ')}`);
}
