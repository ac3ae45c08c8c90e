import type { MenuRoute } from '@heliodesk/contract/identity';
import type { Permission, UserKind } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';

interface Entry extends MenuRoute {
  for: readonly UserKind[];
  /** Nothing where being signed in is enough. */
  needs?: Permission;
  /** Whoever holds this has a fuller page of the same kind in the menu; the entry is reached by its address only. */
  hiddenWith?: Permission;
}

type Meta = MenuRoute['meta'];

const entry = (
  whose: UserKind | readonly UserKind[],
  needs: Permission | undefined,
  [path, component]: [path: string, component: string],
  { hiddenWith, ...meta }: Meta & Pick<Entry, 'hiddenWith'>,
): Entry => ({
  for: typeof whose === 'string' ? [whose] : whose,
  ...(needs && { needs }),
  path,
  name: path.slice(1).replaceAll('/', '-').replaceAll(':', ''),
  component,
  meta,
  ...(hiddenWith && { hiddenWith }),
});

const everybody = ['customer', 'provider', 'staff'] as const;
const newRequest = { group: 'group.newRequest' };
const myCompany = { group: 'group.myCompany' };
const customers = { group: 'group.customers' };
const administration = { group: 'group.administration' };

/** The wizard of one kind of enquiry, for those who ask and for staff who ask for them, and its submitted view. */
const enquiryPagesOf = (name: 'module' | 'tracker', [wizard, submitted]: [string, string]): Entry[] => {
  const meta = { title: `menu.${name}Enquiry`, icon: 'help' };
  return [
    entry('customer', 'csp:request:file', [wizard, `enquiry/${name}-enquiry`], { ...meta, ...newRequest }),
    entry('staff', 'csp:request:behalf', [wizard, `enquiry/${name}-enquiry`], { ...meta, ...newRequest }),
    entry(['customer', 'staff'], 'csp:request:query', [submitted, `enquiry/${name}-submit`], { ...meta, hidden: true, activeMenu: wizard }),
  ];
};

const enquiryPages: Entry[] = [
  ...enquiryPagesOf('module', ['/enquiryrequest/moduleenquiry', '/enquiryrequest/moduleSubmit']),
  ...enquiryPagesOf('tracker', ['/enquiryrequest/partsenquiry', '/enquiryrequest/partsSubmit']),
];

const requests: Entry[] = [
  entry('staff', 'csp:desk:list', ['/desk', 'request/desk'], { title: 'menu.desk', icon: 'inbox', affix: true }),
  entry('staff', 'csp:desk:list', ['/desk/:requestId', 'app/case'], {
    title: 'menu.request',
    icon: 'file',
    hidden: true,
    activeMenu: '/desk',
  }),
  entry('customer', 'csp:request:list', ['/profile/myRequest', 'request/my-requests'], {
    title: 'menu.myRequests',
    icon: 'inbox',
    affix: true,
  }),
  entry('customer', 'csp:request:file', ['/profile/draftRequest', 'request/my-drafts'], { title: 'menu.myDrafts', icon: 'pen' }),
  ...enquiryPages,
  entry('customer', 'csp:request:file', ['/warrantyclaim/moduleclaim', 'module-claim/module-claim'], {
    title: 'menu.moduleClaim',
    icon: 'module',
    ...newRequest,
  }),
  entry('staff', 'csp:request:behalf', ['/warrantyclaim/moduleclaim', 'module-claim/module-claim'], {
    title: 'menu.moduleClaim',
    icon: 'module',
    ...newRequest,
  }),
  entry('staff', 'csp:request:behalf', ['/warrantyclaim/partsclaim', 'app/tracker-claims'], {
    title: 'menu.trackerClaim',
    icon: 'tracker',
    ...newRequest,
  }),
  entry(['customer', 'staff'], 'csp:request:query', ['/warrantyclaim/moduleSubmit', 'module-claim/module-submit'], {
    title: 'menu.moduleClaim',
    icon: 'module',
    hidden: true,
    activeMenu: '/warrantyclaim/moduleclaim',
  }),
  entry('customer', 'csp:request:query', ['/request/:requestId', 'app/request'], {
    title: 'menu.request',
    icon: 'file',
    hidden: true,
    activeMenu: '/profile/myRequest',
  }),
];

