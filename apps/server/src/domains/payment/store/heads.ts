import { solutionKinds } from '@heliodesk/contract/solution';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool } from 'kysely';
import type { BankListName, BankState } from '@heliodesk/contract/payment';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import type { BankDetails, DB } from '#src/platform/db/tables.ts';
import type { BankRecord } from './bank-details.ts';

/** Bank details with what is shown beside them. */
export interface BankHead extends BankRecord {
  request_no: string;
  company_name: string;
  tax_no: string;
  first_name: string;
  last_name: string;
  entered_by_name: string | null;
  checked_by_name: string | null;
  amounts: { currency: string; amount: string }[];
}

/** Which bank details: a list of them, and a text to find among them. */
export interface BankListFilter {
  show: BankListName;
  text?: string | undefined;
}

interface ListSpec {
  states: readonly BankState[];
  by: 'check_due' | 'id' | 'confirmed_at';
  order: 'asc' | 'desc';
}

const lists: Record<BankListName, ListSpec> = {
  toCheck: { states: ['entered'], by: 'check_due', order: 'asc' },
  waiting: { states: ['asked', 'returned', 'checked'], by: 'id', order: 'desc' },
  confirmed: { states: ['confirmed'], by: 'confirmed_at', order: 'desc' },
};

const toHead = (row: Selectable<BankDetails> & Omit<BankHead, keyof BankRecord>): BankHead => row as BankHead;

/** What the compensations to the payee come to, by currency. */
const amounts = sql<BankHead['amounts']>`coalesce((
  select json_agg(json_build_object('currency', total.currency, 'amount', total.amount) order by total.currency)
  from (
    select solution.currency, sum(solution.money)::text as amount from solution
    where solution.request_id = bank_details.request_id and solution.payee = bank_details.payee
      and solution.kind = ${sql.lit(solutionKinds.compensation)} and solution.state = 'running'
    group by solution.currency
  ) as total), '[]'::json)`;

const heads = (db: Db | Tx) =>
  db
    .selectFrom('bank_details')
    .innerJoin('request', 'request.id', 'bank_details.request_id')
    .innerJoin('account', 'account.id', 'bank_details.account_id')
    .innerJoin('contact', 'contact.id', 'bank_details.contact_id')
    .leftJoin('app_user as entering', 'entering.id', 'bank_details.entered_by')
    .leftJoin('app_user as checking', 'checking.id', 'bank_details.checked_by')
    .selectAll('bank_details')
    .select([
      'request.request_no',
      'account.company_name',
      'account.tax_no',
      'contact.first_name',
      'contact.last_name',
      'entering.name as entered_by_name',
      'checking.name as checked_by_name',
      amounts.as('amounts'),
    ]);

export async function findHead(db: Db | Tx, bankDetailsId: number): Promise<BankHead | undefined> {
  const row = await heads(db).where('bank_details.id', '=', bankDetailsId).executeTakeFirst();
  return row && toHead(row);
}

/** All of a claim, in the order in which they were asked for. */
export const findHeadsOf = async (db: Db, requestId: number): Promise<BankHead[]> =>
  (await heads(db).where('bank_details.request_id', '=', requestId).orderBy('bank_details.id').execute()).map(toHead);

type Condition = (eb: ExpressionBuilder<DB, 'bank_details'>) => ExpressionWrapper<DB, 'bank_details', SqlBool>;

/** Those that a text fits; numbers and companies are looked up by indexes of their own. */
const fitting = (text: string): Condition => {
  const part = containsPattern(text);
  return (eb) =>
    eb.or([
      eb('bank_details.request_id', 'in', eb.selectFrom('request').select('request.id').where('request.request_no', 'ilike', part)),
      eb('bank_details.account_id', 'in', eb.selectFrom('account').select('account.id').where('account.company_name', 'ilike', part)),
      eb('bank_details.payee', 'ilike', part),
    ]);
};

const conditionOf =
  ({ show, text }: BankListFilter): Condition =>
  (eb) =>
    eb.and([
      eb(
        'bank_details.state',
        'in',
        lists[show].states.map((state) => sql.lit(state)),
      ),
      ...(text ? [fitting(text)(eb)] : []),
    ]);

/** Bank details of a list: those to check by their date, others the newest first. */
export async function findHeads(db: Db, filter: BankListFilter, { limit, offset }: { limit: number; offset: number }): Promise<BankHead[]> {
  const { by, order } = lists[filter.show];
  const rows = await heads(db)
    .where(conditionOf(filter))
    .orderBy(`bank_details.${by}`, order)
    .orderBy('bank_details.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toHead);
}

export async function countHeads(db: Db, filter: BankListFilter, cap: number): Promise<number> {
  const { total } = await db
    .selectFrom((eb) => eb.selectFrom('bank_details').select('id').where(conditionOf(filter)).limit(cap).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
