import { z } from 'zod';
import { answerList, answerText, LanguageCode, Timestamp } from '../kit/index.ts';
import { contactStates } from './schemas.ts';

/** A person of the request's company who may take it over. */
export const CaseContact = z.object({
  contactId: z.number().int(),
  name: answerText(120),
  email: answerText(254),
  state: z.enum(contactStates),
  language: LanguageCode,
  lastSignIn: Timestamp.nullable(),
});
export type CaseContact = z.output<typeof CaseContact>;
export const CaseContacts = answerList(CaseContact, 200);
