import { tipTypes } from '@heliodesk/contract/request';
import type { RequestAction, RequestDetail, Tip, TipType } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { findAddressTasks } from '../address-tasks.ts';
import { findCreditNoteTasks } from '../credit-note-tasks.ts';
import type { ConsentFormProps } from '../tip-form-props.ts';
import { ConsentForm } from './consent-form.tsx';

/** Delivery addresses with a consent, whose domain is above this one. */
function AddressesForm(props: ConsentFormProps) {
  const views = findAddressTasks();
  return views && <views.WithConsent {...props} />;
}

/** A credit note with a consent, whose domain is above this one. */
function CreditNoteForm(props: ConsentFormProps) {
  const views = findCreditNoteTasks();
  return views && <views.WithConsent {...props} />;
}

/** The forms of what can be answered with a written consent, and never anything else. */
const forms: Partial<Record<TipType, ComponentType<ConsentFormProps>>> = {
  [tipTypes.solution]: ConsentForm,
  [tipTypes.addresses]: AddressesForm,
  [tipTypes.creditNote]: CreditNoteForm,
};

const actionOf: Partial<Record<TipType, RequestAction>> = {
  [tipTypes.solution]: 'confirmWithConsent',
  [tipTypes.addresses]: 'answerWithConsent',
  [tipTypes.creditNote]: 'answerWithConsent',
};

/** The action with which staff answer a task of this type for the customer; nothing where they never may, or not now. */
export const consentActionOf = ({ tipsType }: Tip, { actions }: RequestDetail) => actions.find(({ name }) => name === actionOf[tipsType]);

/** What staff enter for a customer who has agreed in writing. */
export function AnyConsentForm(props: ConsentFormProps) {
  const Form = forms[props.tip.tipsType];
  return (
    Form && (
      <Suspense fallback={<BlockSkeleton lines={6} />}>
        <Form {...props} />
      </Suspense>
    )
  );
}
