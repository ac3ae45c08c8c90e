import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { advisoriesIn, dueDay, judgeAdvisories } from './advisories.ts';
import { root, run } from './run.ts';

const fixture = join(import.meta.dirname, 'fixtures/npm-audit.json');
const answer = readFileSync(fixture, 'utf8');
const [serious, minor] = ['https://github.com/advisories/GHSA-test-high', 'https://github.com/advisories/GHSA-test-low'] as const;

describe('an answer of npm audit', () => {
  it('has each advisory once, however many packages it reaches', () => {
    expect(advisoriesIn(answer).map(({ url, name, severity }) => [url, name, severity])).toEqual([
      [serious, 'inflate-it', 'high'],
      [minor, 'colors-of-it', 'low'],
    ]);
  });

  it.each([
    ['a registry that does not answer', '{ "message": "405 Method Not Allowed", "error": {} }'],
    ['nothing', ''],
    ['an advisory of another form', '{ "vulnerabilities": { "a": { "via": [{ "title": "t" }] } } }'],
  ])('is not taken for good news from %s', (_, other) => {
    expect(() => advisoriesIn(other)).toThrow(/JSON|npm audit/);
  });
});

describe('the time for an advisory', () => {
  it.each([
    ['2 working days where it can be used against the portal', 'low', { seen: '2026-11-26', exploitable: true }, '2026-11-30'],
    ['14 days where it is critical', 'critical', { seen: '2026-11-26' }, '2026-12-10'],
    ['14 days where it is high', 'high', { seen: '2026-11-26' }, '2026-12-10'],
    ['90 days otherwise', 'moderate', { seen: '2026-11-26' }, '2027-02-24'],
  ] as const)('is %s', (_, severity, known, until) => {
    expect(dueDay({ severity }, known)).toBe(until);
  });

  it('runs from the first look and ends with its last day', () => {
    const advisories = advisoriesIn(answer);
    const first = judgeAdvisories(advisories, {}, new Date('2026-11-26T23:00:00Z'));
    expect(first.known).toEqual({ [serious]: { seen: '2026-11-26' }, [minor]: { seen: '2026-11-26' } });
    expect(first.overdue).toEqual([]);
    const lastDay = judgeAdvisories(advisories, first.known, new Date('2026-12-10T23:59:00Z'));
    expect(lastDay.overdue).toEqual([]);
    const over = judgeAdvisories(advisories, lastDay.known, new Date('2026-12-11T00:00:00Z'));
    expect(over.overdue.map(({ url }) => url)).toEqual([serious]);
    expect(over.open.map(({ url }) => url)).toEqual([minor]);
  });

  it('begins again for one that was gone', () => {
    const gone = judgeAdvisories([], { [serious]: { seen: '2026-01-01' } }, new Date('2026-11-26T00:00:00Z'));
    expect(gone.known).toEqual({});
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-advisories-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const known = join(folder, 'known.json');
  /** Runs it with a registry that answers like this. */
  async function check(printed: string, ...options: string[]) {
    writeFileSync(join(folder, 'answer.json'), printed);
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat ${join(folder, 'answer.json')}\nexit 1\n`);
    chmodSync(join(folder, 'npm'), 0o755);
    const env = { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` };
    return run(process.execPath, [join(root, 'tools/check-advisories.ts'), ...options], { env });
  }

  it('fails once a time has passed, and keeps when each was first seen', async () => {
    expect((await check(answer, '--known', known)).code).toBe(0);
    const kept = JSON.parse(readFileSync(known, 'utf8')) as Record<string, { seen: string }>;
    expect(Object.keys(kept)).toEqual([serious, minor]);
    writeFileSync(known, JSON.stringify({ ...kept, [serious]: { seen: '2026-01-02' } }));
    const { code, output } = await check(answer, '--known', known);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/Overdue:\n {2}- inflate-it \(high\), until 2026-01-16/) });
    expect(JSON.parse(readFileSync(known, 'utf8'))).toMatchObject({ [serious]: { seen: '2026-01-02' } });
  });

  it('says that there is no answer, and forgets nothing', async () => {
    writeFileSync(known, JSON.stringify({ [serious]: { seen: '2026-01-02' } }));
    expect((await check('{ "error": {} }', '--known', known)).code).toBe(2);
    expect(JSON.parse(readFileSync(known, 'utf8'))).toEqual({ [serious]: { seen: '2026-01-02' } });
    expect((await check(answer)).code).toBe(2);
  });
});
