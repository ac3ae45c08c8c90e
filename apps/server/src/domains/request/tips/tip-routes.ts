import * as api from '@heliodesk/contract/request';
import { fileOwners } from '#src/domains/attachment/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { confirmTip, reviewTip, saveNote } from './answer.ts';
import { askCustomer } from './ask.ts';
import { consentFiles } from './consent.ts';
import { loadUnlocked } from './details/load.ts';
import { detailsPart } from './details/part.ts';
import { saveDetails } from './details/save.ts';
import { filesPart } from './files-part.ts';
import { tipParts } from './parts.ts';
import { listTips } from './read.ts';
import { recallOpenTip } from './recall.ts';
import { remindCustomer } from './remind.ts';
import { countTips } from './tip-counts-store.ts';
import { listTasks, readTaskOverview } from './tasks.ts';

/** What staff ask customers for, and the answers. */
export function mountTips(mounting: Mounting): void {
  tipParts.register(mounting.platform, 'details', detailsPart(mounting.platform));
  tipParts.register(mounting.platform, 'files', filesPart);
  fileOwners.register(mounting.platform, 'consent', consentFiles);
  mount(mounting, api.askCustomer, (context, { body }) => askCustomer(context, body));
  mount(mounting, api.sendTip, (context, { body }) => askCustomer(context, body));
  mount(mounting, api.recallTip, (context, { body }) => recallOpenTip(context, body));
  mount(mounting, api.remindCustomer, (context, { body }) => remindCustomer(context, body));
  mount(mounting, api.reviewTip, (context, { body }) => reviewTip(context, body.tipsId));
  mount(mounting, api.listTips, (context, { query }) => listTips(context, query.requestId));
  mount(mounting, api.confirmTip, (context, { query }) => confirmTip(context, query.msgId));
  mount(mounting, api.noteTip, (context, { body }) => saveNote(context, body));
  mount(mounting, api.listTasks, (context, { query }) => listTasks(context, query));
  mount(mounting, api.taskOverview, (context) => readTaskOverview(context));
  mount(mounting, api.getTipsCount, ({ db, actor }) => countTips(db, actor));
  mount(mounting, api.getDetailsAsGuest, (context, { query }) => loadUnlocked(context, query.requestId));
  mount(mounting, api.saveDetailsAsGuest, async (context, { body: { values, ...body } }) => {
    const given = Object.fromEntries(values.map(({ field, value }) => [field, value]));
    return loadUnlocked(context, await saveDetails(context, { ...body, given }));
  });
  mount(mounting, api.listTipsAsGuest, (context, { query }) => listTips(context, query.requestId));
  mount(mounting, api.confirmTipAsGuest, (context, { query }) => confirmTip(context, query.msgId));
  mount(mounting, api.noteTipAsGuest, (context, { body }) => saveNote(context, body));
}
