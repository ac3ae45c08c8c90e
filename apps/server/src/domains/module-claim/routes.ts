import * as api from '@heliodesk/contract/module-claim';
import type { RequestPorts } from '#src/domains/request/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { getDraft, getProfile, saveClaim } from './service.ts';

/** Claims on modules under warranty, request type 3. */
export function registerModuleClaim(mounting: Mounting, ports: RequestPorts): void {
  const context = { platform: mounting.platform, ports };
  mount(mounting, api.saveModuleClaim, ({ tx, actor, body, origin }) => saveClaim(context, tx, actor, body, origin));
  mount(mounting, api.getModuleClaimDraft, ({ actor, params, query }) => getDraft(context, actor, params.id, query.action === 'clone'));
  mount(mounting, api.getModuleClaimProfile, ({ actor, params }) => getProfile(context, actor, params.id));
}
