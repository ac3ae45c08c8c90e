import type { Tip } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { TipFormProps } from './tip-form-props.ts';

export interface BankProgressProps {
  tip: Tip;
  reader: 'staff' | 'customer';
}

/** What the payments, whose domain is above this one, add to tasks about bank details. */
export interface BankTasks {
  /** Bank details that are asked for, or to be confirmed, done in their place. */
  Answer: ComponentType<TipFormProps>;
  /** How far they are, with the masked account for those who may see it. */
  Progress: ComponentType<BankProgressProps>;
}

const registered = new Map<'bank', BankTasks>();

/** Registers them; the app does so, which alone knows all domains. */
export const registerBankTasks = (views: BankTasks): void => void registered.set('bank', views);

export const findBankTasks = (): BankTasks | undefined => registered.get('bank');
