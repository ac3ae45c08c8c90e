// @shares-process
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '#src/platform/http/call-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

const lost = new CallError({ failure: 'network', message: '' });

test('a write without a connection fails immediately, and is not sent later', async () => {
  onlineManager.setOnline(false);
  const write = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(lost) });
  await expect(write.mutate()).rejects.toBe(lost);
});

test('a question without a connection fails immediately, and is asked again when it is back', async () => {
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  const question = new QueryObserver<string>(client, {
    queryKey: ['rows'],
    queryFn: () => (onlineManager.isOnline() ? Promise.resolve('rows') : Promise.reject(lost)),
  });
  const end = question.subscribe(() => undefined);
  await vi.waitFor(() => expect(question.getCurrentResult().error).toBe(lost));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(question.getCurrentResult().data).toBe('rows'));
  end();
  client.unmount();
});
