import { z } from 'zod';
import { answerList, answerText, Day, Id, line, RegionId, Version } from '../kit/index.ts';
import { DeskView, RequestStatusCode, RequestTypeCode, wroteLast } from './schemas.ts';
import { waitingOnValues } from './states.ts';

/** The columns of the desk, in the order that they have unless someone chooses another. */
export const deskColumns = [
  'request',
  'title',
  'type',
  'company',
  'contact',
  'project',
  'region',
  'lastWord',
  'promise',
  'status',
  'waitingOn',
  'unread',
  'pieces',
  'createTime',
  'updateTime',
  'owner',
] as const;
export type DeskColumn = (typeof deskColumns)[number];

/** What the desk can be sorted by. */
export const deskOrders = ['promise', 'createTime', 'updateTime', 'lastWord'] as const;

export const deskViewLimits = {
  /** Views that one person keeps. */
  own: 30,
  /** Views of others that a team sees. */
  ofTeam: 100,
  name: 60,
} as const;

/** The desk's filters as a view keeps them. */
export const OwnViewFilters = z.object({
  view: DeskView.default('all'),
  text: line(100).optional(),
  type: RequestTypeCode.optional(),
  status: RequestStatusCode.optional(),
  from: Day.optional(),
  to: Day.optional(),
  owner: Id.optional(),
  late: z.boolean().optional(),
  country: RegionId.optional(),
  openOf: Id.optional(),
  waitingOn: z.enum(waitingOnValues).optional(),
  lastWord: z.enum(wroteLast).optional(),
  serialNumber: z.string().trim().toUpperCase().max(24).optional(),
});
export type OwnViewFilters = z.output<typeof OwnViewFilters>;

const isWithoutDoubles = (columns: readonly string[]): boolean => new Set(columns).size === columns.length;

/** Chosen columns in their order; none for the usual ones. */
export const DeskColumns = z
  .array(z.enum(deskColumns))
  .max(deskColumns.length)
  .refine(isWithoutDoubles, { params: { rule: 'invalid' } });

const order = { orderByColumn: z.enum(deskOrders).nullable().default(null), isAsc: z.enum(['asc', 'desc']).nullable().default(null) };

export const AddDeskViewBody = z.object({
  name: line(deskViewLimits.name),
  /** For the caller's team; without it only for the caller. */
  isShared: z.boolean().default(false),
  filters: OwnViewFilters,
  columns: DeskColumns.default([]),
  ...order,
});
export type AddDeskViewBody = z.input<typeof AddDeskViewBody>;

export const ChangeDeskViewBody = AddDeskViewBody.extend({ version: Version });
export type ChangeDeskViewBody = z.input<typeof ChangeDeskViewBody>;

export const OnDeskView = z.object({ viewId: Id });

/** All views in the order that they should have; views that are missing come last. */
export const OrderDeskViewsBody = z.object({ viewIds: z.array(Id).max(deskViewLimits.own + deskViewLimits.ofTeam) });

/** A view that someone saved, for themselves or for their team. */
export const OwnDeskView = z.object({
  viewId: z.number().int(),
  name: answerText(deskViewLimits.name),
  isShared: z.boolean(),
  /** Who saved it; empty for the caller's own. */
  savedBy: answerText(120),
  /** The caller may change and delete it. */
  mayEdit: z.boolean(),
  filters: z.object({
    ...OwnViewFilters.shape,
    view: DeskView,
    text: answerText(100).optional(),
    type: z.number().int().optional(),
    country: z.number().int().optional(),
    owner: z.number().int().optional(),
    openOf: z.number().int().optional(),
    serialNumber: answerText(24).optional(),
  }),
  columns: answerList(z.enum(deskColumns), deskColumns.length),
  orderByColumn: z.enum(deskOrders).nullable(),
  isAsc: z.enum(['asc', 'desc']).nullable(),
  version: Version,
});
export type OwnDeskView = z.output<typeof OwnDeskView>;

export const OwnDeskViews = z.object({
  /** In the caller's order. */
  views: answerList(OwnDeskView, deskViewLimits.own + deskViewLimits.ofTeam),
  /** The team that views can be shared with; empty for someone without one. */
  teamName: answerText(120),
});
export type OwnDeskViews = z.output<typeof OwnDeskViews>;
