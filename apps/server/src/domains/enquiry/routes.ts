import * as api from '@heliodesk/contract/enquiry';
import { menuEntries } from '#src/domains/identity/index.ts';
import { bindEnquiry, listEnquiriesOf, registerKind } from '#src/domains/request/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { getAskedDetails, saveAskedDetails } from './asked-details.ts';
import { getBinding, listRts } from './binding.ts';
import { enquiryKinds } from './kind.ts';
import { enquiryMenu } from './menu.ts';
import { getEnquiry, saveEnquiry } from './service.ts';

/** Questions on modules and trackers, request types 1 and 2. */
export function registerEnquiry(mounting: Mounting): void {
  for (const kind of Object.values(enquiryKinds)) registerKind(mounting.platform, kind);
  menuEntries.register(mounting.platform, 'enquiry', enquiryMenu);
  mount(mounting, api.saveEnquiry, (context, { body }) => saveEnquiry(context, body));
  mount(mounting, api.listEnquiries, (context, { query }) => listEnquiriesOf(context, query));
  mount(mounting, api.listRts, (context, { query }) => listRts(context, query));
  mount(mounting, api.getBinding, (context, { params }) => getBinding(context, params.requestId));
  mount(mounting, api.editDetail, (context, { body }) => bindEnquiry(context, body));
  mount(mounting, api.getEnquiryDetails, (context, { params }) => getAskedDetails(context, params.requestId));
  mount(mounting, api.updateEnquiryDetails, (context, { body }) => saveAskedDetails(context, body));
  mount(mounting, api.getEnquiry, (context, { params, query }) => getEnquiry(context, params.requestId, query.action === 'clone'));
}
