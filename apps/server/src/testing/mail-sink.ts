import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every mail and keeps only its recipients. */
export interface MailSink {
  port: number;
  recipients: readonly string[];
  stop: () => Promise<void>;
}

/** Starts one on a port of its own, or on a given one. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    recipients,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
