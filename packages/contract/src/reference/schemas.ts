import { z } from 'zod';
import { answerList, answerText } from '../kit/index.ts';

/** Regions of the world, each of countries that are served together (spec 3 §6). */
export const salesRegions = ['europe', 'middle-east-africa', 'north-america', 'latin-america', 'asia-pacific', 'china', 'japan'] as const;
export type SalesRegion = (typeof salesRegions)[number];

/** A country with its name in the caller's language; `regionId` is the numeric ISO 3166-1 code. */
export const Country = z.object({
  regionId: z.number().int(),
  regionName: answerText(100),
  code: answerText(10),
  salesRegion: answerText(60),
});
export type Country = z.output<typeof Country>;

/** The dictionaries of the product (spec 1 §3, spec 3 §6). */
export const dictTypes = [
  'country',
  'eu_country',
  'account_type',
  'account_role',
  'organization_nature',
  'salutation',
  'bracket',
  'unit',
  'installation_type',
  'module_status',
  'defect_parts',
  'request_type',
  'bracket_type',
  'request_tips',
  'request_status',
  'currency',
  'product_type',
  'sync_status',
  'workorder_solution_type',
  'workorder_status',
  'service_provider_workorder_status',
  'service_provider_settlement_status',
  'reject_reason',
  'serial_refusal',
  'old_component_handling',
] as const;
export const DictType = z.enum(dictTypes);
export type DictType = z.infer<typeof DictType>;

/** Dictionaries that come from maintained libraries; nothing of them is stored. */
export const computedDictTypes = ['country', 'eu_country', 'currency'] as const satisfies DictType[];
export type ComputedDictType = (typeof computedDictTypes)[number];
export type StoredDictType = Exclude<DictType, ComputedDictType>;

/** Whether a dictionary comes from a maintained library. */
export const isComputedDictType = (type: DictType): type is ComputedDictType => computedDictTypes.some((computed) => computed === type);

/** Dictionaries whose entries are stored, so that staff can edit them. */
export const storedDictTypes = dictTypes.filter((type): type is StoredDictType => !isComputedDictType(type));

/** One value of a dictionary, its label in the caller's language. */
export const DictEntry = z.object({
  dictValue: answerText(40),
  dictLabel: answerText(200),
  dictSort: z.number().int(),
  cssClass: answerText(100),
  status: z.enum(['0', '1']),
});
export type DictEntry = z.output<typeof DictEntry>;

/** A dictionary whose entries are stored, with those that are switched off. */
export const StoredDictionary = z.object({
  dictType: z.enum(storedDictTypes),
  entries: answerList(DictEntry, 1_000),
});
export type StoredDictionary = z.output<typeof StoredDictionary>;

export const AnnouncementLevel = z.enum(['info', 'warning', 'urgent']);

/** A banner that is to be shown now, in the caller's language. */
export const Announcement = z.object({
  id: z.number().int(),
  level: AnnouncementLevel,
  text: answerText(500),
  startsAt: answerText(30),
  endsAt: answerText(30),
});
export type Announcement = z.output<typeof Announcement>;

export const OnDictionary = z.object({ type: DictType });
