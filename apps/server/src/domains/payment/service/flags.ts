import { recentChangeDays, type BankCheck, type BankFlags, type ConfidentialBankDetails } from '@heliodesk/contract/payment';
import type { Context } from '#src/platform/context.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import { fingerprintsOf, openEntry } from '../sealing.ts';
import type { BankRecord } from '../store/bank-details.ts';
import { findEntries } from '../store/entries.ts';
import { findAccountsOf, findGiven, type AccountGiven, type AccountOfPayee } from '../store/flags.ts';

/** Who is paid. */
type Payee = Pick<BankRecord, 'account_id' | 'payee'>;

/** Bank details with what was entered, opened. */
export interface Opened {
  bank: Payee;
  details: ConfidentialBankDetails | null;
}

const none: BankFlags = { otherCompany: null, changed: null };

const isOneOf = (fingerprint: Uint8Array, fingerprints: readonly Buffer[]): boolean =>
  fingerprints.some((each) => each.equals(fingerprint));

function otherCompanyOf(bank: Payee, prints: readonly Buffer[], given: readonly AccountGiven[]): BankFlags['otherCompany'] {
  const others = given.filter(({ accountId, fingerprint }) => accountId !== bank.account_id && isOneOf(fingerprint, prints));
  const [newest] = others.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (newest === undefined) return null;
  const { companyName, requestNo, at } = newest;
  return { companyName, requestNo, at: at.toISOString(), companies: new Set(others.map(({ accountId }) => accountId)).size };
}

/** Since when a payee has had another account than before, and the one before; nothing where that was long ago or never. */
function changeOf(bank: Payee, prints: readonly Buffer[], accounts: readonly AccountOfPayee[], now: Date) {
  const own = accounts.filter(({ accountId, payee }) => accountId === bank.account_id && payee === bank.payee);
  const since = own.filter(({ fingerprint }) => isOneOf(fingerprint, prints)).map(({ first }) => first.getTime());
  const at = Math.min(...since);
  if (since.length === 0 || at < now.getTime() - recentChangeDays * 86_400_000) return null;
  const [before] = own
    .filter(({ fingerprint, first }) => !isOneOf(fingerprint, prints) && first.getTime() <= at)
    .toSorted((one, other) => other.last.getTime() - one.last.getTime());
  return before === undefined ? null : { at: new Date(at), before: before.newest };
}

/** What finance has to look at, for several bank details together. */
export async function flagsOf({ platform, db }: Context<Caller | null>, opened: readonly Opened[]): Promise<BankFlags[]> {
  const { keys, clock } = platform;
  const prints = opened.map(({ details }) => (details === null ? [] : fingerprintsOf(keys, details)));
  if (prints.flat().length === 0) return opened.map(() => none);
  const given = await findGiven(db, prints.flat());
  const accounts = await findAccountsOf(db, [...new Set(opened.map(({ bank }) => bank.account_id))]);
  const changes = opened.map(({ bank }, index) => changeOf(bank, prints[index] ?? [], accounts, clock.now()));
  const before = await findEntries(
    db,
    changes.flatMap((change) => change?.before ?? []),
  );
  return opened.map(({ bank }, index) => {
    const change = changes[index];
    const entry = before.find(
      ({ bankDetailsId, entry: number }) => bankDetailsId === change?.before.bankDetailsId && number === change.before.entry,
    );
    return {
      otherCompany: otherCompanyOf(bank, prints[index] ?? [], given),
      changed: !change || !entry ? null : { at: change.at.toISOString(), before: openEntry(keys, entry).bankAccount.masked },
    };
  });
}

/** Whether there is a reason for each of them. */
export const isCleared = (flags: BankFlags, cleared: BankCheck['cleared']): boolean =>
  (flags.otherCompany === null || cleared.otherCompany !== '') && (flags.changed === null || cleared.changed !== '');
