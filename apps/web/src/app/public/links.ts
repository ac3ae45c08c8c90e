import { deskPages, ownRequestPages, requestPages, requestTypes } from '@heliodesk/contract/request';
import type { IconName } from '#src/ui/icons/icon.tsx';

/** Where the public site leads to, in one place; what is not built yet leads to a page that says so. */
export const links = {
  moduleEnquiry: requestPages[requestTypes.moduleEnquiry].wizard,
  trackerEnquiry: requestPages[requestTypes.trackerEnquiry].wizard,
  moduleClaim: requestPages[requestTypes.moduleClaim].wizard,
  trackerClaim: requestPages[requestTypes.trackerClaim].wizard,
  authenticity: '/moduleQuery/index',
  moduleAnswers: '/knowledge/home',
  trackerAnswers: '/knowledge/home',
  registerWarranty: '/prepared/warranty',
  designTool: '/designTool',
  accessories: '/added/details',
  discontinued: '/added/modules',
  paidServices: '/added/contactus',
  providers: '/serviceprovider',
  contact: '/contactus',
  rateService: '/evaluation',
  myRequests: ownRequestPages.list,
  serviceOrders: '/prepared/serviceOrders',
  desk: deskPages.list,
} as const;

/** One entry of a menu: its words and, below them, a hint. */
export interface MenuEntry {
  to: keyof typeof links;
  icon: IconName;
  label:
    | 'moduleEnquiry'
    | 'moduleClaim'
    | 'authenticity'
    | 'moduleAnswers'
    | 'trackerEnquiry'
    | 'trackerClaim'
    | 'trackerAnswers'
    | 'registerWarranty'
    | 'designTool'
    | 'accessories'
    | 'discontinued'
    | 'paidServices'
    | 'providers';
}

export interface Menu {
  name: 'modules' | 'trackers' | 'warranty' | 'services';
  entries: readonly MenuEntry[];
}

/** The menus of the header, in order; what has no menu is a link of its own. */
const menus = {
  modules: {
    name: 'modules',
    entries: [
      { to: 'moduleEnquiry', icon: 'help', label: 'moduleEnquiry' },
      { to: 'moduleClaim', icon: 'wrench', label: 'moduleClaim' },
      { to: 'authenticity', icon: 'shield', label: 'authenticity' },
      { to: 'moduleAnswers', icon: 'book', label: 'moduleAnswers' },
    ],
  },
  trackers: {
    name: 'trackers',
    entries: [
      { to: 'trackerEnquiry', icon: 'help', label: 'trackerEnquiry' },
      { to: 'trackerClaim', icon: 'tracker', label: 'trackerClaim' },
      { to: 'trackerAnswers', icon: 'book', label: 'trackerAnswers' },
    ],
  },
  warranty: {
    name: 'warranty',
    entries: [
      { to: 'registerWarranty', icon: 'certificate', label: 'registerWarranty' },
      { to: 'moduleClaim', icon: 'wrench', label: 'moduleClaim' },
      { to: 'authenticity', icon: 'shield', label: 'authenticity' },
    ],
  },
  services: {
    name: 'services',
    entries: [
      { to: 'registerWarranty', icon: 'certificate', label: 'registerWarranty' },
      { to: 'designTool', icon: 'pen', label: 'designTool' },
      { to: 'accessories', icon: 'connector', label: 'accessories' },
      { to: 'discontinued', icon: 'module', label: 'discontinued' },
      { to: 'paidServices', icon: 'flask', label: 'paidServices' },
      { to: 'providers', icon: 'truck', label: 'providers' },
    ],
  },
} as const satisfies Record<Menu['name'], Menu>;

/** The header's line, in order. */
export const headerLine = [
  menus.modules,
  menus.trackers,
  menus.warranty,
  { name: 'knowledge', to: 'moduleAnswers' },
  menus.services,
  { name: 'contact', to: 'contact' },
] as const;

/** The item of the header's line in which a page lies; a link of its own comes before the menus, of which the first counts. */
export function lineItemOf(pathname: string): (typeof headerLine)[number]['name'] | undefined {
  const own = headerLine.find((item) => 'to' in item && links[item.to] === pathname);
  return (own ?? headerLine.find((item) => 'entries' in item && item.entries.some(({ to }) => links[to] === pathname)))?.name;
}
