import type { Reporter, TestModule } from 'vitest/node';
import { inRepository, recordTime } from './timings.ts';

/** All that a file costs: loading it, its environment, its hooks and its tests. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
}

/** The failed tests of a file; the file itself where it broke outside of them. */
function failedIn(module: TestModule): string[] {
  const file = inRepository(module.moduleId);
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => `${file} > ${fullName}`);
  return failed.length === 0 && module.state() === 'failed' ? [file] : failed;
}

/** Vitest's reporter of times: adds the run, counted from the start of its process, its files and what failed to those of `.ci/run`. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    recordTime({
      part: process.env.HELIODESK_TEST_DATABASE === undefined ? 'Vitest' : 'Vitest on PostgreSQL',
      seconds: performance.now() / 1_000,
      files: modules.map((module) => ({ file: inRepository(module.moduleId), seconds: secondsOf(module) })),
      failed: modules.flatMap(failedIn),
    });
  }
}
