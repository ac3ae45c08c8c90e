import type { BodyOf, Violation } from '@heliodesk/contract/kit';
import { solutionKinds, type saveSolution } from '@heliodesk/contract/solution';
import { checkChoices, isCurrency } from '#src/domains/reference/index.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { amountOf, centsOf, mostCents } from '../money.ts';
import type { SolutionFields } from '../store/solutions.ts';

type SaveBody = BodyOf<typeof saveSolution>;

const { compensation, repair, exchange } = solutionKinds;

const none = {
  unit_price: null,
  money: null,
  payee: '',
  repair_content: '',
  repair_site: '',
  old_handling: '',
  new_component: '',
  model: '',
  power_w: null,
};

const moneyOf = (typed: string): string | null => (typed === '' ? null : amountOf(centsOf(typed)));
const totalOf = (unitPrice: string, quantity: number): string | null =>
  unitPrice === '' ? null : amountOf(centsOf(unitPrice) * BigInt(quantity));

/** As the column holds it. */
const powerOf = (typed: string): string | null => {
  if (typed === '') return null;
  const [whole = '0', fraction = '0'] = typed.split('.');
  return `${BigInt(whole)}.${fraction}`;
};

/** What was typed, as it is kept; fields of other kinds are empty. */
export function fieldsOf(body: SaveBody): SolutionFields {
  const { quantity, currency } = body;
  const shared = { ...none, quantity, currency };
  switch (body.kind) {
    case compensation:
      return {
        ...shared,
        kind: compensation,
        unit_price: moneyOf(body.unitPrice),
        money: totalOf(body.unitPrice, quantity),
        payee: body.payee,
      };
    case repair:
      return {
        ...shared,
        kind: repair,
        money: moneyOf(body.repairTotalMoney),
        repair_content: body.repairContent,
        repair_site: body.repairSite,
      };
    case exchange:
      return {
        ...shared,
        kind: exchange,
        money: moneyOf(body.cost),
        old_handling: body.oldHandling,
        new_component: body.newComponent,
        model: body.model,
        power_w: powerOf(body.power),
      };
  }
}

/** More than any module has. */
const mostPower = 99_999_999;

/** What of a solution can't be kept, at its field. */
function misfitsOf(body: SaveBody): Violation[] {
  const { currency, quantity } = body;
  const wrong: Violation[] = [];
  if (currency !== '' && !isCurrency(currency)) wrong.push({ path: 'currency', rule: 'invalid', params: {} });
  if (body.kind === compensation && body.unitPrice !== '' && centsOf(body.unitPrice) * BigInt(quantity) > mostCents)
    wrong.push({ path: 'unitPrice', rule: 'tooBig', params: { max: Number(mostCents / BigInt(quantity) / 100n) } });
  if (body.kind === exchange && Number(body.power) > mostPower) wrong.push({ path: 'power', rule: 'tooBig', params: { max: mostPower } });
  return wrong;
}

/** Refuses what can't be kept. */
export async function checkFields(tx: Tx, body: SaveBody): Promise<void> {
  const wrong = misfitsOf(body);
  if (wrong.length > 0) throw failFields(...wrong);
  if (body.kind === exchange && body.oldHandling !== '')
    await checkChoices(tx, [{ path: 'oldHandling', type: 'old_component_handling', value: body.oldHandling }]);
}

/** What a solution still lacks, by the names in the save call. */
export function missingOf(fields: SolutionFields): string[] {
  const needed: Record<SolutionFields['kind'], Record<string, string | null>> = {
    [compensation]: { unitPrice: fields.unit_price },
    [repair]: { repairContent: fields.repair_content, repairSite: fields.repair_site, repairTotalMoney: fields.money },
    [exchange]: {
      oldHandling: fields.old_handling,
      newComponent: fields.new_component,
      model: fields.model,
      power: fields.power_w,
      cost: fields.money,
    },
  };
  return Object.entries({ ...needed[fields.kind], currency: fields.currency }).flatMap(([name, value]) =>
    value === null || value === '' ? [name] : [],
  );
}
