import { compileEngine } from './platform/db/engine.ts';

// Without the address of a database the embedded one is taken, which other threads compile while this one loads everything else.
const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
if (!DATABASE_URL && !DATABASE_URL_FILE) compileEngine().catch(() => undefined);
const { runServer } = await import('./start/run-server.ts');
await runServer();
