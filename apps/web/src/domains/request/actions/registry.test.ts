// @shares-process
import { claimLifecycle, enquiryLifecycle, liveStatuses, requestStatuses } from '@heliodesk/contract/request';
import { loadPhrases } from '@heliodesk/phrases/languages';
import { expect, test } from 'vitest';
import { isRunning, statusLooks } from '../components/status-looks.ts';
import { findActionEntry, requestActions } from './registry.ts';

test('the registry has every action of the lifecycles, and no other', () => {
  const known = new Set([...Object.keys(claimLifecycle.actions), ...Object.keys(enquiryLifecycle.actions)]);
  expect(Object.keys(requestActions).toSorted()).toEqual([...known].toSorted());
});

test('a name that it does not have has no button', () => {
  expect(findActionEntry('constructor')).toBeNull();
  expect(findActionEntry('teleport')).toBeNull();
  expect(findActionEntry('withdraw')).toBe(requestActions.withdraw);
});

test('what a customer does, and what keeps them from it, is in texts that come with every list', async () => {
  const spoken = { ...(await loadPhrases('public', 'en')), ...(await loadPhrases('app', 'en')) };
  const specs = [...Object.entries(claimLifecycle.actions), ...Object.entries(enquiryLifecycle.actions)];
  const theirs = specs.filter(([, { by }]) => (by as readonly string[]).includes('customer'));
  const entries = theirs.map(([name]) => findActionEntry(name)).filter((entry) => entry !== null);
  expect(entries.length).toBeGreaterThan(3);
  for (const { label } of entries) expect(Object.keys(spoken)).toContain(label.split(':')[0]);
  for (const guard of theirs.flatMap(([, { guards = [] }]) => guards)) expect(spoken).toHaveProperty(['guards', guard]);
});

test('a request runs in the states that the contract calls live', () => {
  expect(requestStatuses.filter(isRunning)).toEqual(liveStatuses);
  expect(Object.keys(statusLooks)).toEqual(requestStatuses);
});
