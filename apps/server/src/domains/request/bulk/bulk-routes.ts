import * as api from '@heliodesk/contract/request';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { runningWork } from '#src/platform/notify/running-work.ts';
import { cancelBulkRun, readBulkRun, startBulkRun } from './bulk.ts';
import { bulkWork } from './running.ts';
import { defineBulkJobs } from './run.ts';

/** One action on many requests. */
export function mountBulk(mounting: Mounting): void {
  defineBulkJobs(mounting.platform);
  runningWork.register(mounting.platform, 'bulk', bulkWork);
  mount(mounting, api.startBulk, (context, { body }) => startBulkRun(context, body));
  mount(mounting, api.getBulkRun, (context, { query }) => readBulkRun(context, query.runId));
  mount(mounting, api.cancelBulk, (context, { body }) => cancelBulkRun(context, body.runId));
}
