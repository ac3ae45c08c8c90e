import { deskRequest, listTeamMembers, pickUp, planAbsence, type PlanAbsenceBody } from '@heliodesk/contract/request';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildMessage } from '#src/domains/case-chat/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { followAbsences } from '#src/domains/request/absence/follow.ts';
import type { TwoInstances } from './races.ts';
import type { TestApp } from './test-app.ts';

interface AbsentTeam {
  customer: BuiltCustomer;
  /** Who is away, and who substitutes. */
  sofie: BuiltUser;
  jakub: BuiltUser;
  lead: BuiltUser;
}

/** A customer, and the staff that absences are about. */
export const buildAbsentTeam = async ({ platform }: TestApp): Promise<AbsentTeam> => ({
  customer: await buildCustomer(platform),
  sofie: await buildStaff(platform, { name: 'Sofie Dahl' }),
  jakub: await buildStaff(platform, { name: 'Jakub Wrona' }),
  lead: await buildStaff(platform, { role: 'supervisor', name: 'Ada Lindqvist' }),
});

/** What is done about absences of a team, by default about one of Sofie's. */
export function absencesIn(team: () => Omit<TwoInstances, 'stop'> & AbsentTeam) {
  /** Sessions end while the clock moves by days. */
  const as = async (who: { userId: number }) => team().app.client(await signIn(team().app.platform, who));
  const day = (later: number) => new Date(team().app.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
  const absence = (change: Partial<PlanAbsenceBody> = {}): PlanAbsenceBody => ({
    userId: team().sofie.userId,
    fromDay: day(0),
    untilDay: day(4),
    standInId: team().jakub.userId,
    ...change,
  });
  const plan = async (who: BuiltUser, change: Partial<PlanAbsenceBody> = {}) =>
    (await as(who)).call(planAbsence, { body: absence(change) });
  const detailOf = async (requestId: number) => (await (await as(team().lead)).call(deskRequest, { params: { requestId } })).data;
  const absencesOf = async (who: BuiltUser) =>
    (await (await as(team().lead)).call(listTeamMembers, {})).data.people.find(({ userId }) => userId === who.userId)?.absences ?? [];
  const follow = () => Promise.all([followAbsences(team().app.platform), followAbsences(team().other.platform)]);

  /** An enquiry that Sofie has picked up; with her answer, it's no one's turn until the customer writes. */
  async function owned({ isAnswered = false } = {}): Promise<number> {
    const { requestId } = await buildEnquiry(team().app.platform, team().customer, { desc: 'Torque of the clamps?', submit: true });
    const { version } = await detailOf(requestId);
    const { code, msg } = await (await as(team().sofie)).call(pickUp, { body: { requestId, version } });
    if (code !== 200) throw new Error(`Picking up was refused: ${msg}`);
    if (!isAnswered) return requestId;
    await buildMessage(team().app.platform, { token: await signIn(team().app.platform, team().sofie) }, requestId, 'At most 16 Nm.');
    await team().app.platform.db.updateTable('request').set({ waiting_on: 'customer' }).where('id', '=', requestId).execute();
    return requestId;
  }
  return { as, day, absence, plan, detailOf, absencesOf, follow, owned };
}
