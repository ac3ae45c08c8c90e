import { claimLifecycle, enquiryLifecycle, liveStatuses, requestStatuses } from '@heliodesk/contract/request';
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

test('a request runs in the states that the contract calls live', () => {
  expect(requestStatuses.filter(isRunning)).toEqual(liveStatuses);
  expect(Object.keys(statusLooks)).toEqual(requestStatuses);
});
