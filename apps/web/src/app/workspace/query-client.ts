import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isTransient } from '#src/platform/http/error-policy.ts';
import { freshFor } from '#src/platform/look-again.ts';

const maxRetries = 2;

/** Asks again only where no answer came; a refusal stays one, and offline there is no answer to wait for. */
const isWorthRetrying = (count: number, error: Error): boolean => count < maxRetries && isTransient(error) && onlineManager.isOnline();

/**
 * What the workspace keeps of answers. Without a connection, a question or a write fails immediately and says so, instead of silently
 * waiting for it; questions are asked again when it is back.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: freshFor, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
