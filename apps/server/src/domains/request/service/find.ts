import type { Found, FoundImported, FoundRequest, RequestStatus, RequestType } from '@heliodesk/contract/request';
import { findCompaniesLike, findContactsLike } from '#src/domains/account/index.ts';
import { findModulesFrom } from '#src/domains/module/index.ts';
import type { Context } from '#src/platform/context.ts';
import { searchPatterns } from '#src/platform/db/search-terms.ts';
import { markerFor, type Marker } from '#src/platform/search-marks.ts';
import { findImportedByWords } from '../history-store.ts';
import { marksOf, toImportedRow } from '../history-view.ts';
import { findImportedRows } from '../imported-store.ts';
import { where } from '../list-conditions-store.ts';
import type { ListRecord } from '../list-rows-store.ts';
import { toRecord } from '../store.ts';
import { numberStartOf, searchOf, serialStartOf } from '../text-search.ts';
import { titlesIn, type TitleOf } from '../titles.ts';
import { iso } from '../view.ts';
import { askedColumns } from './asked-columns.ts';
import { findByText } from './find-by-text.ts';

/** Of each kind; the lists have them all. */
const most = 6;

/** The texts that a search compares beyond those that a hit shows in full. */
const othersOf = ({ description, project_name, creator_name, guest_name }: ListRecord): string[] =>
  [description, project_name, creator_name, guest_name].flatMap((text) => text ?? []);

function toFound(row: ListRecord, titleOf: TitleOf, marker: Marker): FoundRequest {
  const shown = { requestNo: row.request_no, title: titleOf(toRecord(row)), companyName: row.company_name ?? '' };
  return {
    requestId: row.id,
    ...shown,
    requestType: row.type as RequestType,
    status: row.status as RequestStatus,
    firstContactDue: iso(row.first_contact_due),
    firstContactAt: iso(row.first_contact_at),
    submitTime: iso(row.submitted_at),
    marks: marksOf(marker, { ...shown, others: othersOf(row) }),
  };
}

const seesRequests = ({ actor }: Context): boolean => actor.can(actor.kind === 'staff' ? 'csp:desk:list' : 'csp:request:list');

async function findRequests(context: Context, text: string, marker: Marker): Promise<FoundRequest[]> {
  const { platform, actor, language } = context;
  if (!seesRequests(context)) return [];
  const { rows } = await findByText(context, {
    conditions: [where.submitted()],
    search: await searchOf(context, text),
    orderBy: 'created_at',
    direction: 'desc',
    limit: most,
    offset: 0,
    ...askedColumns(platform, actor),
  });
  const titleOf = titlesIn(platform, language);
  return rows.map((row) => toFound(row, titleOf, marker));
}

/** Requests of older systems. */
async function findImportedRequests(context: Context, text: string, marker: Marker): Promise<FoundImported[]> {
  const { db, actor } = context;
  if (!seesRequests(context)) return [];
  const ids = await findImportedByWords(db, actor, await searchPatterns(db, text), most);
  const rows = await findImportedRows(db, actor, ids);
  const found = rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ row, shown: toImportedRow(row, marker) }));
  return found.flatMap(({ shown: { requestId, requestNo, requestType, status, title, companyName, marks } }) =>
    marks === null ? [] : { requestId, requestNo, requestType, status, title, companyName, marks },
  );
}

async function findCustomers(
  { db, actor, language }: Context,
  text: string,
  { marksIn }: Marker,
): Promise<Pick<Found, 'contacts' | 'companies'>> {
  if (actor.kind !== 'staff' || !actor.can('csp:customer:list')) return { contacts: [], companies: [] };
  const patterns = await searchPatterns(db, text);
  const [contacts, companies] = await Promise.all([findContactsLike(db, language, patterns, most), findCompaniesLike(db, patterns, most)]);
  return {
    contacts: contacts.map((contact) => {
      const { name, email, companyName } = contact;
      return { ...contact, marks: { name: marksIn(name), email: marksIn(email), companyName: marksIn(companyName) } };
    }),
    companies: companies.map((company) => ({
      ...company,
      marks: { companyName: marksIn(company.companyName), city: marksIn(company.city) },
    })),
  };
}

async function findModules({ db, actor }: Context, text: string): Promise<Found['modules']> {
  const beginning = serialStartOf(text);
  if (beginning === undefined || actor.kind !== 'staff' || !actor.can('csp:desk:list')) return [];
  const modules = await findModulesFrom(db, beginning, most);
  return modules.map((module) => ({ ...module, marks: { serialNumber: [{ from: 0, to: beginning.length }] } }));
}

/** What the search of the header finds of all that the caller may see, and where the words are in it. */
export async function findAnything(context: Context, text: string): Promise<Found> {
  const marker = markerFor(numberStartOf(text) ?? text);
  const [requests, imported, customers, modules] = await Promise.all([
    findRequests(context, text, marker),
    findImportedRequests(context, text, marker),
    findCustomers(context, text, marker),
    findModules(context, text),
  ]);
  return { requests, imported, ...customers, modules };
}
