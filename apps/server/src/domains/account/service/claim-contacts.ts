import { customerCountCap, customerTypes, type ClaimContact, type listClaimContacts, type moveRequests } from '@heliodesk/contract/account';
import { fallbackLanguage, type BodyOf, type Language, type Page, type QueryOf } from '@heliodesk/contract/kit';
import { findUser, type UserRow } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { viewClaimContact } from '../customer-view.ts';
import { requestsPort, type MovedRequest } from '../ports.ts';
import { claimConditions, countContacts, findContactPage } from '../store/contact-list.ts';
import { lockContact, type LockedContact } from '../store/customers.ts';
import { offsetOf, textOf } from './customers.ts';

/** Contacts that own requests, the newest first. */
export async function listClaims(
  { platform, db, language }: Context,
  { view, text, ...query }: QueryOf<typeof listClaimContacts>,
): Promise<Page<ClaimContact>> {
  const requests = requestsPort.of(platform);
  const list = { conditions: claimConditions(view, requests), text: textOf(text), orderBy: 'c.id', direction: 'desc' } as const;
  const offset = offsetOf(query);
  const total = await countContacts(db, list, customerCountCap);
  const page = { limit: query.pageSize, offset, isByFilter: total <= customerCountCap, cap: customerCountCap };
  const rows = await findContactPage(db, list, page, requests.openRequestsOf('shown.id'));
  return { rows: rows.map((row) => viewClaimContact(row, language)), total };
}

interface Person extends LockedContact {
  user: UserRow | undefined;
}

async function personOf(tx: Tx, contactId: number): Promise<Person | undefined> {
  const locked = await lockContact(tx, contactId);
  if (locked === undefined) return undefined;
  return { ...locked, user: locked.contact.user_id === null ? undefined : await findUser(tx, locked.contact.user_id) };
}

const isLockedOut = ({ account, contact }: Person): boolean => account.disabled_at !== null || contact.status !== 'enabled';
const canAct = (person: Person): boolean =>
  !isLockedOut(person) && (person.account.customer_type === customerTypes.rts || (person.user?.activated_at ?? null) !== null);
const nameOf = ({ contact }: Person, language: Language): string => nameIn(language, contact);

/** The most requests that a mail lists; the portal lists them all. */
const maxNamed = 20;
const namesOf = (moved: readonly MovedRequest[], language: Language): string =>
  [
    ...moved.slice(0, maxNamed).map(({ requestNo, titleIn }) => `${titleIn(language)} (${requestNo})`),
    ...(moved.length > maxNamed ? ['…'] : []),
  ].join('\n');

/** Both are notified, unless they are disabled or have no sign-in. */
async function notifyBoth(
  { platform, tx }: WriteContext,
  { from, to }: { from: Person; to: Person },
  moved: readonly MovedRequest[],
): Promise<void> {
  const mails = [
    { person: to, template: 'requestsTaken', other: from },
    { person: from, template: 'requestsGiven', other: to },
  ] as const;
  for (const { person, template, other } of mails)
    if (person.user !== undefined && !isLockedOut(person))
      await platform.mailer.send(tx, {
        to: person.user.email,
        language: person.user.language,
        template,
        params: {
          name: nameOf(person, person.user.language),
          other: nameOf(other, person.user.language),
          requests: namesOf(moved, person.user.language),
        },
        path: '/profile/myRequest',
      });
}

/** Gives all open requests of a contact to a colleague who can act on them. */
export async function moveToColleague(
  context: WriteContext,
  { contactId, toContactId, reason }: BodyOf<typeof moveRequests>,
): Promise<{ moved: number }> {
  const { platform, tx } = context;
  const from = await personOf(tx, contactId);
  if (from === undefined) throw fail('notFound');
  const to = contactId === toContactId ? undefined : await personOf(tx, toContactId);
  if (to === undefined || to.account.id !== from.account.id || !canAct(to)) throw failFields({ path: 'toContactId', rule: 'wrongContact' });
  const moved = await requestsPort.of(platform).moveOpenRequests(context, { fromContactId: contactId, toContactId, reason });
  if (moved.length === 0) return { moved: 0 };
  const requests = moved.map(({ requestNo }) => requestNo).join(', ');
  await auditChange(context, {
    action: 'account.moveRequests',
    subjectType: 'contact',
    subjectId: contactId,
    before: { requests },
    after: { toContact: nameOf(to, fallbackLanguage), reason },
  });
  await auditChange(context, {
    action: 'account.takeRequests',
    subjectType: 'contact',
    subjectId: toContactId,
    after: { requests, fromContact: nameOf(from, fallbackLanguage), reason },
  });
  await notifyBoth(context, { from, to }, moved);
  return { moved: moved.length };
}
