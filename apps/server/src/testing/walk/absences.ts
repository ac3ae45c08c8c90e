import { planAbsence } from '@heliodesk/contract/request';
import type { Seeded } from '../seeded.ts';
import type { TestApp } from '../test-app.ts';
import { said, send } from './attempt.ts';
import type { Crew } from './walkers.ts';

/** Sends one of the staff away for some days; what doesn’t fit beside other absences is refused. */
export async function goAway({ clock }: TestApp, { staff }: Crew, random: Seeded): Promise<void> {
  const [person, standIn] = [random.pick(staff), random.pick(staff)];
  const day = (later: number): string => new Date(clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
  const answer = await send(person, planAbsence, {
    body: {
      userId: person.userId,
      standInId: standIn.userId,
      fromDay: day(random.between(0, 1)),
      untilDay: day(random.between(1, 4)),
      handNew: random.next() < 0.8,
      handOpen: random.next() < 0.8,
      tellCustomers: random.next() < 0.5,
    },
  });
  if (![200, 403, 510].includes(answer.code)) throw new Error(`planning an absence got ${said(answer)}`);
}
