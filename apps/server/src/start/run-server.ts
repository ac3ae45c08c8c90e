import { buildApp } from '../app.ts';
import { ConfigError } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { FolderInUseError } from '../platform/db/folder-lock.ts';
import { removeAbandonedFolders } from '../platform/storage/working-folder.ts';
import { prepareStart, StartError, type Prepared } from './prepare-start.ts';
import { updateDatabase } from './update-database.ts';

/** Prepares the start. Asked to stop while it waits for the database, the process ends as it would later. */
async function prepare(): Promise<Prepared> {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  try {
    return await prepareStart(waiting.signal);
  } catch (error) {
    if (waiting.signal.aborted) process.exit(0);
    throw error;
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
}

async function start(): Promise<void> {
  const { config, log, database } = await prepare();
  await removeAbandonedFolders();
  await updateDatabase(config, database);
  const app = await buildApp(config, database, systemClock);
  await app.start();
  const demo = config.mode === 'demo' ? await import('../demo/build-demo.ts') : undefined;
  if (demo) log.info('Preparing the demo');
  await demo?.buildDemo(app.platform);
  const address = await app.http.listen({ host: config.host, port: config.port });
  log.info(`Heliodesk is ready at ${address}`);
  // Looking for jobs would keep the first visitors waiting.
  await app.work();
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

/** Starts the server, and says what keeps it from starting. */
export async function runServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    // What the operator can mend is said in one message, without a stack.
    if (error instanceof ConfigError || error instanceof FolderInUseError) process.stderr.write(`${error.message}\n`);
    else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(error instanceof StartError ? error.exitCode : error instanceof ConfigError ? 78 : 1);
  }
}
