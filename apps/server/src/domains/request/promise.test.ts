import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDaysLater } from './promise.ts';

const spain = { country: 'ES', timeZone: 'Europe/Madrid' };
const japan = { country: 'JP', timeZone: 'Asia/Tokyo' };

describe('a promise of two working days', () => {
  it.each([
    ['on a Monday morning ends on Wednesday at the same time', '2026-11-16T09:30:00Z', spain, '2026-11-18T09:30:00.000Z'],
    ['on a Thursday skips the weekend', '2026-11-19T15:00:00Z', spain, '2026-11-23T15:00:00.000Z'],
    ['on a Saturday counts from Monday 00:00 of the account', '2026-11-21T12:00:00Z', spain, '2026-11-24T23:00:00.000Z'],
    ['skips a holiday of the country', '2026-12-07T10:00:00Z', spain, '2026-12-10T10:00:00.000Z'],
    ['does not skip the holiday of another country', '2026-12-07T10:00:00Z', japan, '2026-12-09T10:00:00.000Z'],
    ['keeps the time of day over the change to summer time', '2026-03-27T10:00:00Z', spain, '2026-03-31T09:00:00.000Z'],
    [
      'on a Friday evening in Europe, already Saturday in Tokyo, counts from Monday there',
      '2026-11-13T16:00:00Z',
      japan,
      '2026-11-17T15:00:00.000Z',
    ],
  ])('%s', (_name, from, calendar, due) => {
    expect(workingDaysLater(new Date(from), 2, calendar).toISOString()).toBe(due);
  });

  it('never ends on a weekend, never earlier than two days later and never later than the sooner of later starts', () => {
    const moments = fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [first, second] = one < other ? [one, other] : [other, one];
        const [due, laterDue] = [workingDaysLater(first, 2, spain), workingDaysLater(second, 2, spain)];
        const day = Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(spain.timeZone).dayOfWeek;
        expect(day).toBeLessThanOrEqual(5);
        expect(due.getTime() - first.getTime()).toBeGreaterThan(1.9 * 86_400_000);
        expect(due.getTime()).toBeLessThanOrEqual(laterDue.getTime());
      }),
    );
  });
});
