import type { Page, QueryOf } from '@heliodesk/contract/kit';
import { mostBankListed, type BankCheck, type BankCounts, type BankListName, type listBankDetails } from '@heliodesk/contract/payment';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { countHeads, findHeads } from '../store/heads.ts';
import { flagsOf } from './flags.ts';
import { openCurrent } from './opened.ts';
import { toCheckView, unflagged } from './read-check.ts';

/** A page of bank details, their accounts masked. */
export async function listBank(
  context: Context,
  { pageNum, pageSize, ...filter }: QueryOf<typeof listBankDetails>,
): Promise<Page<BankCheck>> {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= mostBankListed) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: mostBankListed } });
  const heads = await findHeads(context.db, filter, { limit: pageSize, offset });
  const current = await openCurrent(context, heads);
  const opened = heads.map((bank) => ({ bank, details: current.get(bank.id)?.details ?? null }));
  const flags = await flagsOf(context, opened);
  const rows = heads.map((head, index) =>
    // Whether someone is involved, or all is paid, the page of the bank details says.
    toCheckView(context, head, {
      details: opened[index]?.details ?? null,
      flags: flags[index] ?? unflagged,
      guards: ['notInvolved', 'flagsCleared', 'stillToPay'],
    }),
  );
  return { rows, total: await countHeads(context.db, filter, mostBankListed) };
}

/** How many there are to show. */
export async function countBank({ db }: Context): Promise<BankCounts> {
  const count = (show: BankListName) => countHeads(db, { show }, mostBankListed);
  return { toCheck: await count('toCheck'), waiting: await count('waiting'), confirmed: await count('confirmed') };
}
