import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '#src/platform/http/call-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('a write without a connection fails immediately, and is not sent later', async () => {
  onlineManager.setOnline(false);
  const lost = new CallError({ failure: 'network', message: '' });
  const write = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(lost) });
  await expect(write.mutate()).rejects.toBe(lost);
});
