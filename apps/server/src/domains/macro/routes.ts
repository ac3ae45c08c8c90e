import * as api from '@heliodesk/contract/macro';
import { menuEntries, subjectNames } from '#src/domains/identity/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { mount, mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import { macroMenu } from './menu.ts';
import { addMacro, changeMacro, deleteMacro, listMacros, orderMacros, prepareMacros } from './service/edit.ts';
import { listOffered, previewMacro, tryMacro } from './service/preview.ts';
import { runMacro } from './service/run.ts';
import { undoMacro } from './service/undo.ts';
import { nameOfSubject } from './store.ts';

/** Several steps on a request together. */
export function registerMacro(mounting: Mounting): void {
  const { platform } = mounting;
  menuEntries.register(platform, 'macro', macroMenu);
  subjectNames.register(platform, 'macro', nameOfSubject);
  platform.onStart(() => transaction(platform.db, (tx) => prepareMacros(tx, platform.clock.now())));
  mount(mounting, api.listMacros, (context) => listMacros(context));
  mount(mounting, api.addMacro, (context, { body }) => addMacro(context, body));
  mount(mounting, api.changeMacro, (context, { params, body }) => changeMacro(context, params.macroId, body));
  mount(mounting, api.deleteMacro, (context, { params, query }) => deleteMacro(context, params.macroId, query.version));
  mount(mounting, api.orderMacros, (context, { body }) => orderMacros(context, body.macroIds));
  // These read alone, with a body.
  mountUnmanaged(mounting, api.previewMacro, (context, { body }) => previewMacro(context, body));
  mountUnmanaged(mounting, api.tryMacro, (context, { body }) => tryMacro(context, body));
  mount(mounting, api.offeredMacros, (context, { query }) => listOffered(context, query.requestId));
  mount(mounting, api.runMacro, (context, { body }) => runMacro(context, body));
  mount(mounting, api.undoMacro, (context, { body }) => undoMacro(context, body));
}
