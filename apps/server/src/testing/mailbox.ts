import type { TestApp } from './test-app.ts';
import { eventually } from './eventually.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  /** What the mail's button leads to, a path of the site; empty without one. */
  path: string;
}

/** The mails that someone has received, oldest first. */
export async function mailsTo(app: TestApp, recipient: string): Promise<ReceivedMail[]> {
  const rows = await app.platform.db
    .selectFrom('demo_mail')
    .select(['subject', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  const base = app.platform.config.publicUrl;
  return rows.map(({ subject, body_text }) => {
    const link = body_text.split('\n').find((line) => line.startsWith(`${base}/`)) ?? base;
    return { subject, text: body_text, path: link.slice(base.length) };
  });
}

/** The mail number `count` to someone, once it has arrived; mails are sent in the background. */
export const mailTo = (app: TestApp, recipient: string, count = 1): Promise<ReceivedMail> =>
  eventually(async () => {
    const mail = (await mailsTo(app, recipient))[count - 1];
    if (mail === undefined) throw new Error(`No mail number ${count} to ${recipient} has arrived`);
    return mail;
  });

/** The first mail to someone that says something, once it has arrived. Mails that are sent at about the same time come in either order. */
export const mailWith = (app: TestApp, recipient: string, words: string | RegExp): Promise<ReceivedMail> =>
  eventually(async () => {
    const says = ({ subject, text }: ReceivedMail): boolean =>
      typeof words === 'string' ? `${subject}\n${text}`.includes(words) : words.test(`${subject}\n${text}`);
    const mail = (await mailsTo(app, recipient)).find(says);
    if (mail === undefined) throw new Error(`No mail to ${recipient} says ${String(words)}`);
    return mail;
  });

/** What the link of a mail carries under a name. */
export const linkValue = ({ path }: ReceivedMail, name: string): string => new URL(path, 'http://site').searchParams.get(name) ?? '';
