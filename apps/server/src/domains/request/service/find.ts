import type { Found, FoundRequest, RequestStatus, RequestType } from '@heliodesk/contract/request';
import { findCompaniesLike, findContactsLike } from '#src/domains/account/index.ts';
import { findModulesFrom } from '#src/domains/module/index.ts';
import type { Context } from '#src/platform/context.ts';
import { searchPatterns } from '#src/platform/db/search-terms.ts';
import { where } from '../list-conditions-store.ts';
import type { ListRecord } from '../list-store.ts';
import { conversationPort } from '../ports.ts';
import { toRecord } from '../store.ts';
import { searchOf, serialStartOf } from '../text-search.ts';
import { titlesIn, type TitleOf } from '../titles.ts';
import { iso } from '../view.ts';
import { findByText } from './find-by-text.ts';

/** Of each kind; the lists have them all. */
const most = 6;

const toFound = (row: ListRecord, titleOf: TitleOf): FoundRequest => ({
  requestId: row.id,
  requestNo: row.request_no,
  requestType: row.type as RequestType,
  status: row.status as RequestStatus,
  title: titleOf(toRecord(row)),
  companyName: row.company_name ?? '',
  firstContactDue: iso(row.first_contact_due),
  firstContactAt: iso(row.first_contact_at),
  submitTime: iso(row.submitted_at),
});

async function findRequests(context: Context, text: string): Promise<FoundRequest[]> {
  const { platform, actor, language } = context;
  if (!actor.can(actor.kind === 'staff' ? 'csp:desk:list' : 'csp:request:list')) return [];
  const { rows } = await findByText(context, {
    conditions: [where.submitted()],
    search: await searchOf(context, text),
    orderBy: 'created_at',
    direction: 'desc',
    limit: most,
    offset: 0,
    unread: conversationPort.of(platform).unreadOf(actor, 'r.id'),
  });
  const titleOf = titlesIn(platform, language);
  return rows.map((row) => toFound(row, titleOf));
}

async function findCustomers({ db, actor, language }: Context, text: string): Promise<Pick<Found, 'contacts' | 'companies'>> {
  if (actor.kind !== 'staff' || !actor.can('csp:customer:list')) return { contacts: [], companies: [] };
  const patterns = await searchPatterns(db, text);
  const [contacts, companies] = await Promise.all([findContactsLike(db, language, patterns, most), findCompaniesLike(db, patterns, most)]);
  return { contacts, companies };
}

async function findModules({ db, actor }: Context, text: string): Promise<Found['modules']> {
  const beginning = serialStartOf(text);
  return beginning === undefined || actor.kind !== 'staff' || !actor.can('csp:desk:list') ? [] : findModulesFrom(db, beginning, most);
}

/** What the search of the header finds of all that the caller may see. */
export async function findAnything(context: Context, text: string): Promise<Found> {
  const [requests, customers, modules] = await Promise.all([
    findRequests(context, text),
    findCustomers(context, text),
    findModules(context, text),
  ]);
  return { requests, ...customers, modules };
}
