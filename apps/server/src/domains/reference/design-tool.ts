import type { Mounting } from '#src/platform/http/mount.ts';
import { systemConfigOf } from './service/system-config.ts';

/** Redirects the site's link to the design tool, or to the page that announces it. */
export function registerDesignTool({ app, platform }: Mounting): void {
  app.get('/designTool', { schema: { hide: true } }, async (_request, reply) => {
    const address = await systemConfigOf(platform).get('portal.designTool.url');
    return reply.header('cache-control', 'no-store').redirect(address === '' ? '/prepared/designTool' : address);
  });
}
