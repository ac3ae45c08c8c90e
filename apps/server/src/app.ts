import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAccount } from './domains/account/index.ts';
import { registerAttachment } from './domains/attachment/index.ts';
import { registerCaseChat } from './domains/case-chat/index.ts';
import { registerMacro } from './domains/macro/index.ts';
import { registerRouting } from './domains/routing/index.ts';
import { registerEnquiry } from './domains/enquiry/index.ts';
import { registerIdentity, configuredSignOn, signOnSource } from './domains/identity/index.ts';
import { registerModule } from './domains/module/index.ts';
import { registerModuleClaim } from './domains/module-claim/index.ts';
import { registerNotification } from './domains/notification/index.ts';
import { registerPayment } from './domains/payment/index.ts';
import { registerReference, languageSettingsOf, systemConfigOf } from './domains/reference/index.ts';
import { registerRequest } from './domains/request/index.ts';
import { registerSerialNumber } from './domains/serial-number/index.ts';
import { registerShipment } from './domains/shipment/index.ts';
import { registerSolution } from './domains/solution/index.ts';
import { registerTrackerClaim } from './domains/tracker-claim/index.ts';
import { addApiDocs } from './platform/http/api-docs.ts';
import { addDemoMailbox } from './platform/http/demo-mailbox.ts';
import { addHealth } from './platform/http/health.ts';
import type { Mounting } from './platform/http/mount.ts';
import { addRootTexts } from './platform/http/root-texts.ts';
import { createHttpServer } from './platform/http/server.ts';
import { addWebFiles } from './platform/http/web-files.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { registerLive } from './platform/live/register.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';

export interface App {
  http: FastifyInstance;
  platform: Platform;
  /** Starts live events and what jobs are sent through; tests that need neither leave it out. */
  start: () => Promise<void>;
  /** Takes jobs, after `start`. */
  work: () => Promise<void>;
  /** Finishes what runs, then closes everything. */
  stop: () => Promise<void>;
}

/** Every domain, from the ground up. */
function registerDomains(mounting: Mounting): void {
  registerLive(mounting);
  registerIdentity(mounting);
  registerReference(mounting);
  registerAttachment(mounting);
  registerAccount(mounting);
  registerModule(mounting);
  registerRequest(mounting);
  registerSerialNumber(mounting);
  registerSolution(mounting);
  registerPayment(mounting);
  registerShipment(mounting);
  registerEnquiry(mounting);
  registerModuleClaim(mounting);
  registerTrackerClaim(mounting);
  registerCaseChat(mounting);
  registerMacro(mounting);
  registerRouting(mounting);
  registerNotification(mounting);
}

/** Without an identity provider in its settings the demo has one of its own, which production never loads. */
async function addDemoSignOn({ app, platform }: Mounting): Promise<void> {
  if (platform.config.mode !== 'demo' || configuredSignOn(platform.config) !== undefined) return;
  const { addDemoIdentityProvider } = await import('./demo/identity-provider/routes.ts');
  signOnSource.register(platform, addDemoIdentityProvider(app, platform));
}

/** The whole server on a migrated database; the table of contents. */
export async function buildApp(config: Config, database: Database, clock: Clock): Promise<App> {
  const http = await createHttpServer(config);
  const { platform, start, work, close } = await openPlatform(config, database, clock, http.log);
  await addApiDocs(http, platform);
  addHealth(http, platform);
  addDemoMailbox(http, platform);
  const mounting = { app: http, platform };
  await addDemoSignOn(mounting);
  registerDomains(mounting);
  addRootTexts(http, systemConfigOf(platform).verification);
  await addWebFiles(http, {
    fact: { name: 'languages', read: () => languageSettingsOf(platform).available() },
    guestOrigins: config.guestHosts.map(({ origin }) => origin),
  });
  return {
    http,
    platform,
    start,
    work,
    stop: async () => {
      await http.close();
      await close();
    },
  };
}
