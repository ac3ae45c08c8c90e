import type { InverterView, PartsClaimDraft, TrackerPartView } from '@heliodesk/contract/tracker-claim';
import type { FieldValue } from '@heliodesk/contract/request';
import type { EarlierPart, PartRecord } from './part-store.ts';
import type { DetailsRecord } from './store.ts';

/** What a tracker claim consists of beside what all requests have. */
export interface TrackerClaimDetails {
  claim: PartsClaimDraft;
  trackerList: TrackerPartView[];
  inverterList: InverterView[];
}

const numeric = (text: string): number | string | null => (text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : text);

/** Details as the API sends them: valid numbers as numbers, everything else as it was typed. */
export const toPartsClaim = (record: DetailsRecord): PartsClaimDraft => ({
  projectName: record.project_name,
  capacity: record.capacity,
  unit: record.unit,
  quantity: numeric(record.quantity),
  country: numeric(record.country),
  city: record.city,
  lastRequestNo: record.last_request_no,
  defectDate: record.defect_date,
});

export const toInverter = (part: PartRecord): InverterView => ({
  id: part.id,
  version: part.version,
  productsType: part.product_type,
  failuresDesc: part.failure_description,
  alarmDuration: part.alarm_hours,
  pcs: part.pieces,
  serialNumber: part.serial_numbers.join('\n'),
  power: part.power_w,
  errorCode: part.error_code,
});

export const toTrackerPart = (part: PartRecord): TrackerPartView => ({ ...toInverter(part), bracketType: part.bracket_type ?? '' });

/** The parts of a claim as the API sends them, each kind in the order in which they were added. */
export const toParts = (parts: readonly PartRecord[]): Omit<TrackerClaimDetails, 'claim'> => ({
  trackerList: parts.filter(({ kind }) => kind === 'tracker').map(toTrackerPart),
  inverterList: parts.filter(({ kind }) => kind === 'inverter').map(toInverter),
});

/** The fields of all parts, each by the list and the id of its part. */
export const fieldsOfParts = ({ trackerList, inverterList }: TrackerClaimDetails): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries({ trackerList, inverterList }).flatMap(([list, parts]) =>
      parts.flatMap(({ id, version: _, ...fields }) =>
        Object.entries(fields).map(([name, value]): [string, FieldValue] => [`${list}.${id}.${name}`, value]),
      ),
    ),
  );

/** The parts that these were the fields of, in the same order. */
export function partsOfFields(fields: Readonly<Record<string, FieldValue>>): EarlierPart[] {
  const paths = new Set(Object.keys(fields).map((path) => path.slice(0, path.lastIndexOf('.'))));
  return [...paths].map((path): EarlierPart => {
    const id = Number(path.slice(path.indexOf('.') + 1));
    const textOf = (name: keyof TrackerPartView) => String(fields[`${path}.${name}`] ?? '');
    const part = {
      productsType: textOf('productsType'),
      failuresDesc: textOf('failuresDesc'),
      alarmDuration: Number(textOf('alarmDuration')),
      pcs: Number(textOf('pcs')),
      serialNumber: textOf('serialNumber'),
      power: textOf('power'),
      errorCode: textOf('errorCode'),
    };
    return path.startsWith('trackerList.')
      ? { id, kind: 'tracker', part: { ...part, bracketType: textOf('bracketType') } }
      : { id, kind: 'inverter', part };
  });
}

export const emptyTrackerClaim: TrackerClaimDetails = { claim: { unit: '0' }, trackerList: [], inverterList: [] };

/** A copy has no ids and no serial numbers (spec 3 §7). */
export function copyOf(details: TrackerClaimDetails): TrackerClaimDetails {
  const withoutSerials = <Part extends InverterView>(part: Part): Part => ({ ...part, id: null, version: 0, serialNumber: '' });
  return { ...details, trackerList: details.trackerList.map(withoutSerials), inverterList: details.inverterList.map(withoutSerials) };
}
