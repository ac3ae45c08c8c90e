// @shares-process
import { countBankDetails, paymentPages } from '@heliodesk/contract/payment';
import { deskCounts, menuCounts } from '@heliodesk/contract/request';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { requestKeys, requestPaths } from '#src/domains/request/index.ts';
import { useMenuCounts } from './menu-counts.ts';

let calls: Received[];
let counts: Record<'open' | 'tasks' | 'drafts', number>;
const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
const entry = (path: string) => ({ path, name: path, component: '', meta: { title: '', icon: '' } });

beforeEach(() => {
  client.clear();
  counts = { open: 4, tasks: 3, drafts: 1 };
  calls = stubServer([[menuCounts, () => counts]]);
});

test('a customer’s menu gets its figures after the first page, and again after a write', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const menu = [entry(requestPaths.list)];
  const { result } = renderHook(() => useMenuCounts(menu), { wrapper });
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() =>
    expect(result.current).toEqual({
      'profile-myRequest': { count: 4, cap: 99 },
      'profile-tasks': { count: 3, isWaiting: true, cap: 99 },
      'profile-draftRequest': { count: 1, cap: 99 },
    }),
  );
  counts = { open: 5, tasks: 3, drafts: 0 };
  await client.invalidateQueries({ queryKey: requestKeys.all });
  await waitFor(() => expect(result.current?.['profile-draftRequest']).toEqual({ count: 0, cap: 99 }));
  vi.useRealTimers();
});

test('the menu of staff says how many requests are theirs', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const views = { all: 73, mine: 14, unassigned: 6, today: 4, late: 2, answered: 5, waitingCustomer: 31 };
  calls = stubServer([[deskCounts, { counts: views, cap: 10_000, countedAt: '2026-11-20T10:06:40Z' }]]);
  const menu = [entry('/desk')];
  const { result } = renderHook(() => useMenuCounts(menu), { wrapper });
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(result.current).toEqual({ desk: { count: 14, cap: 10_000 } }));
  expect(callsTo(calls, menuCounts)).toEqual([]);
  vi.useRealTimers();
});

test('the menu of finance says how much there is to check', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  calls = stubServer([[countBankDetails, { toCheck: 3, waiting: 4, confirmed: 9 }]]);
  const menu = [entry(paymentPages.bank)];
  const { result } = renderHook(() => useMenuCounts(menu), { wrapper });
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(result.current).toEqual({ 'payment-bank': { count: 3, isWaiting: true, cap: 999 } }));
  vi.useRealTimers();
});

test('where the menu has neither own requests nor the desk, nothing is asked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const menu = [entry('/user/profile')];
  renderHook(() => useMenuCounts(menu), { wrapper });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toEqual([]);
  vi.useRealTimers();
});
