import { queryModule } from '@heliodesk/contract/module';
import { mountUseCase, type Mounting } from '#src/platform/http/mount.ts';
import { queryRegistry } from './service.ts';

/** The registry of produced modules and the public query of it. */
export function registerModule(mounting: Mounting): void {
  mountUseCase(mounting, queryModule, (context, { query }) => queryRegistry(context, query));
}
