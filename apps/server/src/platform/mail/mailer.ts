import { randomUUID } from 'node:crypto';
import type { Language } from '@heliodesk/contract/kit';
import { createTransport } from 'nodemailer';
import type { Config } from '#src/config.ts';
import { readCertificates, type CertificateFiles } from '#src/service-certificates.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { queue, type Jobs } from '../jobs/jobs.ts';
import { insertDemoMail } from './demo-mail-store.ts';
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

/** Mails carry links that sign in or reset a password; a sent one is not kept. */
const mails = queue<QueuedMail>({ name: 'mail', retries: 8, expireInSeconds: 60, concurrency: 2, isForgotten: true });

interface RenderedMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

type Deliver = (mail: RenderedMail) => Promise<void>;

/** Each mail goes over a connection of its own, with the certificates as they are then. */
const throughSmtp =
  (url: string, from: string, certificates: CertificateFiles | undefined): Deliver =>
  async (mail) => {
    const transport = createTransport({ url, ...(certificates === undefined ? {} : { tls: readCertificates(certificates) }) });
    await transport.sendMail({ from, ...mail });
  };

const intoDemoMailbox =
  (database: Database, clock: Clock): Deliver =>
  ({ to, subject, text, html }) =>
    insertDemoMail(database.db, { sent_at: clock.now(), recipient: to, subject, body_text: text, body_html: html });

/** Lets mail programs unsubscribe with one click (RFC 8058): they post to the address by themselves. */
const unsubscribeHeaders = (publicUrl: string, path: string | undefined): Pick<RenderedMail, 'headers'> =>
  path === undefined
    ? {}
    : { headers: { 'List-Unsubscribe': `<${publicUrl}${path}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };

/** Mails go through SMTP if it is configured, else to the demo's mailbox page. */
export function createMailer(config: Config, database: Database, clock: Clock, jobs: Jobs): Mailer {
  const deliver =
    config.smtpUrl === undefined ? intoDemoMailbox(database, clock) : throughSmtp(config.smtpUrl, config.mailFrom, config.smtpCertificates);
  const { hostname } = new URL(config.publicUrl);
  jobs.define(mails, (mail) =>
    deliver({
      messageId: `<${mail.id}@${hostname}>`,
      to: mail.to,
      ...renderMail(mail, config.publicUrl),
      ...unsubscribeHeaders(config.publicUrl, mail.unsubscribePath),
    }),
  );
  return { send: (tx, mail) => jobs.enqueue(tx, mails, { ...mail, id: randomUUID() }) };
}
