import { requestTypeValues } from '@heliodesk/contract/request';
import type { RequestDetail, RequestType } from '@heliodesk/contract/request';
import type { ComponentType } from 'react';
import type { DetailsKind } from './tips/details/details-kind.ts';

/** What a kind of request adds to the screens that all share. Components are best loaded when a request is opened. */
export interface RequestKind {
  type: RequestType;
  /** Everything known of its details, as cards beside a case. */
  Cards: ComponentType<{ requestId: number }>;
  /** What it adds to tasks that ask for its details. */
  details: () => Promise<DetailsKind>;
  /** What its customer sees of it on their page. */
  Overview: ComponentType<{ request: RequestDetail }>;
  /** Where staff decide about its serial numbers or parts; `isLocked` where decisions are only looked at. */
  Review?: ComponentType<DecidingProps>;
}

export interface DecidingProps {
  requestId: number;
  /** Of the claim as it is shown. */
  version: number;
  isLocked: boolean;
}

const kinds = new Map<RequestType, RequestKind>();

/** Adds the kinds that this web has; the app does so, which alone knows all domains. */
export function registerRequestKinds(added: readonly RequestKind[]): void {
  for (const kind of added) kinds.set(kind.type, kind);
}

export const findRequestKind = (type: RequestType): RequestKind | undefined => kinds.get(type);

/** Whether requests of this type can be filed here; others, kept by older releases, are only looked at. */
export const canFile = (type: RequestType): boolean => kinds.has(type);

/** The types that can be filed here. */
export const fileableTypes = (): readonly RequestType[] => requestTypeValues.filter(canFile);
