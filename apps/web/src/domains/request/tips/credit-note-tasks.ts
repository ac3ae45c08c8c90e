import type { Tip } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { ConsentFormProps, TipFormProps } from './tip-form-props.ts';

/** What the payments, whose domain is above this one, add to tasks about credit notes. */
export interface CreditNoteTasks {
  /** A credit note to read and confirm, done in its place. */
  Answer: ComponentType<TipFormProps>;
  /** Which one it is, and what became of the payment. */
  Shown: ComponentType<{ tip: Tip }>;
  /** Confirmed by staff for the contact, who has agreed in writing. */
  WithConsent: ComponentType<ConsentFormProps>;
}

const registered = new Map<'creditNote', CreditNoteTasks>();

/** Registers them; the app does so, which alone knows all domains. */
export const registerCreditNoteTasks = (views: CreditNoteTasks): void => void registered.set('creditNote', views);

export const findCreditNoteTasks = (): CreditNoteTasks | undefined => registered.get('creditNote');
