import * as api from '@heliodesk/contract/identity';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import * as staff from './service/staff/staff.ts';
import * as teams from './service/staff/teams.ts';
import { listStaff } from './service/staff/view.ts';
import { findTeams } from './store/teams.ts';

/** Registers the administration of staff and their teams. */
export function registerStaffRoutes(mounting: Mounting): void {
  mount(mounting, api.listStaff, (context, { query }) => listStaff(context, query));
  mount(mounting, api.inviteStaff, (context, { body }) => staff.invite(context, body));
  mountUnmanaged(mounting, api.inviteStaffAgain, (context, { body }) => staff.inviteAgain(context, body.userId));
  mount(mounting, api.editStaff, (context, { body }) => staff.edit(context, body));
  mount(mounting, api.staffOpenCases, (context, { params }) => staff.openCasesOf(context, params.userId));
  mount(mounting, api.disableStaff, (context, { body }) => staff.disable(context, body));
  mount(mounting, api.enableStaff, (context, { body }) => staff.enable(context, body));
  mountUnmanaged(mounting, api.mailStaffReset, async (context, { body }) => {
    await staff.sendReset(context, body.userId);
    return null;
  });
  mount(mounting, api.endStaffSessions, (context, { body }) => staff.signOutEverywhere(context, body));
  mount(mounting, api.unbindStaff, (context, { body }) => staff.unbind(context, body));

  mount(mounting, api.listTeams, ({ db }) => findTeams(db));
  mount(mounting, api.addTeam, (context, { body }) => teams.add(context, body));
  mount(mounting, api.renameTeam, (context, { body }) => teams.rename(context, body));
  mount(mounting, api.removeTeam, async (context, { params }) => {
    await teams.remove(context, params.teamId);
    return null;
  });
}
