import type { ConfidentialBankDetails } from '@heliodesk/contract/payment';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { openEntry, type EntryPlace } from '../sealing.ts';
import type { BankRecord } from '../store/bank-details.ts';
import { findEntries, type OwnedEntry } from '../store/entries.ts';

export interface OpenedEntry {
  details: ConfidentialBankDetails;
  /** Who entered it. */
  contactId: number;
}

/** The entries that count of some bank details, by the ids of those; nothing where none was made. */
export async function openCurrent(
  { platform, db }: Context<Caller | null>,
  banks: readonly BankRecord[],
): Promise<ReadonlyMap<number, OpenedEntry>> {
  const places = banks.flatMap(({ id, entry }) => (entry === null ? [] : [{ bankDetailsId: id, entry }]));
  const entries: OwnedEntry[] = await findEntries(db, places);
  return new Map(entries.map((entry) => [entry.bankDetailsId, { details: openEntry(platform.keys, entry), contactId: entry.contactId }]));
}

/** The same of entries by their places, in their order. */
export async function openPlaces(
  { platform, db }: Context<Caller | null>,
  places: readonly EntryPlace[],
): Promise<(ConfidentialBankDetails | null)[]> {
  const entries = await findEntries(db, places);
  return places.map(({ bankDetailsId, entry }) => {
    const found = entries.find((each) => each.bankDetailsId === bankDetailsId && each.entry === entry);
    return found === undefined ? null : openEntry(platform.keys, found);
  });
}
