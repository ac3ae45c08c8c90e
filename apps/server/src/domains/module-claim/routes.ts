import * as api from '@heliodesk/contract/module-claim';
import { menuEntries } from '#src/domains/identity/index.ts';
import { dictionaryUses } from '#src/domains/reference/index.ts';
import { registerKind } from '#src/domains/request/index.ts';
import { serialListOwners } from '#src/domains/serial-number/index.ts';
import { acceptedPieces } from '#src/domains/solution/index.ts';
import { readingQuickly } from '#src/platform/context.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { acceptedSerials } from './accepted-store.ts';
import { getAskedDetails, saveAskedDetails, updateClaim } from './asked-details.ts';
import { moduleClaimKind } from './kind.ts';
import { moduleClaimMenu } from './menu.ts';
import { serialOwner } from './serial-owner.ts';
import { getDraft, getProfile, listEarlierProjects, saveClaim } from './service.ts';
import { holdsClaimChoice } from './store.ts';

/** Claims on modules under warranty, request type 3. */
export function registerModuleClaim(mounting: Mounting): void {
  registerKind(mounting.platform, moduleClaimKind);
  menuEntries.register(mounting.platform, 'module-claim', moduleClaimMenu);
  dictionaryUses.register(mounting.platform, 'module-claim', holdsClaimChoice);
  serialListOwners.register(mounting.platform, 'request', serialOwner);
  acceptedPieces.register(mounting.platform, moduleClaimKind.type, acceptedSerials);
  mount(mounting, api.saveModuleClaim, (context, { body }) => saveClaim(context, body));
  mount(mounting, api.updateModuleClaim, (context, { body }) => updateClaim(context, body));
  mount(mounting, api.getModuleDetails, (context, { params }) => getAskedDetails(context, params.id));
  mount(mounting, api.updateModuleDetails, (context, { body }) => saveAskedDetails(context, body));
  mount(mounting, api.getModuleClaimDraft, (context, { params, query }) => getDraft(context, params.id, query.action === 'clone'));
  mount(mounting, api.listEarlierProjects, (context, { query }) => listEarlierProjects(context, query.contactId));
  mount(mounting, api.getModuleClaimProfile, (context, { params }) => getProfile(readingQuickly(context), params.id));
}
