import * as api from '@heliodesk/contract/identity';
import { mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import { enterByLink } from './service/guests/enter-by-link.ts';

/** Where guests enter. It counts attempts before it looks at the link, and so opens its own transaction. */
export function registerGuestRoutes(mounting: Mounting): void {
  mountUnmanaged(mounting, api.enterByLink, (context, { body }) => enterByLink(context, body));
}
