import * as account from './account/index.ts';
import * as attachment from './attachment/index.ts';
import * as caseChat from './case-chat/index.ts';
import * as enquiry from './enquiry/index.ts';
import * as identity from './identity/index.ts';
import type { EndpointSpec } from './kit/index.ts';
import * as live from './live/index.ts';
import * as moduleClaim from './module-claim/index.ts';
import * as module from './module/index.ts';
import * as notification from './notification/index.ts';
import * as payment from './payment/index.ts';
import * as reference from './reference/index.ts';
import * as request from './request/index.ts';
import * as serialNumber from './serial-number/index.ts';
import * as shipment from './shipment/index.ts';
import * as solution from './solution/index.ts';
import * as trackerClaim from './tracker-claim/index.ts';
import * as macro from './macro/index.ts';
import * as routing from './routing/index.ts';

/** A group of calls in the API's description: a domain under the name that integrators know it by. */
interface Group {
  tag: string;
  description: string;
  exports: Readonly<Record<string, unknown>>;
}

const groups: readonly Group[] = [
  { tag: 'Sign-in and users', description: 'Sessions, passwords, single sign-on, employees, teams and the audit log', exports: identity },
  {
    tag: 'Customers and providers',
    description: 'Registration, companies, contacts, address books and service providers',
    exports: account,
  },
  {
    tag: 'Requests',
    description: 'Lists, details and drafts of enquiries and claims, and the desk where employees work on them',
    exports: request,
  },
  { tag: 'Enquiries', description: 'Questions about modules and trackers', exports: enquiry },
  { tag: 'Module claims', description: 'Warranty claims for solar modules', exports: moduleClaim },
  { tag: 'Tracker claims', description: 'Warranty claims for tracker parts and inverters', exports: trackerClaim },
  {
    tag: 'Solutions',
    description: 'Compensations, repairs and exchanges that claims are settled with, and their approval',
    exports: solution,
  },
  { tag: 'Payments', description: 'Bank details that compensations are paid to, and their check by finance', exports: payment },
  { tag: 'Shipments', description: 'Where exchanged goods go', exports: shipment },
  { tag: 'Serial numbers', description: 'The serial numbers of a claim and the spreadsheets they come from', exports: serialNumber },
  { tag: 'Files', description: 'Evidence, files in conversations and files with internal notes', exports: attachment },
  { tag: 'Conversations', description: 'Messages between customers and customer service, and internal notes', exports: caseChat },
  { tag: 'Notices', description: 'What the bell tells the person who is signed in', exports: notification },
  { tag: 'Live updates', description: 'Tickets for the WebSocket at `/api/qa/live`', exports: live },
  { tag: 'Modules', description: 'The public check of a serial number', exports: module },
  {
    tag: 'Reference data',
    description: 'Countries, dictionaries, languages, pages, announcements and the configuration',
    exports: reference,
  },
  {
    tag: 'Macros',
    description: 'Several steps on a request together, previewed, and the screen where supervisors edit them',
    exports: macro,
  },
  { tag: 'Routing', description: 'Rules that suggest an owner for each request or assign it, and what employees cover', exports: routing },
];

/** What the API's description calls an endpoint, and the group it is listed in. */
export interface Operation {
  operationId: string;
  tag: string;
}

/** Operations whose name says too little outside the file that declares them. */
const longerNames: Readonly<Record<string, string>> = {
  assign: 'assignRequest',
  bind: 'bindEnquiry',
  changeContact: 'changeRequestContact',
  changeOwner: 'changeRequestOwner',
  complete: 'completeRequest',
  dictionary: 'getDictionary',
  dictionaryByType: 'getDictionaryByType',
  download: 'downloadFile',
  downloadAsGuest: 'downloadFileAsGuest',
  downloadInConversation: 'downloadConversationFile',
  find: 'findEverything',
  pickUp: 'pickUpRequest',
  register: 'registerCompany',
};

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const operations = new Map<unknown, Operation>(
  groups.flatMap(({ tag, exports }) =>
    Object.entries(exports)
      .filter(([, value]) => isEndpoint(value))
      .map(([name, spec]) => [spec, { operationId: longerNames[name] ?? name, tag }] as const),
  ),
);

/** The stable name and the group of an endpoint; nothing for one that no domain exports. */
export const operationOf = (spec: EndpointSpec): Operation | undefined => operations.get(spec);

/** Every endpoint that the domains export. */
export const allEndpoints = (): EndpointSpec[] => [...operations.keys()].filter((value) => isEndpoint(value));

/** The groups, in the order in which the API's description lists them. */
export const operationTags = groups.map(({ tag, description }) => ({ name: tag, description }));
