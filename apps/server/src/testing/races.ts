import { soak } from './soak.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface TwoInstances {
  app: TestApp;
  /** A second instance on the same database; on the embedded one, where there can be only one, the same. */
  other: TestApp;
  stop: () => Promise<void>;
}

/** Each instance has a clock of its own, unless it is to move for both. */
export async function startTwoInstances({ onOneClock = false } = {}): Promise<TwoInstances> {
  const app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  const other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir }, onOneClock ? { clock: app.clock } : {});
  const stop = async (): Promise<void> => {
    if (other !== app) await other.stop();
    await app.stop();
  };
  return { app, other, stop };
}

/** How many pairs of a race are run: a few in CI, 200 in a long run. */
const pairsWith = (few: number): number => (soak === 1 ? few : 20 * soak);

/** Runs a race again and again; what holds after each is for the race itself to say. */
export async function raceOften(few: number, race: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < pairsWith(few); round += 1) await race(round);
}

/** The codes of some answers, in order. */
export const codesOf = (...answers: { code: number }[]): number[] => answers.map(({ code }) => code).toSorted((one, two) => one - two);
