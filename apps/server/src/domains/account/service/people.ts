import { fallbackLanguage } from '@heliodesk/contract/kit';
import { formatName } from '@heliodesk/phrases/formats/names';
import { createUser } from '#src/domains/identity/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { insertAccount, insertContact, type NewAccount, type NewContact } from '../store/accounts.ts';

export interface NewPerson extends Omit<NewContact, 'accountId' | 'userId'> {
  /** Nothing where they will choose one. */
  passwordHash: string | null;
}

export interface CreatedContact {
  userId: number;
  contactId: number;
  accountId: number;
}

/** A contact of a company with an inactive sign-in; nothing when the address is taken. */
export async function createContact(
  { platform, tx }: WriteContext<Actor | null>,
  company: { accountId: number } | NewAccount,
  person: NewPerson,
): Promise<CreatedContact | undefined> {
  const now = platform.clock.now();
  const { passwordHash, ...contact } = person;
  const name = formatName(person, fallbackLanguage);
  const userId = await createUser(
    tx,
    { kind: 'customer', email: person.email, name, language: person.language, passwordHash, activatedAt: null, roles: ['customer'] },
    now,
  );
  if (userId === undefined) return undefined;
  const accountId = 'accountId' in company ? company.accountId : await insertAccount(tx, company, now);
  return { userId, accountId, contactId: await insertContact(tx, { ...contact, accountId, userId }, now) };
}
