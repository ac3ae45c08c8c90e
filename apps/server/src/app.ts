import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAccount, holdsSalutation, type AccountPorts } from './domains/account/index.ts';
import { registerAttachment } from './domains/attachment/index.ts';
import { registerCaseChat } from './domains/case-chat/index.ts';
import { registerEnquiry } from './domains/enquiry/index.ts';
import { registerIdentity, configuredSignOn, type SignOnSource, type StaffCases } from './domains/identity/index.ts';
import { registerModule } from './domains/module/index.ts';
import { registerModuleClaim, holdsClaimChoice } from './domains/module-claim/index.ts';
import { registerNotification } from './domains/notification/index.ts';
import { registerReference, languageSettingsOf, systemConfigOf } from './domains/reference/index.ts';
import {
  registerRequest,
  contactsWithOpenRequests,
  countOpenOf,
  findSuccessors,
  handOverCases,
  hasRequests,
  moveOpenRequests,
  openRequestsOf,
  openRequestsOfAccount,
} from './domains/request/index.ts';
import { registerSerialNumber } from './domains/serial-number/index.ts';
import { addApiDocs } from './platform/http/api-docs.ts';
import { addDemoMailbox } from './platform/http/demo-mailbox.ts';
import { addHealth } from './platform/http/health.ts';
import type { Mounting } from './platform/http/mount.ts';
import { addRootTexts } from './platform/http/root-texts.ts';
import { createHttpServer } from './platform/http/server.ts';
import { addWebFiles } from './platform/http/web-files.ts';
import type { Clock } from './platform/clock.ts';
import { contextOf, withTx } from './platform/context.ts';
import type { Database } from './platform/db/database.ts';
import { registerLive } from './platform/live/register.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';

export interface App {
  http: FastifyInstance;
  platform: Platform;
  /** Starts jobs and live events; tests that need neither leave it out. */
  start: () => Promise<void>;
  /** Finishes what runs, then closes everything. */
  stop: () => Promise<void>;
}

/** What accounts learn of the requests above them. */
const accountPorts: AccountPorts = {
  openRequestsOf,
  openRequestsOfAccount,
  contactsWithOpenRequests,
  hasRequests,
  moveOpenRequests,
};

/** Every domain, from the ground up. */
function addDomains(mounting: Mounting, signOn: SignOnSource | undefined): void {
  const { platform } = mounting;
  const cases: StaffCases = {
    countOpen: countOpenOf,
    findSuccessors,
    handOver: (tx, actor, handOver) => handOverCases(withTx(contextOf(platform, actor), tx), handOver),
  };
  registerLive(mounting);
  const identity = registerIdentity(mounting, () => systemConfigOf(platform).get('sys.account.captchaEnabled'), cases, signOn);
  registerReference(mounting, [holdsSalutation, holdsClaimChoice]);
  registerAttachment(mounting);
  registerAccount(mounting, identity, accountPorts);
  registerModule(mounting, identity);
  registerRequest(mounting);
  registerSerialNumber(mounting);
  registerEnquiry(mounting);
  registerModuleClaim(mounting);
  registerCaseChat(mounting);
  registerNotification(mounting);
}

/** The identity provider of the settings, else in the demo one of its own, which production never loads. */
async function findSignOn(config: Config, http: FastifyInstance, platform: Platform): Promise<SignOnSource | undefined> {
  const configured = configuredSignOn(config);
  if (configured !== undefined || config.mode !== 'demo') return configured;
  return (await import('./demo/identity-provider/routes.ts')).addDemoIdentityProvider(http, platform);
}

/** The whole server on a migrated database; the table of contents of this house. */
export async function buildApp(config: Config, database: Database, clock: Clock): Promise<App> {
  const http = await createHttpServer(config);
  const { platform, start, close } = await openPlatform(config, database, clock, http.log);
  await addApiDocs(http);
  addHealth(http, platform);
  addDemoMailbox(http, platform);
  addDomains({ app: http, platform }, await findSignOn(config, http, platform));
  addRootTexts(http, systemConfigOf(platform).verification);
  await addWebFiles(http, { name: 'languages', read: () => languageSettingsOf(platform).available() });
  return {
    http,
    platform,
    start,
    stop: async () => {
      await http.close();
      await close();
    },
  };
}
