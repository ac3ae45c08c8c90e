import type { PhotoPlace } from '@heliodesk/contract/attachment';
import type { BodyOf } from '@heliodesk/contract/kit';
import type { SerialVerdict } from '@heliodesk/contract/module';
import type { AskableTipType, AskedField, askCustomer, RequestAction } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { IconName } from '#src/ui/icons/icon.tsx';
import type { ActionTarget } from '../actions/action-target.ts';

/** What the dialog holds, whatever is asked for. */
export interface AskValues {
  fields?: AskedField[];
  photos?: PhotoPlace[];
  /** Verdicts of serial numbers, or all. */
  verdicts?: (SerialVerdict | 'all')[];
  /** Single serial numbers, as typed. */
  serials?: string;
  /** Deliveries. */
  addressIds?: number[];
  content?: string;
}

type Body = BodyOf<typeof askCustomer>;
type WithoutRequest<Of> = Of extends Body ? Omit<Of, 'requestId' | 'version'> : never;

/** One thing that customers can be asked for. */
export interface AskWay {
  tipsType: AskableTipType;
  /** The action that has to be allowed. */
  action: RequestAction;
  icon: IconName;
  Fields: ComponentType<{ request: ActionTarget }>;
  bodyOf: (values: AskValues) => WithoutRequest<Body>;
}

const between = /[\s,;]+/u;

/** The serial numbers in question, as the server takes them. */
export const toSerialsAsked = ({ verdicts = [], serials = '', content = '' }: AskValues) => ({
  all: verdicts.includes('all'),
  decided: false,
  verdicts: verdicts.filter((verdict) => verdict !== 'all'),
  serials: serials.split(between).filter(Boolean),
  addressIds: [],
  content,
});
