import { transaction } from '#src/platform/db/transaction.ts';
import type { Mounting } from '#src/platform/http/mount.ts';
import { addRoutes } from './routes.ts';
import { prepareDictionaries } from './service/dictionaries.ts';

export { countryCodeOf, countryName, timeZoneOf } from './service/countries.ts';
export { checkChoices, type Choice } from './service/dictionaries.ts';
export { systemConfigOf, type SystemConfig } from './service/system-config.ts';

/** Adds countries, dictionaries, the system configuration and announcements. */
export function addReference(mounting: Mounting): void {
  const { platform } = mounting;
  platform.onStart(() => transaction(platform.db, prepareDictionaries));
  addRoutes(mounting);
}
