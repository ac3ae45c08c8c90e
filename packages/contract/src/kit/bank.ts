import { countrySpecs, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { SwiftCode, text } from './fields.ts';

/** Two letters (spec 2 §5). */
export const BranchCountry = text(2)
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

const usesIban = (country: string): boolean => countrySpecs[country]?.chars != null;

/** ISO 3166-1, as far as banks go by it. */
const isCountry = (country: string): boolean => countrySpecs[country] !== undefined;

/** An account number as typed: spaces and signs that can't be seen fall away, letters turn upper case, wide digits narrow. */
export const BankAccount = text(50)
  .transform((account) =>
    account
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}]/gu, '')
      .toUpperCase(),
  )
  .pipe(
    z
      .string()
      .max(50)
      .regex(/^[A-Z0-9][A-Z0-9./-]*$/),
  );

interface BankBranch {
  bankAccount: string;
  bankBic: string;
  branchCountry: string;
}

/** Runs a rule between fields as soon as these are in order, whatever is wrong with others. */
const onceValid = (...fields: readonly (keyof BankBranch)[]): z.core.$ZodSuperRefineParams => ({
  when: ({ issues }) =>
    issues.every(({ path: [field] = [] }) => field !== undefined && !(fields as readonly PropertyKey[]).includes(field)),
});

/** Rules between the fields of a bank account: the branch's country rules the form of the account number, … */
const inItsForm = z.superRefine<BankBranch>(
  ({ bankAccount, branchCountry }, context) => {
    if (usesIban(branchCountry) && !(isValidIBAN(bankAccount) && bankAccount.startsWith(branchCountry)))
      context.addIssue({ code: 'custom', path: ['bankAccount'], params: { rule: 'iban' } });
  },
  onceValid('bankAccount', 'branchCountry'),
);

/** … and is in the SWIFT code. */
const inSwiftCode = z.superRefine<BankBranch>(
  ({ bankBic, branchCountry }, context) => {
    if (bankBic.slice(4, 6) !== branchCountry || !isCountry(branchCountry))
      context.addIssue({ code: 'custom', path: ['branchCountry'], params: { rule: 'branchCountry' } });
  },
  onceValid('bankBic', 'branchCountry'),
);

export const bankRules = [inItsForm, inSwiftCode] as const;

/** Account number, SWIFT code and branch country of a bank account, checked together. */
export const BankBranch = z.object({ bankAccount: BankAccount, bankBic: SwiftCode, branchCountry: BranchCountry }).check(...bankRules);
