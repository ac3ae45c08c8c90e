import { queryModule } from '@heliodesk/contract/module';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';

/** What our registry says of one serial number; an extra of the screens that show it, so it fails silently. */
export const registryEntry = (sn: string) =>
  queryOptions({
    queryKey: ['module', sn],
    queryFn: ({ signal }) => call(queryModule, { query: { sn }, signal, quiet: true, background: true }),
    retry: false,
  });
