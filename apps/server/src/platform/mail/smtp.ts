import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#src/config.ts';
import { readCertificates } from '#src/service-certificates.ts';
import type { Log } from '../log.ts';

export interface RenderedMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Sends a mail, or fails. The signal says that its result no longer counts. */
export type Deliver = (mail: RenderedMail, signal: AbortSignal) => Promise<void>;

/** What nodemailer throws. */
type Refused = Error & { code?: string; command?: string; permanent?: boolean };

/** The mail server could not be reached, or left in the middle. */
const isAway = ({ code = '' }: Refused): boolean => ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT'].includes(code);

/** The mail server knows that this recipient will never get a mail (a reply of 5xx to `RCPT TO`). */
const isForNoOne = ({ command, permanent }: Refused): boolean => command === 'RCPT TO' && permanent === true;

/** While the mail server is away, each try that fails keeps its worker for so long: a queue of mails costs the database a lot otherwise. Milliseconds. */
const restWhileAway = 1_000;

/** Each mail goes over a connection of its own, with the certificates as they are then. */
export const deliverBySmtp =
  ({ mailFrom: from, smtpCertificates }: Config, url: string, log: Log): Deliver =>
  async (mail, signal) => {
    // Where no mail is sent, the server starts without it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...(smtpCertificates === undefined ? {} : { tls: readCertificates(smtpCertificates) }) });
    try {
      await transport.sendMail({ from, ...mail });
    } catch (error) {
      const refused = error as Refused;
      if (isForNoOne(refused)) return log.warn({ messageId: mail.messageId }, 'mail refused for good');
      if (isAway(refused)) await wait(restWhileAway, undefined, { signal, ref: false }).catch(() => undefined);
      throw error;
    }
  };
