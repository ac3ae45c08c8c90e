import { z } from 'zod';
import { answerText, Id, optionalText, Paging, Version, wholeNumber } from '../kit/index.ts';
import { LocalizedTexts, localizedText } from './localized.ts';
import { DictType, type dictTypes } from './schemas.ts';

/** The number of each dictionary in addresses (/dict/type/data/{dictId}); never given to another one. */
export const dictIds = {
  country: 1,
  eu_country: 2,
  account_type: 3,
  account_role: 4,
  organization_nature: 5,
  salutation: 6,
  bracket: 7,
  unit: 8,
  installation_type: 9,
  module_status: 10,
  defect_parts: 11,
  request_type: 12,
  bracket_type: 13,
  request_tips: 14,
  request_status: 15,
  currency: 16,
  product_type: 17,
  sync_status: 18,
  workorder_solution_type: 19,
  workorder_status: 20,
  service_provider_workorder_status: 21,
  service_provider_settlement_status: 22,
  reject_reason: 23,
  serial_refusal: 24,
  old_component_handling: 25,
} as const satisfies Record<(typeof dictTypes)[number], number>;

/** Dictionaries whose values no rule depends on: staff may add to them. */
export const openDictTypes = [
  'salutation',
  'bracket',
  'installation_type',
  'module_status',
  'defect_parts',
  'bracket_type',
  'product_type',
  'reject_reason',
  'serial_refusal',
  'old_component_handling',
] as const satisfies DictType[];

/** One dictionary in the list of them. */
export const DictTypeRow = z.object({
  dictId: z.number().int(),
  dictType: DictType,
  /** New values may be added. */
  isOpen: z.boolean(),
  /** Comes out of a kept library in every language and is only looked at. */
  isComputed: z.boolean(),
  entries: z.number().int(),
  /** Entries that lack a label in some language. */
  gaps: z.number().int(),
});

export type DictTypeRow = z.output<typeof DictTypeRow>;

/** One value with its labels in all languages. */
export const DictRow = z.object({
  /** Nothing where the dictionary is computed. */
  dictCode: z.number().int().nullable(),
  dictType: DictType,
  dictValue: answerText(40),
  /** In the caller's language. */
  dictLabel: answerText(200),
  labels: LocalizedTexts,
  dictSort: z.number().int(),
  cssClass: answerText(100),
  status: z.enum(['0', '1']),
  /** The value is named in code: it stays, whatever its labels say. */
  isFixed: z.boolean(),
  version: z.number().int(),
});

export type DictRow = z.output<typeof DictRow>;

const looks = {
  labels: localizedText(80),
  dictSort: wholeNumber(0, 9_999),
  cssClass: optionalText(100).refine((names) => /^[\w -]*$/.test(names), { params: { rule: 'cssClass' } }),
  status: z.enum(['0', '1']).default('0'),
};

const DictValue = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((value) => /^[\w-]+$/.test(value), { params: { rule: 'dictValue' } });

/** A new value of an open dictionary. */
export const NewDictEntry = z.object({ dictType: DictType, dictValue: DictValue, ...looks });

export type NewDictEntry = z.output<typeof NewDictEntry>;

/** Type and value may be sent along, but stay as they are. */
export const EditedDictEntry = z.object({
  dictCode: Id,
  dictType: DictType.optional(),
  dictValue: z.string().max(40).optional(),
  ...looks,
  version: Version,
});

export type EditedDictEntry = z.output<typeof EditedDictEntry>;

export const DictFilter = z.object({
  /** Without it the stored entries of all dictionaries. */
  dictType: DictType.optional(),
  /** Part of a value or of a label in any language. */
  text: optionalText(80),
  status: z.enum(['0', '1']).optional(),
});

export type DictFilter = z.output<typeof DictFilter>;

export const DictListQuery = Paging.extend(DictFilter.shape);

export type DictListQuery = z.output<typeof DictListQuery>;

export const OnDictEntry = z.object({ id: Id });