const profile: Entry[] = [
  entry('customer', 'csp:account:query', ['/profile/account', 'account/own-account'], {
    title: 'menu.ownAccount',
    icon: 'building',
    ...myCompany,
  }),
  entry('customer', 'csp:account:query', ['/profile/contact', 'account/own-contact'], {
    title: 'menu.ownContact',
    icon: 'person',
    ...myCompany,
  }),
  entry('customer', 'csp:account:query', ['/profile/consignee', 'account/addresses'], {
    title: 'menu.addresses',
    icon: 'truck',
    ...myCompany,
  }),
  entry(everybody, undefined, ['/profile/password', 'identity/password'], { title: 'menu.password', icon: 'lock', hidden: true }),
  entry(['customer', 'staff'], undefined, ['/user/profile', 'identity/profile'], { title: 'menu.profile', icon: 'person', hidden: true }),
  entry('provider', undefined, ['/user/profile', 'identity/profile'], { title: 'menu.profile', icon: 'person' }),
];

const people: Entry[] = [
  entry('staff', 'csp:request:behalf', ['/enquiryrequest/assing/guest-complaint', 'account/guest-complaint'], {
    title: 'menu.newComplaint',
    icon: 'plus',
    ...customers,
  }),
  entry('staff', 'csp:request:behalf', ['/enquiryrequest/assing/contact-list', 'app/choose-contact'], {
    title: 'menu.chooseCustomer',
    icon: 'people',
    ...customers,
  }),
  entry('staff', 'csp:customer:list', ['/callcenter/customermanagement', 'account/call-center-customers'], {
    title: 'menu.callCenterCustomers',
    icon: 'building',
    ...customers,
    hiddenWith: 'csp:customer:edit',
  }),
  entry('staff', 'csp:customer:edit', ['/admin/customermanagement', 'account/customers'], {
    title: 'menu.customers',
    icon: 'building',
    ...customers,
  }),
  entry('staff', 'csp:customer:edit', ['/admin/internalcustomermanagement', 'account/internal-customers'], {
    title: 'menu.ownCustomers',
    icon: 'book',
    ...customers,
  }),
  entry('staff', 'csp:customer:status', ['/profile/managerAccountContact', 'account/claim-contacts'], {
    title: 'menu.claimContacts',
    icon: 'people',
    ...customers,
  }),
  entry('staff', 'csp:customer:activate', ['/admin/active', 'account/activations'], {
    title: 'menu.activation',
    icon: 'mail',
    ...customers,
  }),
];

const administrationPages: Entry[] = [
  entry('staff', 'system:user:list', ['/admin/user', 'identity/staff-users'], {
    title: 'menu.staffUsers',
    icon: 'people',
    ...administration,
  }),
  entry('staff', 'csp:provider:list', ['/admin/provider', 'account/providers'], {
    title: 'menu.providers',
    icon: 'wrench',
    ...administration,
  }),
  entry('staff', 'system:dict:list', ['/dict', 'reference/dictionaries'], {
    title: 'menu.dictionaries',
    icon: 'columns',
    ...administration,
  }),
  entry('staff', 'system:dict:list', ['/dict/type/data/:dictId', 'reference/dictionaries'], {
    title: 'menu.dictionaries',
    icon: 'columns',
    hidden: true,
    activeMenu: '/dict',
  }),
  entry('staff', 'system:config:list', ['/admin/config', 'reference/configuration'], {
    title: 'menu.configuration',
    icon: 'settings',
    ...administration,
  }),
  entry('staff', 'csp:lang:edit', ['/profile/mutipleLanguage', 'reference/languages'], {
    title: 'menu.languages',
    icon: 'globe',
    ...administration,
  }),
  entry('staff', 'system:announcement:edit', ['/admin/announcement', 'reference/announcements'], {
    title: 'menu.announcements',
    icon: 'sound',
    ...administration,
  }),
  entry('staff', 'system:page:edit', ['/admin/page', 'reference/static-pages'], {
    title: 'menu.staticPages',
    icon: 'file',
    ...administration,
  }),
  entry('staff', 'system:audit:list', ['/admin/audit', 'identity/audit'], { title: 'menu.audit', icon: 'shield', ...administration }),
  entry(everybody, undefined, ['/service', 'reference/service'], { title: 'menu.service', icon: 'help', hidden: true }),
  entry(everybody, undefined, ['/staticPage', 'reference/static-page'], { title: 'menu.staticPage', icon: 'file', hidden: true }),
];

/** Every page behind sign-in: who has it, where it stands in the menu, and under which name the web finds its screen. */
const entries: readonly Entry[] = [...requests, ...profile, ...people, ...administrationPages];

/** The menu of somebody, made of what they may do. */
export const menuOf = ({ kind, can }: Pick<Actor, 'kind' | 'can'>): MenuRoute[] =>
  entries
    .filter((each) => each.for.includes(kind) && (each.needs === undefined || can(each.needs)))
    .map(({ for: _for, needs: _needs, hiddenWith, meta, ...route }) => ({
      ...route,
      meta: hiddenWith !== undefined && can(hiddenWith) ? { ...meta, hidden: true } : meta,
    }));
