import { mostSuggestions, type BindingSuggestion, type SuggestionReason } from '@heliodesk/contract/account';
import type { Context } from '#src/platform/context.ts';
import { searchPatterns } from '#src/platform/db/search-terms.ts';
import { findSuggested, type SuggestedRow } from '../store/suggestions.ts';
import { toCustomerChoice } from './on-behalf.ts';
import { readPage } from './reading-budget.ts';

/** What someone without a sign-in says about themselves; what they left out is empty. */
export interface Introduction {
  email: string;
  companyName: string;
  taxNo: string;
}

/** Everyone has an address there, whatever their company is. */
const mailProviders = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.de',
  'yahoo.es',
  'yahoo.fr',
  'yahoo.it',
  'yahoo.co.jp',
  'icloud.com',
  'me.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'orange.fr',
  'free.fr',
  'libero.it',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'qq.com',
  '163.com',
  '126.com',
  'proton.me',
  'protonmail.com',
]);

/** Words that say what kind of company it is; people leave them out, or write them differently. */
const legalForms =
  /(?<![\p{L}\p{N}])(?:gmbh(?: & co\.? kg)?|ag|kg|ug|se|s\.?\s?l\.?(?:\s?u\.?)?|s\.?\s?a\.?(?:\s?s\.?)?|s\.?a\.?r\.?l\.?|s\.?\s?r\.?\s?l\.?|s\.?p\.?a\.?|sp\. ?z ?o\. ?o\.?|ltd\.?|limited|llc|inc\.?|corp\.?|co\.?|plc|b\.?v\.?|n\.?v\.?|a\/?s|as|oy|ab|kk|k\.k\.)(?![\p{L}\p{N}])|株式会社|有限会社|有限公司/giu;

const weights: Record<SuggestionReason, number> = { email: 8, taxNo: 4, companyName: 2, emailDomain: 1 };

function reasonsOf({ by_email, by_tax, by_name, by_domain }: SuggestedRow): SuggestionReason[] {
  return [
    ...(by_email ? (['email'] as const) : []),
    ...(by_tax ? (['taxNo'] as const) : []),
    ...(by_name ? (['companyName'] as const) : []),
    ...(by_domain ? (['emailDomain'] as const) : []),
  ];
}

const weightOf = ({ reasons }: BindingSuggestion): number => reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** Contacts who someone may be, the likeliest first: those with the same address, tax number, company name or domain. */
export async function suggestCustomers(context: Context, { email, companyName, taxNo }: Introduction): Promise<BindingSuggestion[]> {
  const { db, language } = context;
  const domain = email.split('@').at(-1) ?? '';
  const name = companyName.replaceAll(legalForms, ' ').trim();
  const { rows } = await readPage(context, async () => {
    const found = await findSuggested(db, {
      email: email.toLowerCase(),
      domain: mailProviders.has(domain.toLowerCase()) ? '' : domain.toLowerCase(),
      taxNo: taxNo === '0' ? '' : taxNo,
      namePatterns: name.length < 3 ? [] : await searchPatterns(db, name),
    });
    return { rows: found, total: found.length };
  });
  const suggestions = rows.map((row) => ({ ...toCustomerChoice(row, language), reasons: reasonsOf(row) }));
  return suggestions.toSorted((a, b) => weightOf(b) - weightOf(a) || a.contactId - b.contactId).slice(0, mostSuggestions);
}
