import type { OpenCases } from '@heliodesk/contract/identity';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { GuestSubjectKind, Language, RoleKey } from '@heliodesk/contract/kit';
import type { GuestHost } from '#src/guest-hosts.ts';
import type { Db, SqlRow, SqlText, Tx } from '#src/platform/db/database.ts';
import { port, registry } from '#src/platform/port.ts';
import type { SignOnSource } from './service/sign-on/provider.ts';

/** A customer's user with their contact and its company. */
export interface CustomerRow {
  user_id: number | null;
  contact_id: number;
  first_name: string;
  last_name: string;
  account_id: number;
  company_name: string;
  phone: string;
  job_title: string;
  /** The contact or the company is disabled. */
  is_disabled: boolean;
}

/** A provider's user with the service provider. */
export interface ProviderRow {
  user_id: number;
  provider_id: number;
  company_name: string;
  is_disabled: boolean;
}

/** The name of something whose id is in a column of the query around, for readers of a language. */
export type NameOfSubject = (id: string, language: Language) => SqlText;

/** What identity asks of companies and contacts, which are above it. */
export interface Companies {
  /** Rows to be joined on `user_id`, at most one for each. They are joined on every call, so they are plain joins themselves. */
  customers: SqlRow<CustomerRow>;
  providers: SqlRow<ProviderRow>;
  /** Whether the contact, the company or the service provider of a user is disabled, which locks the user out. */
  isLockedOut: (db: Db | Tx, userId: number) => Promise<boolean>;
  /** The name of a user who is a contact, for readers of a language; nothing for anyone else. */
  findName: (db: Db | Tx, userId: number, language: Language) => Promise<string | undefined>;
  /** The time zone of the company of a user who is a contact; nothing for anyone else. */
  findTimeZone: (db: Db | Tx, userId: number) => Promise<string | undefined>;
  /** Name and company of the contact whose id is in a column of the query around. */
  nameOf: NameOfSubject;
  /** Someone has activated their sign-in. */
  hasActivated: (tx: Tx, userId: number) => Promise<void>;
  /** Whether a contact has this address, with or without a sign-in. */
  isAddressTaken: (db: Db | Tx, email: string) => Promise<boolean>;
  /** Makes an address free that only an unproved registration holds; answers whether it was so. */
  releaseAddress: (context: WriteContext<Actor | null>, email: string) => Promise<boolean>;
}

export const companies = port<Companies>('companies');

/** What a kind of record says about its guests. */
export interface GuestSubjects {
  /** Whether guests of a host may open the record; a missing record is refused like someone else's. */
  mayEnter: (db: Db | Tx, id: number, host: Pick<GuestHost, 'name' | 'customerType'>) => Promise<boolean>;
}

/** By kind; registered by the domain whose records they are. */
export const guestSubjects = registry<GuestSubjectKind, GuestSubjects>('subject of guests');

/** By kinds of subjects in the audit: the name of the one whose id is in a column. */
export const subjectNames = registry<string, NameOfSubject>('name of subjects');

/** What the administration of staff asks about the requests that they own. */
export interface StaffCases {
  /** How many open requests each of some users has; users without any may be left out. */
  countOpen: (db: Db | Tx, userIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Who may own every open request of a user. */
  findSuccessors: (db: Db, userId: number) => Promise<OpenCases['colleagues']>;
  /** Gives all open requests of a user to a colleague or to no one; answers how many. Refuses a colleague who cannot own all of them. */
  handOver: (context: WriteContext, handOver: { from: number; to: number | null; path: string; reason: string }) => Promise<number>;
}

export const staffCases = port<StaffCases>('identity.staffCases');

/** Whether the system configuration asks for captchas. */
export const captchaSetting = port<() => Promise<boolean>>('identity.captchaSetting');

/** The roles that need a second factor, as the system configuration says. */
export const factorRoles = port<(tx: Tx | undefined) => Promise<readonly RoleKey[]>>('identity.factorRoles');

/** The identity provider for employees, if it isn't the one in the settings. */
export const signOnSource = port<SignOnSource>('identity.signOnSource');
