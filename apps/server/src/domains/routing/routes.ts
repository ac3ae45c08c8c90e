import * as api from '@heliodesk/contract/routing';
import { menuEntries } from '#src/domains/identity/index.ts';
import { routingPort } from '#src/domains/request/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { routingMenu } from './menu.ts';
import { addRule, changeCoverage, changeRule, deleteRule, orderRules } from './service/edit.ts';
import { getRouting, tryRequest } from './service/read.ts';
import { routeSoon, scheduleRouting } from './service/route.ts';
import { suggestionOf } from './store/decisions.ts';

/** Who should get a request that no one has. */
export function registerRouting(mounting: Mounting): void {
  const { platform } = mounting;
  menuEntries.register(platform, 'routing', routingMenu);
  routingPort.register(platform, { suggestionOf, routeSoon });
  scheduleRouting(platform);
  mount(mounting, api.getRouting, (context) => getRouting(context));
  mount(mounting, api.addRule, (context, { body }) => addRule(context, body));
  mount(mounting, api.changeRule, (context, { params, body }) => changeRule(context, params.ruleId, body));
  mount(mounting, api.deleteRule, (context, { params, query }) => deleteRule(context, params.ruleId, query.version));
  mount(mounting, api.orderRules, (context, { body }) => orderRules(context, body.ruleIds));
  mount(mounting, api.changeCoverage, (context, { params, body }) => changeCoverage(context, params.userId, body));
  mount(mounting, api.tryRequest, (context, { query }) => tryRequest(context, query.requestId));
}
