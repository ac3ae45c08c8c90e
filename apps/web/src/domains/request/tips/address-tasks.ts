import type { Tip } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { ConsentFormProps, TipFormProps } from './tip-form-props.ts';

/** What the shipments, whose domain is above this one, add to tasks about delivery addresses. */
export interface AddressTasks {
  /** The addresses, entered and submitted in their place. */
  Answer: ComponentType<TipFormProps>;
  /** Those that were entered so far. */
  Shown: ComponentType<{ tip: Tip }>;
  /** Entered by staff for a customer who has agreed to them in writing. */
  WithConsent: ComponentType<ConsentFormProps>;
}

const registered = new Map<'addresses', AddressTasks>();

/** Registers them; the app does so, which alone knows all domains. */
export const registerAddressTasks = (views: AddressTasks): void => void registered.set('addresses', views);

export const findAddressTasks = (): AddressTasks | undefined => registered.get('addresses');
