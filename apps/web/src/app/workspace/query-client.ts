import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '#src/platform/http/error-policy.ts';

const maxRetries = 2;

/** Asks again only where no answer came; a refusal stays one. */
const isWorthRetrying = (count: number, error: Error): boolean => count < maxRetries && isTransient(error);

/** What the workspace keeps of answers. A write without a connection fails immediately and says so, instead of silently waiting for it. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 10_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
