import { InverterPart, TrackerPart } from '@heliodesk/contract/tracker-claim';
import type { InverterView, TrackerPartView } from '@heliodesk/contract/tracker-claim';

export type PartKind = 'tracker' | 'inverter';

/** A defective part as it is typed. */
export interface PartValues {
  productsType: string | null;
  /** Only tracker parts have one. */
  bracketType: string | null;
  pcs: string | null;
  errorCode: string;
  alarmDuration: string | null;
  power: string | null;
  failuresDesc: string;
  serialNumber: string;
}

export type PartView = InverterView & Partial<Pick<TrackerPartView, 'bracketType'>>;

export const emptyPart: PartValues = {
  productsType: null,
  bracketType: null,
  pcs: null,
  errorCode: '',
  alarmDuration: null,
  power: null,
  failuresDesc: '',
  serialNumber: '',
};

/** What a part of each kind has to be. */
export const partSchemas = { tracker: TrackerPart, inverter: InverterPart } as const;

/** The fields of a part, in the order of the form and of pasted columns. */
export const fieldsOf = (kind: PartKind): readonly (keyof PartValues)[] => [
  'productsType',
  ...(kind === 'tracker' ? (['bracketType'] as const) : []),
  'pcs',
  'errorCode',
  'alarmDuration',
  'power',
  'failuresDesc',
  'serialNumber',
];

/** Fields that hold a number. */
export const numberFields: ReadonlySet<keyof PartValues> = new Set(['pcs', 'alarmDuration', 'power']);

/** A stored part as its form takes it. */
export const partValuesOf = (part: PartView): PartValues => ({
  productsType: part.productsType || null,
  bracketType: part.bracketType || null,
  pcs: String(part.pcs),
  errorCode: part.errorCode,
  alarmDuration: String(part.alarmDuration),
  power: part.power,
  failuresDesc: part.failuresDesc,
  serialNumber: part.serialNumber,
});

/** How many pieces are typed, as far as that is a number. */
export const piecesOf = ({ pcs }: Pick<PartValues, 'pcs'>): number => (/^\d{1,6}$/.test(pcs ?? '') ? Number(pcs) : 0);

/** A part as its call takes it: what is not typed is empty, which the call refuses at its field. */
export const partToSave = (values: PartValues) => ({
  productsType: values.productsType ?? '',
  bracketType: values.bracketType ?? '',
  pcs: values.pcs ?? '',
  errorCode: values.errorCode,
  alarmDuration: values.alarmDuration ?? '',
  power: values.power ?? '',
  failuresDesc: values.failuresDesc,
  serialNumber: values.serialNumber,
});
