import type { Tip } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { ActionTarget } from '../actions/action-target.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** What the shipments, whose domain is above this one, add to tasks about old and new serial numbers. */
export interface PairTasks {
  /** Fields of the dialog that asks. */
  Fields: ComponentType<{ request: ActionTarget }>;
  /** Which deliveries are asked for. */
  Asked: ComponentType<{ tip: Tip }>;
  /** The task of the customer, done in its place. */
  Answer: ComponentType<TipFormProps>;
  /** What the customer has changed. */
  Changes: ComponentType<{ tip: Tip }>;
}

const registered = new Map<'pairs', PairTasks>();

/** Registers them; the app does so, which alone knows all domains. */
export const registerPairTasks = (views: PairTasks): void => void registered.set('pairs', views);

export const findPairTasks = (): PairTasks | undefined => registered.get('pairs');
