import { randomUUID } from 'node:crypto';
import type { Language } from '@heliodesk/contract/kit';
import type { Config } from '#src/config.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { queue, type Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { insertDemoMail } from './demo-mail-store.ts';
import { deliverBySmtp, type Deliver, type RenderedMail } from './smtp.ts';
import { renderMail, type MailParams, type MailTemplate, type QueuedParams } from './render-mail.ts';

export interface Mail {
  to: string;
  language: Language;
  template: MailTemplate;
  params: MailParams;
  /** A path of this site that the mail's button leads to. */
  path?: string;
  /** The page that switches off mails like this one; nothing for those that always come. */
  unsubscribePath?: string;
}

export interface Mailer {
  /** Queues a mail in the transaction: it is sent exactly if that commits. */
  send: (tx: Tx, mail: Mail) => Promise<void>;
}

interface QueuedMail extends Omit<Mail, 'params'> {
  params: QueuedParams;
  /** The same for every attempt, so that mail servers recognize duplicates: an attempt may fail after the mail went out. */
  id: string;
}

/**
 * Mails carry links that sign in or reset a password; a sent one is not kept. One that fails is tried again for two days and more, as mail
 * servers do among themselves (RFC 5321 §4.5.4.1): after an hour or two, once an hour.
 */
const mails = queue<QueuedMail>({
  name: 'mail',
  retries: 60,
  longestWaitInSeconds: 3_600,
  expireInSeconds: 60,
  concurrency: 2,
  isForgotten: true,
});

const intoDemoMailbox =
  (database: Database, clock: Clock): Deliver =>
  ({ to, subject, text, html }) =>
    insertDemoMail(database.db, { sent_at: clock.now(), recipient: to, subject, body_text: text, body_html: html });

/** Lets mail programs unsubscribe with one click (RFC 8058): they post to the address by themselves. */
const unsubscribeHeaders = (publicUrl: string, path: string | undefined): Pick<RenderedMail, 'headers'> =>
  path === undefined
    ? {}
    : { headers: { 'List-Unsubscribe': `<${publicUrl}${path}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };

/** What the mailer needs of the platform. */
interface Surroundings {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
}

/** Mails go through SMTP if it is configured, else to the demo's mailbox page. */
export function createMailer({ config, database, clock, log }: Surroundings, jobs: Jobs): Mailer {
  const deliver = config.smtpUrl === undefined ? intoDemoMailbox(database, clock) : deliverBySmtp(config, config.smtpUrl, log);
  const { hostname } = new URL(config.publicUrl);
  jobs.define(mails, (mail, signal) =>
    deliver(
      {
        messageId: `<${mail.id}@${hostname}>`,
        to: mail.to,
        ...renderMail(mail, config.publicUrl),
        ...unsubscribeHeaders(config.publicUrl, mail.unsubscribePath),
      },
      signal,
    ),
  );
  return { send: (tx, mail) => jobs.enqueue(tx, mails, { ...mail, id: randomUUID() }) };
}
