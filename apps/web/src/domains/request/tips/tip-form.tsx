import type { TipType } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import { AddressesAnswer } from './addresses-shown.tsx';
import { BankAnswer } from './bank-shown.tsx';
import { CreditNoteAnswer } from './credit-note-shown.tsx';
import { DetailsAnswer } from './details/details-answer.tsx';
import { FilesAnswer } from './files-answer.tsx';
import { PairsAnswer } from './pairs-shown.tsx';
import { SerialsAnswer } from './serials-shown.tsx';
import { SolutionAnswer } from './solution/solution-answer.tsx';
import type { TipFormProps } from './tip-form-props.ts';

const forms: Readonly<Record<TipType, ComponentType<TipFormProps>>> = {
  1: DetailsAnswer,
  3: SerialsAnswer,
  4: FilesAnswer,
  6: CreditNoteAnswer,
  7: BankAnswer,
  8: AddressesAnswer,
  9: BankAnswer,
  10: SolutionAnswer,
};

/** A task of the customer, done in its place. */
export function TipForm(props: TipFormProps) {
  const Answer = props.tip.pairs === null ? forms[props.tip.tipsType] : PairsAnswer;
  return <Answer {...props} />;
}
