import type { PhotoPlace } from '@heliodesk/contract/attachment';
import type { BodyOf } from '@heliodesk/contract/kit';
import type { AskedField, askCustomer, RequestAction } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { IconName } from '#src/ui/icons/icon.tsx';
import type { ActionTarget } from '../actions/action-target.ts';

/** What the dialog holds, whatever is asked for. */
export interface AskValues {
  fields?: AskedField[];
  photos?: PhotoPlace[];
  content?: string;
}

type Body = BodyOf<typeof askCustomer>;
type WithoutRequest<Of> = Of extends Body ? Omit<Of, 'requestId' | 'version'> : never;

/** One thing that customers can be asked for. */
export interface AskWay {
  /** The action that has to be allowed. */
  action: RequestAction;
  icon: IconName;
  Fields: ComponentType<{ request: ActionTarget }>;
  bodyOf: (values: AskValues) => WithoutRequest<Body>;
}
