import { Confidential } from '@heliodesk/contract/kit';
import type { ConfidentialBankDetails } from '@heliodesk/contract/payment';
import type { KeyRing, Sealed, SealedFor } from '#src/platform/crypto/key-ring.ts';

/** Where an entry stands, which is what it is bound to. */
export interface EntryPlace {
  bankDetailsId: number;
  entry: number;
}

export interface SealedEntry extends EntryPlace {
  keyVersion: number;
  sealed: Uint8Array;
}

const sealedFor = ({ bankDetailsId, entry }: EntryPlace): SealedFor => ({ purpose: 'bank details', recordId: `${bankDetailsId}.${entry}` });

/** The fields of an entry in the order in which they are sealed. */
const types = {
  bankAccount: 'account',
  bankName: 'text',
  bankAddress: 'text',
  bankBic: 'swift',
  actualRecipient: 'text',
  billingAddress: 'text',
} as const;
type SealedField = keyof typeof types;
const fields = Object.keys(types) as SealedField[];

export function sealEntry(ring: KeyRing, place: EntryPlace, details: ConfidentialBankDetails): Sealed {
  const plain = [details.currency, details.branchCountry, ...fields.map((field) => details[field].reveal())];
  return ring.seal(Buffer.from(JSON.stringify(plain)), sealedFor(place));
}

export function openEntry(ring: KeyRing, { keyVersion, sealed, ...place }: SealedEntry): ConfidentialBankDetails {
  const plain = JSON.parse(ring.unseal({ keyVersion, bytes: sealed }, sealedFor(place)).toString()) as string[];
  const [currency = '', branchCountry = '', ...values] = plain;
  const opened = fields.map((field, index) => [field, new Confidential(values[index] ?? '', types[field])] as const);
  return { currency, branchCountry, ...(Object.fromEntries(opened) as Record<SealedField, Confidential>) };
}

const accountPurpose = 'bank account';

/** Between the digits of an account, people set these as they like. */
const separators = /[./-]/g;

/** By what an account is found again that was sealed under a key, however its digits are set apart. */
export const fingerprintUnder = (
  ring: KeyRing,
  keyVersion: number,
  { bankAccount }: Pick<ConfidentialBankDetails, 'bankAccount'>,
): Buffer => ring.fingerprint(keyVersion, accountPurpose, bankAccount.reveal().replaceAll(separators, ''));

/** The same under every key that entries may still be sealed under. */
export const fingerprintsOf = (ring: KeyRing, details: Pick<ConfidentialBankDetails, 'bankAccount'>): Buffer[] =>
  ring.versions.map((version) => fingerprintUnder(ring, version, details));
