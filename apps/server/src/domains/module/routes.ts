import { queryModule } from '@heliodesk/contract/module';
import type { Identity } from '#src/domains/identity/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { queryRegistry } from './service.ts';

/** The registry of produced modules and the public query of it. */
export function registerModule(mounting: Mounting, identity: Identity): void {
  mount(mounting, queryModule, ({ actor, origin, language, query }) =>
    queryRegistry(mounting.platform, identity, actor, origin, language, query),
  );
}
