import { solutionKindNames, solutionKinds, type OfferedSolution, type ReceiptFact } from '@heliodesk/contract/request';

interface Said {
  accept: boolean;
  reason: string;
  /** What was said about all solutions. */
  text: string;
  /** What happens to old pieces, in the words in which it is shown. */
  handlings: ReadonlyMap<string, string>;
  /** The file of the written consent with which staff have answered. */
  consent: string;
}

const textOf = (field: ReceiptFact['field'], value: string): ReceiptFact[] => (value === '' ? [] : [{ field, as: 'text', value }]);
const numberOf = (field: ReceiptFact['field'], value: string): ReceiptFact[] => (value === '' ? [] : [{ field, as: 'number', value }]);

function termsOf(offer: OfferedSolution, handlings: Said['handlings']): ReceiptFact[] {
  const { kind, currency, unitPrice, money, payee, repairContent, repairSite, newComponent, model, power, oldHandling } = offer;
  switch (kind) {
    case solutionKinds.compensation:
      return [
        { field: 'unitPrice', as: 'money', value: unitPrice, currency },
        { field: 'money', as: 'money', value: money, currency },
        ...textOf('payee', payee),
      ];
    case solutionKinds.repair:
      return [...textOf('repairContent', repairContent), ...textOf('repairSite', repairSite)];
    case solutionKinds.exchange:
      return [
        ...textOf('newComponent', newComponent),
        ...textOf('model', model),
        ...numberOf('power', power),
        ...textOf('oldHandling', handlings.get(oldHandling) ?? oldHandling),
      ];
  }
}

/** What the receipt of an answered solution records: the answer, and what exactly was offered, in the order in which it is shown. */
export const factsOf = (offer: OfferedSolution, { accept, reason, text, handlings, consent }: Said): ReceiptFact[] => [
  { field: 'decision', as: 'word', value: accept ? 'accepted' : 'declined' },
  ...textOf('reason', accept ? '' : reason),
  { field: 'kind', as: 'word', value: solutionKindNames[offer.kind] },
  { field: 'quantity', as: 'number', value: String(offer.quantity) },
  ...termsOf(offer, handlings),
  ...textOf('publicText', text),
  ...textOf('consent', consent),
];
