import * as api from '@heliodesk/contract/identity';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import * as staff from './service/staff/staff.ts';
import * as teams from './service/staff/teams.ts';
import { listStaff } from './service/staff/view.ts';
import type { StaffCases } from './staff-cases.ts';
import { findTeams } from './store/teams.ts';

/** Hangs in the administration of staff and their teams. */
export function addStaffRoutes(mounting: Mounting, cases: StaffCases): void {
  const { platform } = mounting;
  const by = ({ actor, origin }: { actor: Actor; origin: Origin }): staff.StaffCall => ({ platform, cases, actor, origin });

  mount(mounting, api.listStaff, ({ query }) => listStaff(platform, cases, query));
  mount(mounting, api.inviteStaff, (call) => staff.invite(by(call), call.tx, call.body));
  mount(mounting, api.inviteStaffAgain, (call) => staff.inviteAgain(by(call), call.body.userId));
  mount(mounting, api.editStaff, (call) => staff.edit(by(call), call.tx, call.body));
  mount(mounting, api.staffOpenCases, (call) => staff.openCasesOf(by(call), call.params.userId));
  mount(mounting, api.disableStaff, (call) => staff.disable(by(call), call.tx, call.body));
  mount(mounting, api.enableStaff, (call) => staff.enable(by(call), call.tx, call.body));
  mount(mounting, api.mailStaffReset, async (call) => {
    await staff.sendReset(by(call), call.body.userId);
    return null;
  });
  mount(mounting, api.endStaffSessions, (call) => staff.signOutEverywhere(by(call), call.tx, call.body));
  mount(mounting, api.unbindStaff, (call) => staff.unbind(by(call), call.tx, call.body));

  mount(mounting, api.listTeams, () => findTeams(platform.db));
  mount(mounting, api.addTeam, (call) => teams.add(by(call), call.tx, call.body));
  mount(mounting, api.renameTeam, (call) => teams.rename(by(call), call.tx, call.body));
  mount(mounting, api.removeTeam, async (call) => {
    await transaction(platform.db, (tx) => teams.remove(by(call), tx, call.params.teamId));
    return null;
  });
}
