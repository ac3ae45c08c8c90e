import type { TipType } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import { BankAsked } from './bank-asked.tsx';
import { DetailsAnswer } from './details/details-answer.tsx';
import { FilesAnswer } from './files-answer.tsx';
import { SerialsAnswer } from './serials-shown.tsx';
import { SolutionAnswer } from './solution/solution-answer.tsx';
import type { TipFormProps } from './tip-form-props.ts';

const forms: Readonly<Record<TipType, ComponentType<TipFormProps>>> = {
  1: DetailsAnswer,
  3: SerialsAnswer,
  4: FilesAnswer,
  7: BankAsked,
  8: BankAsked,
  9: BankAsked,
  10: SolutionAnswer,
};

/** A task of the customer, done in its place. */
export function TipForm(props: TipFormProps) {
  const Answer = forms[props.tip.tipsType];
  return <Answer {...props} />;
}
