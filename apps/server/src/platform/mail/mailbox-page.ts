import { directionOf, type Language } from '@heliodesk/contract/kit';
import { translate } from '../i18n/texts.ts';
import { writeUtc } from '../i18n/utc-time.ts';
import type { DemoMail } from './demo-mail-store.ts';

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
/** Addresses, times and links run from left to right in every language. */
const ltr = (html: string): string => `<bdi dir="ltr">${html}</bdi>`;

const style = `:root{color-scheme:light dark;--ink:#15212e;--soft:#4d5c6d;--back:#f4f6f9;--page:#fff;--line:#d5dde6;--link:#1260b3}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf4;--soft:#a5b4c4;--back:#0f1821;--page:#17222d;--line:#33424f;--link:#7db8f5}}
*{box-sizing:border-box}body{margin:0;padding:24px 16px;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1000px;margin:0 auto;padding:24px;background:var(--page);border:1px solid var(--line);border-radius:8px}
h1{margin:0 0 8px;font-size:24px}p{margin:0 0 16px}.soft,dt,th{color:var(--soft)}a{color:var(--link)}a,button,input{min-height:24px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-block-end:16px}label{display:grid;gap:4px}
input,button{padding:8px 12px;border:1px solid var(--soft);border-radius:6px;background:var(--page);color:inherit;font:inherit}
table{inline-size:100%;border-collapse:collapse}th,td{padding:8px;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
nav{display:flex;gap:16px;margin-block-start:16px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
@media (min-width:760px){td:first-child{white-space:nowrap}td:nth-child(2){min-inline-size:296px}}
@media (max-width:759px){thead{position:absolute;clip-path:inset(50%)}tr{display:block;padding-block:12px;border-block-end:1px solid var(--line)}
td{display:block;padding:0;border:0}td:not(:last-child){color:var(--soft);font-size:14px}}`;

const page = (language: Language, title: string, content: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} | Heliodesk</title><style>${style}</style></head><body><main>${content}</main></body></html>`;

export interface MailboxList {
  mails: readonly DemoMail[];
  total: number;
  recipient: string;
  pageNum: number;
  pageSize: number;
}

const listAddress = (recipient: string, pageNum: number): string =>
  escapeHtml(`/demo/mailbox?${new URLSearchParams({ to: recipient, page: String(pageNum) })}`);

/** The list, newest first. */
export function mailboxPage(language: Language, { mails, total, recipient, pageNum, pageSize }: MailboxList): string {
  const t = translate(language);
  const say = (key: string, params?: Record<string, string | number>): string => escapeHtml(t(`mailbox:${key}`, params));
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const row = (mail: DemoMail): string =>
    `<tr><td>${ltr(writeUtc(mail.sent_at))}</td><td>${ltr(escapeHtml(mail.recipient))}</td><td><a href="/demo/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`;
  const table = `<table><thead><tr><th scope="col">${say('sentAt')}</th><th scope="col">${say('recipient')}</th><th scope="col">${say('subject')}</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`;
  const empty = `<p role="status">${recipient === '' ? say('none') : say('noneFor', { recipient })}</p>`;
  const newer = pageNum > 1 ? `<a href="${listAddress(recipient, pageNum - 1)}" rel="prev">${say('newer')}</a>` : '';
  const older = pageNum < pages ? `<a href="${listAddress(recipient, pageNum + 1)}" rel="next">${say('older')}</a>` : '';
  const pager =
    pages > 1 ? `<nav aria-label="${say('pages')}">${newer}<span>${say('page', { page: pageNum, pages })}</span>${older}</nav>` : '';
  const search = `<form role="search"><label>${say('search')}<input type="search" name="to" value="${escapeHtml(recipient)}" maxlength="254" dir="ltr"></label><button>${say('find')}</button>${recipient === '' ? '' : `<a href="/demo/mailbox">${escapeHtml(t('common:showAll'))}</a>`}</form>`;
  return page(
    language,
    t('mailbox:title'),
    `<h1>${say('title')}</h1><p class="soft">${say('intro')}</p>${search}${mails.length === 0 ? empty : table}${pager}`,
  );
}

/** Escapes a text and turns the addresses of this site in it into links. */
function withLinks(text: string, publicUrl: string): string {
  const escaped = escapeHtml(text);
  const base = escapeHtml(publicUrl).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return escaped.replaceAll(new RegExp(`${base}(?:/[\\w./?=%~+-]*)?`, 'g'), (address) => ltr(`<a href="${address}">${address}</a>`));
}

/** One mail with its text and links. */
export function mailPage(language: Language, mail: DemoMail & { body_text: string }, publicUrl: string): string {
  const t = translate(language);
  const facts = `<dl><dt>${escapeHtml(t('mailbox:recipient'))}</dt><dd>${ltr(escapeHtml(mail.recipient))}</dd><dt>${escapeHtml(t('mailbox:sentAt'))}</dt><dd>${ltr(writeUtc(mail.sent_at))}</dd></dl>`;
  return page(
    language,
    mail.subject,
    `<p><a href="/demo/mailbox">${escapeHtml(t('mailbox:back'))}</a></p><h1>${escapeHtml(mail.subject)}</h1>${facts}<pre dir="auto">${withLinks(mail.body_text, publicUrl)}</pre>`,
  );
}
