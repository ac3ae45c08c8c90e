import './absence.css';
import type { Absence } from '@heliodesk/contract/request';
import { workingDaysOfWeeks } from './working-days.ts';

const shownDays = 20;

const classOf = (isToday: boolean, look = ''): string => [isToday && 'hd-today', look].filter(Boolean).join(' ');

/** The days of the month above the cells, for the eye. */
export function DayNumbers({ today }: { today: string }) {
  return (
    <span className="hd-days hd-days-head" aria-hidden="true">
      {workingDaysOfWeeks(today, shownDays).map((day) => (
        <span key={day} className={classOf(day === today)}>
          {Number(day.slice(-2))}
        </span>
      ))}
    </span>
  );
}

/** Four weeks of a person, a cell for each working day; what the cells say is in the text beside them. */
export function AbsenceDays({ absences, today }: { absences: readonly Absence[]; today: string }) {
  const lookOf = (day: string) => {
    const absence = absences.find(({ fromDay, untilDay }) => fromDay <= day && day <= untilDay);
    return absence && (absence.isRunning ? 'hd-day-away' : 'hd-day-planned');
  };
  return (
    <span className="hd-days" aria-hidden="true">
      {workingDaysOfWeeks(today, shownDays).map((day) => (
        <i key={day} className={classOf(day === today, lookOf(day))} />
      ))}
    </span>
  );
}
