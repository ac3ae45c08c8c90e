import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Caller } from '#src/platform/auth/actor.ts';

/**
 * Lets the virus scanner see a stored object, where there is one. It gets whole objects only, so that a slow sender doesn't keep it waiting.
 * What it finds something in is refused, and so is what it can't judge.
 */
export async function refuseInfected({ platform, log }: Context<Caller>, key: string): Promise<void> {
  if (platform.virusScanner === undefined) return;
  const found = await platform.virusScanner.scan(await platform.files.read(key)).catch((error: unknown) => {
    log.error({ err: error }, 'file not scanned');
    throw fail('attachment.notScanned');
  });
  if (found === undefined) return;
  log.warn({ found }, 'infected file refused');
  throw fail('attachment.infected');
}
