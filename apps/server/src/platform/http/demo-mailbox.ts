import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { languageOf } from '../i18n/texts.ts';
import { findDemoMail, findDemoMails } from '../mail/demo-mail-store.ts';
import { mailboxPage, mailPage } from '../mail/mailbox-page.ts';
import type { Platform } from '../platform.ts';
import { fail } from './failure.ts';

const pageSize = 20;
const ListQuery = z.object({ to: z.string().trim().max(254).default(''), page: z.coerce.number().int().min(1).max(100_000).default(1) });
const MailParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** `/demo/mailbox` shows what would have been mailed (spec 3 §5); it exists in demo mode only. */
export function addDemoMailbox(app: FastifyInstance, { config, db }: Platform): void {
  if (config.mode !== 'demo') return;
  app.get('/demo/mailbox', { schema: { hide: true, querystring: ListQuery } }, async (request, reply) => {
    const { to, page } = request.query as z.output<typeof ListQuery>;
    const { mails, total } = await findDemoMails(db, to, pageSize, (page - 1) * pageSize);
    return sendPage(reply, mailboxPage(languageOf(request.headers), { mails, total, recipient: to, pageNum: page, pageSize }));
  });
  app.get('/demo/mailbox/:id', { schema: { hide: true, params: MailParams } }, async (request, reply) => {
    const mail = await findDemoMail(db, (request.params as z.output<typeof MailParams>).id);
    if (mail === undefined) throw fail('notFound');
    return sendPage(reply, mailPage(languageOf(request.headers), mail, config.publicUrl));
  });
}
