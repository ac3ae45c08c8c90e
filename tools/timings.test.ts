import { expect, test } from 'vitest';
import { timeReport } from './timings.ts';

test('a run tells its parts in order, the sums of its suites and its slowest files', () => {
  const report = timeReport(
    [
      { part: 'check', seconds: 54.4, files: [] },
      {
        part: 'vitest',
        seconds: 100,
        files: [
          { file: 'apps/server/src/a.test.ts', seconds: 60 },
          { file: 'apps/web/src/b.test.tsx', seconds: 90 },
          { file: 'apps/server/src/c.test.ts', seconds: 40 },
          { file: 'tools/d.test.ts', seconds: 1 },
        ],
      },
    ],
    2,
  );
  expect(report.split('\n')).toEqual([
    'Parts:',
    '    54 s  check',
    '   100 s  vitest',
    '',
    'Test files, summed up:',
    '   100 s  vitest: 2 files of apps/server',
    '    90 s  vitest: 1 file of apps/web',
    '     1 s  vitest: 1 file of tools',
    '',
    'Slowest test files:',
    '    90 s  apps/web/src/b.test.tsx (vitest)',
    '    60 s  apps/server/src/a.test.ts (vitest)',
  ]);
});

test('a run names the tests that failed last of all', () => {
  const report = timeReport([
    { part: 'vitest', seconds: 1, files: [], failed: [{ test: 'apps/server/src/a.test.ts > adds', error: '' }] },
    { part: 'browser', seconds: 1, files: [] },
  ]);
  expect(report.split('\n').slice(-3)).toEqual(['', 'Failed:', '  apps/server/src/a.test.ts > adds (vitest)']);
});

const endOf = (error: string): string[] => {
  const report = timeReport([{ part: 'browser', seconds: 1, files: [], failed: [{ test: 'e2e/a.spec.ts > opens', error }] }]);
  return report.split('\n  e2e/a.spec.ts > opens (browser)\n')[1]?.split('\n') ?? [];
};

test('a failed test says why, without colors and empty lines', () => {
  const said =
    "\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\nCall log:\n\u001B[2m  - waiting for getByText('x')\u001B[22m\n";
  expect(endOf(said)).toEqual([
    '      Error: expect(locator).toBeVisible() failed',
    '      Call log:',
    "        - waiting for getByText('x')",
  ]);
});

test('of what a failed test says, the first lines are told, and of long lines their beginning', () => {
  const lines = Array.from({ length: 20 }, (_, n) => `line ${n}`);
  expect(endOf(lines.join('\n'))).toEqual([...lines.slice(0, 11).map((line) => `      ${line}`), '      line 11 …']);
  expect(endOf('x'.repeat(5_000))).toEqual([`      ${'x'.repeat(1_200)} …`]);
});
