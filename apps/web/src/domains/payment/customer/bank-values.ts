import { BankForm } from '@heliodesk/contract/payment';
import type { BankDetails, BankTask } from '@heliodesk/contract/payment';
import { validate } from '#src/platform/schema-rules.ts';

/** The form of bank details; `companyName` says whether it is that of the contact's company. */
export type BankValues = BankDetails & { companyName: boolean };

/** What the form begins with: what was entered before, else what the task says. */
export function initialValues({ details, amounts: [amount], payee, companyName }: BankTask): Partial<BankValues> {
  return details
    ? { ...details, bankAccount: groupAccount(details.bankAccount) }
    : { currency: amount?.currency ?? '', actualRecipient: payee || companyName };
}

/** An IBAN in groups of four, as banks print it; other account numbers stay as they were typed. */
export function groupAccount(account: string): string {
  const bare = account.replaceAll(/\s/gu, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(bare) ? (bare.match(/.{1,4}/g) ?? []).join(' ') : account;
}

/** The country that a SWIFT code names, as soon as it is typed. */
export const countryIn = (swift: string): string => /^[A-Z]{4}([A-Z]{2})/i.exec(swift.trim())?.[1]?.toUpperCase() ?? '';

/** A SWIFT code of 8 characters is that of the head office, whose code of 11 ends so. */
export const completeSwift = (swift: string): string | undefined =>
  /^[A-Z]{6}[A-Z0-9]{2}$/i.test(swift.trim()) ? swift.trim().toUpperCase().padEnd(11, 'X') : undefined;

/** Whether the SWIFT code names no country that there is. */
export const isCountryUnknown = (values: unknown): boolean => validate(BankForm, values).some(({ rule }) => rule === 'branchCountry');

/** Whether both are the same bank details, however they are typed. */
export function isSameBank(one: unknown, other: unknown): boolean {
  const [mine, theirs] = [BankForm.safeParse(one), BankForm.safeParse(other)];
  return mine.success && theirs.success && JSON.stringify(mine.data) === JSON.stringify(theirs.data);
}
