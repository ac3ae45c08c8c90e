import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const doc = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** Paths without a folder of the repository are under the server's sources, as the page says. */
const fileOf = (path: string): string => join(root, /^(?:apps|packages|e2e|tools)\//.test(path) ? path : `apps/server/src/${path}`);

interface Row {
  number: string;
  how: string;
  proof: string;
}

const rows: Row[] = doc.split('\n').flatMap((line) => {
  const [, number = '', , how = '', proof = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, how, proof }] : [];
});

const cited = rows.flatMap(({ number, proof }) =>
  [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = '', name = '']) => ({ number, path, name })),
);

/** The requirements of levels 1 and 2 in ASVS 5.0.0 without V17: of each section all up to a number, but for those that are of level 3. */
const sections =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 ' +
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 ' +
  '10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 ' +
  '14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3';
const upTo = (section: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
const required = sections.split(' ').flatMap((part) => {
  const [section = '', count = ''] = part.split(':');
  return upTo(section, 1, Number(count));
});

/** What the lines of the chapters leave out: single numbers, and "6.5.1 to 6.5.5". */
const leftOut = [...doc.matchAll(/^Does not apply: (.*)$/gm)].flatMap(([, line = '']) =>
  [...line.matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(([, section = '', from = '', to]) =>
    upTo(section, Number(from), Number(to ?? from)),
  ),
);

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A test's name comes after `it(`, `test(` or the list of `it.each`, in any kind of quotes. */
const declares = (source: string, name: string): boolean =>
  new RegExp(String.raw`(?:\b(?:it|test)|\))\(\s*(['"\`])${escape(name)}\1\s*,`).test(source.replaceAll(/\\(['"`])/g, '$1'));

describe('the map of the standard', () => {
  it('has rows of every chapter and reads all of their proofs', () => {
    expect(new Set(rows.map(({ number }) => number.split('.')[0])).size).toBe(16);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.filter(({ proof }) => proof.replaceAll(/`[^`]+` “[^”]+”(?:; |$)/g, '') !== '')).toEqual([]);
    expect(cited.length).toBeGreaterThan(200);
  });

  it('leaves out no requirement without a word, and none twice', () => {
    expect([...rows.map(({ number }) => number), ...leftOut].toSorted()).toEqual(required.toSorted());
  });

  it('cites tests that there are', () => {
    const sources = new Map([...new Set(cited.map(({ path }) => path))].map((path) => [path, fileOf(path)]));
    expect([...sources].filter(([, file]) => !existsSync(file)).map(([path]) => path)).toEqual([]);
    const missing = cited.filter(({ path, name }) => !declares(readFileSync(fileOf(path), 'utf8'), name));
    expect(missing).toEqual([]);
  });

  it('does not take a renamed test for the one it cites', () => {
    const source = "it('holds', () => {}); it.each([1, 2])('counts %s', () => {}); // it holds more";
    expect(['holds', 'counts %s', 'holds more', 'hold'].map((name) => declares(source, name))).toEqual([true, true, false, false]);
  });

  it('names in its summary exactly what its rows call a deviation or not met', () => {
    const listed = (word: string): string[] => new RegExp(`^${word}[^:]*: ([^]*?)\\.$`, 'm').exec(doc)?.[1]?.split(/,\s+/) ?? [];
    const marked = (mark: RegExp): string[] => rows.filter(({ how }) => mark.test(how)).map(({ number }) => number);
    expect(listed('Deviations')).toEqual(marked(/\*\*Deviation\*\*/));
    expect(listed('Not met yet')).toEqual(marked(/\*\*not (?:met|enforced) yet\*\*/i));
  });
});
