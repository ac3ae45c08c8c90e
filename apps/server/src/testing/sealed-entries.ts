import type { ConfidentialBankDetails } from '@heliodesk/contract/payment';
import { Confidential } from '@heliodesk/contract/kit';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { fingerprintUnder, openEntry, sealEntry } from '#src/domains/payment/sealing.ts';
import { insertBankDetails } from '#src/domains/payment/store/bank-details.ts';
import { insertEntry, type NewEntry } from '#src/domains/payment/store/entries.ts';
import type { KeyRing } from '#src/platform/crypto/key-ring.ts';
import type { Db } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';

/** Bank details of an account number of its own. */
const detailsOf = (bankAccount: string): ConfidentialBankDetails => ({
  currency: 'EUR',
  branchCountry: 'ES',
  bankAccount: new Confidential(bankAccount, 'account'),
  bankBic: new Confidential('CAIXESBBXXX', 'swift'),
  bankName: new Confidential('CaixaBank', 'text'),
  bankAddress: new Confidential('Valencia', 'text'),
  actualRecipient: new Confidential('Sierra Clara', 'text'),
  billingAddress: new Confidential('Almería', 'text'),
});

export interface SealedClaim {
  customer: BuiltCustomer;
  bankDetailsId: number;
}

/** A claim whose bank details are asked for. */
export async function buildSealedClaim(platform: Platform): Promise<SealedClaim> {
  const customer = await buildCustomer(platform);
  const { requestId } = await buildClaim(platform, customer, { submit: true });
  const { accountId, contactId } = customer;
  const { id } = await transaction(platform.db, (tx) => insertBankDetails(tx, { requestId, payee: '', accountId, contactId }));
  return { customer, bankDetailsId: id };
}

/** Seals entries of bank details, one for each account number, from an entry on. */
export function sealEntries(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ring: KeyRing,
  { customer: { accountId, contactId }, bankDetailsId }: SealedClaim,
  { accounts, from = 1 }: { accounts: readonly string[]; from?: number },
): Promise<void> {
  return transaction(db, async (tx) => {
    for (const [index, account] of accounts.entries()) {
      const place = { bankDetailsId, entry: from + index };
      const details = detailsOf(account);
      const { keyVersion, bytes } = sealEntry(ring, place, details);
      const fingerprint = fingerprintUnder(ring, keyVersion, details);
      const entry: NewEntry = { ...place, keyVersion, sealed: bytes, fingerprint, accountId, contactId, at: clock.now() };
      await insertEntry(tx, entry);
    }
  });
}

/** The account numbers of all entries, as a ring opens them, and the keys that they are sealed under. */
export async function openAll(db: Db, ring: KeyRing): Promise<{ accounts: string[]; versions: number[] }> {
  const rows = await db.selectFrom('bank_details_entry').selectAll().orderBy('bank_details_id').orderBy('entry').execute();
  const opened = rows.map(({ bank_details_id: bankDetailsId, entry, key_version: keyVersion, sealed, fingerprint }) => {
    const details = openEntry(ring, { bankDetailsId, entry, keyVersion, sealed });
    if (!fingerprintUnder(ring, keyVersion, details).equals(fingerprint)) throw new Error(`Entry ${entry} has another fingerprint`);
    return details.bankAccount.reveal();
  });
  return { accounts: opened, versions: [...new Set(rows.map(({ key_version }) => key_version))].toSorted() };
}
