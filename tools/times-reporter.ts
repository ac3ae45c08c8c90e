import type { Reporter, TestModule } from 'vitest/node';
import { inRepository, recordTime } from './timings.ts';
import type { FailedTest } from './timings.ts';

/** All that a file costs: loading it, its environment, its hooks and its tests. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
}

interface Thrown {
  name?: string;
  message: string;
  diff?: string | undefined;
}

/** What went wrong, and where two values differ. */
const wordsOf = (errors: readonly Thrown[] = []): string =>
  errors.flatMap(({ name, message, diff }) => [`${name ?? 'Error'}: ${message}`, diff ?? '']).join('\n');

/** The failed tests of a file; the file itself where it broke outside of them. */
function failedIn(module: TestModule): FailedTest[] {
  const file = inRepository(module.moduleId);
  const failed = [...module.children.allTests('failed')].map((test) => ({
    test: `${file} > ${test.fullName}`,
    error: wordsOf(test.result().errors),
  }));
  return failed.length === 0 && module.state() === 'failed' ? [{ test: file, error: wordsOf(module.errors()) }] : failed;
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
