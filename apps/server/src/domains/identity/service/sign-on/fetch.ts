import type { CustomFetch } from 'openid-client';

/** The provider does not answer, or its answer is unreadable. */
class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Metadata, keys and tokens are a few thousand bytes. */
const maxBytes = 512 * 1024;

async function readBounded(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ProviderUnavailable('the answer is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Calls the provider, but reads only up to a limit. Whatever prevents an answer becomes one kind of error. */
export const boundedFetch =
  (send: CustomFetch): CustomFetch =>
  async (url, options) => {
    try {
      const answer = await send(url, options);
      if (answer.status >= 500 || answer.status === 429) {
        await answer.body?.cancel();
        throw new ProviderUnavailable(`it answers ${answer.status}`);
      }
      const bytes = await readBounded(answer);
      return new Response(bytes.length === 0 ? null : bytes, { status: answer.status, headers: answer.headers });
    } catch (error) {
      throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable('it cannot be reached', { cause: error });
    }
  };

/** Whether that was the reason, no matter how deeply the client has wrapped it. */
export function isProviderUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ProviderUnavailable) return true;
  return false;
}
