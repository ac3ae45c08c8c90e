import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { ActionTarget } from '../actions/action-target.ts';
import type { TipFormProps } from './tip-form-props.ts';

/** What the serial numbers, whose domain is above this one, add to tasks about them and to cases that are handed out. */
export interface SerialTasks {
  /** Fields of the dialog that asks. */
  Fields: ComponentType<{ request: ActionTarget }>;
  /** Which are in question. */
  InQuestion: ComponentType<{ tip: Tip }>;
  /** The task of the customer, done in its place. */
  Answer: ComponentType<TipFormProps>;
  /** How many were found valid, and how many are to be looked at. */
  Checked: ComponentType<{ requestId: number }>;
  /** What the customer has changed. */
  Changes: ComponentType<{ tip: Tip; request: RequestDetail }>;
}

const registered = new Map<'serials', SerialTasks>();

/** Registers them; the app does so, which alone knows all domains. */
export const registerSerialTasks = (views: SerialTasks): void => void registered.set('serials', views);

export const findSerialTasks = (): SerialTasks | undefined => registered.get('serials');
