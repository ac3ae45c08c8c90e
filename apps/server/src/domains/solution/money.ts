/** Money travels as decimal strings and is added up in cents, so that nothing is rounded. */
export function centsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

export const amountOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** What a column holds at most. */
export const mostCents = 10n ** 14n - 1n;

export interface Amount {
  currency: string;
  amount: string;
}

/** Totals by currency, in the order of their codes. */
export function totalsOf(rows: readonly { currency: string; money: string | null }[]): Amount[] {
  const totals = new Map<string, bigint>();
  for (const { currency, money } of rows)
    if (currency !== '' && money !== null) totals.set(currency, (totals.get(currency) ?? 0n) + centsOf(money));
  return [...totals]
    .map(([currency, cents]) => ({ currency, amount: amountOf(cents) }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}
