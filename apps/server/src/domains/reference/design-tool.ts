import type { Mounting } from '#src/platform/http/mount.ts';
import { systemConfigOf } from './service/system-config.ts';

/** Sends anyone who follows the site's link on to the design tool, or to the page that says what is to come. */
export function registerDesignTool({ app, platform }: Mounting): void {
  app.get('/designTool', { schema: { hide: true } }, async (_request, reply) => {
    const address = await systemConfigOf(platform).get('portal.designTool.url');
    return reply.header('cache-control', 'no-store').redirect(address === '' ? '/prepared/designTool' : address);
  });
}
