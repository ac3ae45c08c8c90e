import type { Clock } from '#src/platform/clock.ts';

/** The real time until a test moves it. */
export class TestClock implements Clock {
  #shift = 0;
  now(): Date {
    return new Date(Date.now() + this.#shift);
  }
  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    this.#shift += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
  }
  /** Lets the time run on from a moment. */
  set(moment: string): void {
    this.#shift = Date.parse(moment) - Date.now();
  }
}
