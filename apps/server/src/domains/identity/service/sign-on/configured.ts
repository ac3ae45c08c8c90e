import type { Config } from '#src/config.ts';
import type { Platform } from '#src/platform/platform.ts';
import { signOnSource } from '../../ports.ts';
import type { SignOnSource } from './provider.ts';

/** Where the identity provider sends browsers back to. */
export const callbackPath = '/oauth2/callback';

/** The identity provider that the settings name. */
export function configuredSignOn({ oidc, mode, publicUrl }: Config): SignOnSource | undefined {
  if (oidc === undefined) return undefined;
  return async () => ({ ...oidc, redirectUri: publicUrl + callbackPath, allowsHttp: mode === 'demo' });
}

/** The identity provider for employees, if there is one. */
export const findSignOnSource = (platform: Platform): SignOnSource | undefined =>
  configuredSignOn(platform.config) ?? signOnSource.find(platform);
