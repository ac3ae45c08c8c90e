import { directionOf, type Language } from '@heliodesk/contract/kit';
import { translate } from '#src/platform/i18n/texts.ts';
import type { ProviderAccount } from './provider.ts';

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const style = `:root{color-scheme:light dark;--ink:#15212e;--soft:#4d5c6d;--back:#f4f6f9;--page:#fff;--line:#d5dde6;--link:#1260b3}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf4;--soft:#a5b4c4;--back:#0f1821;--page:#17222d;--line:#33424f;--link:#7db8f5}}
*{box-sizing:border-box}body{margin:0;padding:24px 16px;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px;background:var(--page);border:1px solid var(--line);border-radius:8px}
h1{margin:0 0 8px;font-size:24px;line-height:1.3}p{margin:0 0 16px;color:var(--soft)}a{color:var(--link)}ul{display:grid;gap:8px;margin:0 0 16px;padding:0;list-style:none}
button{display:grid;gap:2px;inline-size:100%;padding:8px 12px;border:1px solid var(--soft);border-radius:6px;background:var(--page);color:inherit;font:inherit;text-align:start;cursor:pointer}
button:hover{border-color:var(--link)}button:focus-visible,a:focus-visible{outline:2px solid var(--link);outline-offset:2px}small{color:var(--soft);font-size:14px}
.plain{inline-size:auto;border-color:transparent;color:var(--link);padding-inline:0}`;

const page = (language: Language, title: string, content: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} | Heliodesk</title><style>${style}</style></head><body><main>${content}</main></body></html>`;

export interface Choice extends ProviderAccount {
  isKnown: boolean;
}

/** The people of the demo, one button for each. */
export function choicePage(language: Language, path: string, choices: readonly Choice[]): string {
  const t = translate(language);
  const say = (key: string): string => escapeHtml(t(`demoSignOn:${key}`));
  const choose = (subject: string): string => `method="post" action="${escapeHtml(`${path}?${new URLSearchParams({ as: subject })}`)}"`;
  const item = ({ subject, name, email, isKnown }: Choice): string =>
    `<li><form ${choose(subject)}><button><b>${escapeHtml(name)}</b><small><bdi dir="ltr">${escapeHtml(email)}</bdi></small>${isKnown ? '' : `<small>${say('unknown')}</small>`}</button></form></li>`;
  const list = `<ul>${choices.map(item).join('')}</ul>`;
  return page(
    language,
    t('demoSignOn:title'),
    `<h1>${say('title')}</h1><p>${say('intro')}</p>${list}<form ${choose('')}><button class="plain">${say('cancel')}</button></form>`,
  );
}

/** In place of what the provider would show of a sign-in that cannot continue. */
export function lostPage(language: Language): string {
  const t = translate(language);
  const say = (key: string): string => escapeHtml(t(`demoSignOn:${key}`));
  return page(language, t('demoSignOn:failed'), `<h1>${say('failed')}</h1><p>${say('failedText')}</p><a href="/login">${say('back')}</a>`);
}
