import * as api from '@heliodesk/contract/request';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { changeAbsence, endAbsence, listColleagues, listTeam, planAbsence } from './absence/absences.ts';
import { holdNext, skipNext, takeNext } from './next/next.ts';
import { removeHoldsOf } from './next/next-store.ts';
import { exportDeskView } from './service/desk-export.ts';
import { countDesk, listDesk } from './service/desk-list.ts';
import { addDeskView, changeDeskView, deleteDeskView, listDeskViews, orderDeskViews } from './service/desk-views.ts';

/** What belongs to the desk as a whole. */
export function registerDeskRoutes(mounting: Mounting): void {
  mount(mounting, api.deskList, (context, { query }) => listDesk(context, query));
  mount(mounting, api.exportDesk, (context, { query }) => exportDeskView(context, query));
  mount(mounting, api.deskCounts, (context) => countDesk(context));
  mount(mounting, api.listColleagues, ({ db }, { query }) => listColleagues(db, query.type));
  mount(mounting, api.listTeamMembers, (context) => listTeam(context));
  mount(mounting, api.planAbsence, (context, { body }) => planAbsence(context, body));
  mount(mounting, api.changeAbsence, (context, { body }) => changeAbsence(context, body));
  mount(mounting, api.endAbsence, (context, { body }) => endAbsence(context, body));
  mount(mounting, api.takeNext, (context, { query }) => takeNext(context, query));
  mount(mounting, api.skipNext, (context, { query, body }) => skipNext(context, body, query));
  mount(mounting, api.holdNext, (context, { body }) => holdNext(context, body.requestId));
  mount(mounting, api.leaveNext, async ({ tx, actor }) => {
    await removeHoldsOf(tx, actor.userId);
    return null;
  });
  mount(mounting, api.listDeskViews, (context) => listDeskViews(context));
  mount(mounting, api.addDeskView, (context, { body }) => addDeskView(context, body));
  mount(mounting, api.changeDeskView, (context, { params, body }) => changeDeskView(context, params.viewId, body));
  mount(mounting, api.deleteDeskView, async (context, { params }) => {
    await deleteDeskView(context, params.viewId);
    return null;
  });
  mount(mounting, api.orderDeskViews, (context, { body }) => orderDeskViews(context, body.viewIds));
}
