import { z } from 'zod';
import { answerList, answerText, Day, Id, optionalText } from '../kit/index.ts';
import { requestTypeValues } from './states.ts';

export const absenceLimits = {
  /** From the first to the last day. */
  days: 366,
  note: 200,
  people: 500,
} as const;

/** Days are UTC days; both are part of the absence. */
const planned = {
  fromDay: Day,
  untilDay: Day,
  standInId: Id,
  /** For colleagues; customers don't see it. */
  note: optionalText(absenceLimits.note),
  /** Requests that become the person's in the meantime go to the stand-in. */
  handNew: z.boolean().default(true),
  /** Those that were the person's before go too, once they are due. Whatever went comes back at the end. */
  handOpen: z.boolean().default(true),
  /** A customer who writes in one of them is told, once. */
  tellCustomers: z.boolean().default(false),
};

export const PlanAbsenceBody = z.object({ userId: Id, ...planned });
export type PlanAbsenceBody = z.input<typeof PlanAbsenceBody>;

/** Of an absence that has started, the first day and the stand-in stay. */
export const ChangeAbsenceBody = z.object({ absenceId: Id, ...planned });
export type ChangeAbsenceBody = z.input<typeof ChangeAbsenceBody>;

export const OnAbsence = z.object({ absenceId: Id });

export const Absence = z.object({
  absenceId: z.number().int(),
  userId: z.number().int(),
  fromDay: Day,
  untilDay: Day,
  standInId: z.number().int(),
  standIn: answerText(120),
  note: answerText(absenceLimits.note),
  handNew: z.boolean(),
  handOpen: z.boolean(),
  tellCustomers: z.boolean(),
  /** Has started: what is due is with the stand-in. */
  isRunning: z.boolean(),
  /** Requests that are with the stand-in now. */
  handedOver: z.number().int(),
  /** The caller may change, cancel or end it. */
  mayEnd: z.boolean(),
});
export type Absence = z.output<typeof Absence>;

/** Someone who works on requests, with the absences that aren’t over. */
export const TeamMember = z.object({
  userId: z.number().int(),
  name: answerText(120),
  openRequests: z.number().int(),
  /** The types that the person may own; a stand-in may own all of them. */
  requestTypes: answerList(z.literal(requestTypeValues), requestTypeValues.length),
  absences: answerList(Absence, 100),
  /** The caller may enter an absence. */
  mayPlan: z.boolean(),
});
export type TeamMember = z.output<typeof TeamMember>;

/** Of someone who is out of office now. */
export const Away = z.object({ until: Day, standIn: answerText(120) });
export type Away = z.output<typeof Away>;

export const TeamMembers = z.object({ people: answerList(TeamMember, absenceLimits.people), today: Day });
export type TeamMembers = z.output<typeof TeamMembers>;
