import { z } from 'zod';
import { LanguageCode, Timestamp } from '../kit/index.ts';
import { contactStates } from './schemas.ts';

/** A person of the request's company who may take it over. */
export const CaseContact = z.object({
  contactId: z.number().int(),
  name: z.string(),
  email: z.string(),
  state: z.enum(contactStates),
  language: LanguageCode,
  lastSignIn: Timestamp.nullable(),
});
export type CaseContact = z.output<typeof CaseContact>;
export const CaseContacts = z.array(CaseContact);
