import { menuCounts } from '@heliodesk/contract/request';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { requestKeys, requestPaths } from '#src/domains/request/index.ts';
import { useMenuCounts } from './menu-counts.ts';

let calls: Received[];
let counts: { open: number; waiting: number; drafts: number };
const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
const entry = (path: string) => ({ path, name: path, component: '', meta: { title: '', icon: '' } });

beforeEach(() => {
  client.clear();
  counts = { open: 4, waiting: 2, drafts: 1 };
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
      'profile-myRequest': { count: 4, waiting: 2, cap: 99 },
      'profile-draftRequest': { count: 1, cap: 99 },
    }),
  );
  counts = { open: 5, waiting: 2, drafts: 0 };
  await client.invalidateQueries({ queryKey: requestKeys.all });
  await waitFor(() => expect(result.current?.['profile-draftRequest']).toEqual({ count: 0, cap: 99 }));
  vi.useRealTimers();
});

test('where the menu has no own requests, nothing is asked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const menu = [entry('/desk')];
  renderHook(() => useMenuCounts(menu), { wrapper });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(callsTo(calls, menuCounts)).toEqual([]);
  vi.useRealTimers();
});
