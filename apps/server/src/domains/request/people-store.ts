import type { Language } from '@heliodesk/contract/kit';
import type { RequestType } from '@heliodesk/contract/request';
import { liveStatuses } from '@heliodesk/contract/request';
import type { Db, Tx } from '#src/platform/db/database.ts';

export interface CaseContact {
  contactId: number;
  accountId: number;
  name: string;
  email: string;
  language: Language;
  companyName: string;
  regionId: number;
  isEnabled: boolean;
  /** Whether they can open the portal's pages. */
  signsIn: boolean;
}

/** A contact that a request belongs to or may be filed for. */
export async function findCaseContact(db: Db | Tx, contactId: number): Promise<CaseContact | undefined> {
  const row = await db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.account_id')
    .leftJoin('app_user', 'app_user.id', 'contact.user_id')
    .select([
      'contact.id',
      'contact.account_id',
      'contact.first_name',
      'contact.last_name',
      'contact.email',
      'contact.status',
      'account.disabled_at',
      'contact.language as contact_language',
      'app_user.language',
      'app_user.activated_at',
      'account.company_name',
      'account.region_id',
    ])
    .where('contact.id', '=', contactId)
    .executeTakeFirst();
  return (
    row && {
      contactId: row.id,
      accountId: row.account_id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      language: (row.language ?? row.contact_language) as Language,
      companyName: row.company_name,
      regionId: row.region_id,
      isEnabled: row.status === 'enabled' && row.disabled_at === null,
      signsIn: row.activated_at !== null,
    }
  );
}

const rolesFor: Record<RequestType, string[]> = {
  1: ['agent', 'module_agent', 'supervisor', 'admin'],
  2: ['agent', 'tracker_agent', 'supervisor', 'admin'],
  3: ['agent', 'module_agent', 'supervisor', 'admin'],
  4: ['agent', 'tracker_agent', 'supervisor', 'admin'],
};

/** Active staff who may own requests of a type, with how many they have open. */
export async function findColleagues(
  db: Db | Tx,
  type: RequestType,
  userId?: number,
): Promise<{ userId: number; name: string; openRequests: number }[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['app_user.id', 'app_user.name'])
    .select((eb) =>
      eb
        .selectFrom('request')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .whereRef('request.owner_id', '=', 'app_user.id')
        .where('request.status', 'in', liveStatuses)
        .as('open'),
    )
    .where('app_user.kind', '=', 'staff')
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.activated_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_role')
          .select('user_role.user_id')
          .whereRef('user_role.user_id', '=', 'app_user.id')
          .where('user_role.role', 'in', rolesFor[type]),
      ),
    )
    .$if(userId !== undefined, (query) => query.where('app_user.id', '=', userId ?? 0))
    .orderBy('app_user.name')
    .limit(500)
    .execute();
  return rows.map(({ id, name, open }) => ({ userId: id, name, openRequests: Number(open ?? 0) }));
}
