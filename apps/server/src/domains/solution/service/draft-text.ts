import type { Language } from '@heliodesk/contract/kit';
import { solutionKinds } from '@heliodesk/contract/solution';
import { formatDecimal, formatMoney, formatNumber } from '@heliodesk/phrases/formats/numbers';
import type { Db } from '#src/platform/db/database.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { findHandlings } from '../store/facts.ts';
import type { SolutionRecord } from '../store/solutions.ts';
import { missingOf } from './fields.ts';

const { compensation, repair, exchange } = solutionKinds;

/** One solution in words. */
function lineOf(row: SolutionRecord, handlings: ReadonlyMap<string, string>, language: Language): string {
  const t = translate(language);
  const { quantity, currency } = row;
  const pieces = t('solutionText:pieces', { count: quantity, number: formatNumber(quantity, language) });
  switch (row.kind) {
    case compensation:
      return t('solutionText:compensation', {
        pieces,
        unitPrice: formatMoney(row.unit_price ?? '0', currency, language),
        money: formatMoney(row.money ?? '0', currency, language),
      });
    case repair:
      return t('solutionText:repair', { pieces, site: row.repair_site, content: row.repair_content });
    case exchange:
      return t('solutionText:exchange', {
        pieces,
        component: row.new_component,
        model: row.model,
        power: formatDecimal(row.power_w ?? '0', language),
        handling: handlings.get(row.old_handling) ?? row.old_handling,
      });
  }
}

/** A draft of what the customer reads, out of those that lack nothing. */
export async function draftTextOf(db: Db, rows: readonly SolutionRecord[], language: Language): Promise<string> {
  const complete = rows.filter((row) => missingOf(row).length === 0);
  if (complete.length === 0) return '';
  const t = translate(language);
  const handlings = complete.some(({ kind }) => kind === exchange) ? await findHandlings(db, language) : new Map<string, string>();
  const lines = complete.map((row) => lineOf(row, handlings, language));
  return [t('solutionText:intro'), lines.join('\n'), t('solutionText:closing')].join('\n\n');
}
