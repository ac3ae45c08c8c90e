import { pino } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUseError } from './platform/db/folder-lock.ts';
import { migrate } from './platform/db/migrate.ts';
import { logSettings } from './platform/log.ts';
import { openDatabase } from './platform/open-platform.ts';
import { removeAbandonedFolders } from './platform/storage/working-folder.ts';

async function start(): Promise<void> {
  const config = readConfig();
  const log = pino(logSettings(config.logLevel));
  await removeAbandonedFolders();
  const database = await openDatabase(config, log);
  await migrate(database);
  const app = await buildApp(config, database, systemClock);
  await app.start();
  const demo = config.mode === 'demo' ? await import('./demo/build-demo.ts') : undefined;
  await demo?.buildDemo(app.platform);
  const address = await app.http.listen({ host: config.host, port: config.port });
  log.info(`Heliodesk is ready at ${address}`);
  demo?.announceDemo(log);
  // The rest of the registry follows while people look around.
  demo?.fillRegistry(app.platform).catch((error: unknown) => log.error({ err: error }, 'demo registry'));

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what runs`);
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  // What the operator can mend is said in one message, without a stack.
  if (error instanceof ConfigError || error instanceof FolderInUseError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
