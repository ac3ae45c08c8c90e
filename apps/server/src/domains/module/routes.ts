import { queryModule } from '@heliodesk/contract/module';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { queryRegistry } from './service.ts';

/** The registry of produced modules and the public query of it. */
export function registerModule(mounting: Mounting): void {
  mount(mounting, queryModule, (context, { query }) => queryRegistry(context, query));
}
