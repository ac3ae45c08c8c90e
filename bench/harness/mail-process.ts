import { startMailSink } from '../../apps/server/src/testing/mail-sink.ts';

/* A mail server in a process of its own, as mails leave the machine in production; ends when its parent does. */

const { port } = await startMailSink();
process.send?.(port);
process.once('disconnect', () => process.exit());
