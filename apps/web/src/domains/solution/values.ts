import { solutionKinds, type PlannedSolution, type SolutionKind } from '@heliodesk/contract/solution';

/** What staff write of one solution; fields of other kinds stay empty. Numbers are decimal strings, or what was typed in their place. */
export interface SolutionValues {
  kind: SolutionKind;
  quantity: string | null;
  currency: string;
  unitPrice: string | null;
  payee: string;
  repairContent: string;
  repairSite: string;
  repairTotalMoney: string | null;
  oldHandling: string;
  newComponent: string;
  model: string;
  power: string | null;
  cost: string | null;
}
export type FieldName = Exclude<keyof SolutionValues, 'kind'>;

/** The fields of a kind, in their order on the screen. */
export const fieldsOfKind = {
  [solutionKinds.compensation]: ['quantity', 'unitPrice', 'currency', 'payee'],
  [solutionKinds.repair]: ['quantity', 'repairTotalMoney', 'currency', 'repairSite', 'repairContent'],
  [solutionKinds.exchange]: ['quantity', 'newComponent', 'model', 'power', 'oldHandling', 'cost', 'currency'],
} as const satisfies Record<SolutionKind, readonly FieldName[]>;

export const emptyValues = (kind: SolutionKind, quantity: number, currency: string): SolutionValues => ({
  kind,
  quantity: String(quantity),
  currency,
  unitPrice: '',
  payee: '',
  repairContent: '',
  repairSite: '',
  repairTotalMoney: '',
  oldHandling: '',
  newComponent: '',
  model: '',
  power: '',
  cost: '',
});

export const valuesOf = ({ kind, quantity, currency, cost, ...solution }: PlannedSolution): SolutionValues => ({
  kind,
  quantity: String(quantity),
  currency,
  unitPrice: solution.unitPrice,
  payee: solution.payee,
  repairContent: solution.repairContent,
  repairSite: solution.repairSite,
  repairTotalMoney: kind === solutionKinds.repair ? cost : '',
  oldHandling: solution.oldHandling,
  newComponent: solution.newComponent,
  model: solution.model,
  power: solution.power,
  cost: kind === solutionKinds.exchange ? cost : '',
});

/** Fields in which two states of a solution differ. */
export const differing = (one: SolutionValues, other: SolutionValues): FieldName[] =>
  fieldsOfKind[one.kind].filter((name) => (one[name] ?? '') !== (other[name] ?? ''));

/** As the call takes them, without the claim that they are for. */
export function bodyOf(values: SolutionValues) {
  const { kind, currency } = values;
  const quantity = values.quantity ?? '';
  switch (kind) {
    case solutionKinds.compensation:
      return { kind, quantity, currency, unitPrice: values.unitPrice ?? '', payee: values.payee };
    case solutionKinds.repair:
      return {
        kind,
        quantity,
        currency,
        repairContent: values.repairContent,
        repairSite: values.repairSite,
        repairTotalMoney: values.repairTotalMoney ?? '',
      };
    case solutionKinds.exchange:
      return {
        kind,
        quantity,
        currency,
        oldHandling: values.oldHandling,
        newComponent: values.newComponent,
        model: values.model,
        power: values.power ?? '',
        cost: values.cost ?? '',
      };
  }
}

/** Pieces that are typed; 0 where what is typed is no number of pieces. */
export const piecesOf = ({ quantity }: Pick<SolutionValues, 'quantity'>): number =>
  /^\d{1,7}$/.test(quantity ?? '') ? Number(quantity) : 0;

const tenths = { money: 2, power: 1 } as const;

/** A decimal times so many pieces, exactly; nothing where it is no decimal. */
export function timesPieces(value: string | null, pieces: number, of: keyof typeof tenths): string {
  const decimals = tenths[of];
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d*))?$/.exec(value ?? '') ?? [];
  if (whole === undefined || pieces === 0 || fraction.length > decimals) return '';
  const product = (BigInt(whole + fraction.padEnd(decimals, '0')) * BigInt(pieces)).toString().padStart(decimals + 1, '0');
  return `${product.slice(0, -decimals)}.${product.slice(-decimals)}`;
}
