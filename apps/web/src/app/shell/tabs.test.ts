// @shares-process
import { describe, expect, test } from 'vitest';
import { affix, close, losing, markUnsaved, nextAfterClosing, renew, visit } from './tabs.ts';
import type { OpenTab } from './tabs.ts';

const page = (path: string, affix = false) => ({ path, fullPath: path, name: path.slice(1), meta: { affix } });
const opened = (...paths: string[]): readonly OpenTab[] =>
  paths.reduce<readonly OpenTab[]>((tabs, path) => visit(tabs, page(path)), affix([], [page('/home', true)]));
const paths = (tabs: readonly OpenTab[]): string[] => tabs.map((tab) => tab.path);

describe('visiting', () => {
  test('a page has one tab, which follows its address', () => {
    const tabs = visit(opened('/desk', '/insight'), { ...page('/desk'), fullPath: '/desk?pageNum=2' });
    expect(paths(tabs)).toEqual(['/home', '/desk', '/insight']);
    expect(tabs[1]).toMatchObject({ fullPath: '/desk?pageNum=2', path: '/desk', name: 'desk', meta: { affix: false } });
  });

  test('the same visit again changes nothing', () => {
    const tabs = opened('/desk');
    expect(visit(tabs, page('/desk'))).toBe(tabs);
  });
});

describe('closing', () => {
  const tabs = opened('/a', '/b', '/c');

  test.each([
    ['current', '/b', ['/home', '/a', '/c']],
    ['others', '/b', ['/home', '/b']],
    ['all', '/b', ['/home']],
    ['current', '/home', ['/home', '/a', '/b', '/c']],
  ] as const)('%s at %s leaves %j', (closing, path, left) => {
    expect(paths(close(tabs, closing, path))).toEqual(left);
  });

  test.each([
    ['goes to the next one', '/b', '/b', '/c'],
    ['goes to the one before the last', '/c', '/c', '/b'],
    ['stays where one is', '/b', '/a', undefined],
  ])('%s', (_what, closed, active, next) => {
    expect(nextAfterClosing(tabs, close(tabs, 'current', closed), active)).toBe(next);
  });

  test('the last page goes home, and a page keeps its address', () => {
    const [only] = visit([], page('/a'));
    expect(nextAfterClosing(only ? [only] : [], [], '/a')).toBe('/home');
    const listed = visit(opened('/a'), { ...page('/desk'), fullPath: '/desk?status=1' });
    expect(nextAfterClosing(listed, close(listed, 'current', '/a'), '/a')).toBe('/desk?status=1');
  });
});

describe('what would be lost', () => {
  const tabs = markUnsaved(markUnsaved(opened('/a', '/b'), '/a', 'form', true), '/a', 'chat', true);

  test('a page is unsaved until its last part is saved', () => {
    const saved = markUnsaved(tabs, '/a', 'form', false);
    expect(paths(losing(saved, []))).toEqual(['/a']);
    expect(losing(markUnsaved(saved, '/a', 'chat', false), [])).toEqual([]);
  });

  test('closing another page loses nothing, refreshing this one does and clears it', () => {
    expect(losing(tabs, close(tabs, 'current', '/b'))).toEqual([]);
    const fresh = renew(tabs, '/a');
    expect(paths(losing(tabs, fresh))).toEqual(['/a']);
    expect(losing(fresh, [])).toEqual([]);
  });
});
