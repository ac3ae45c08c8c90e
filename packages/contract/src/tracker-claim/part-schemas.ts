import { z } from 'zod';
import { answerText, decimal, Id, line, text, Version, wholeNumber } from '../kit/index.ts';
import { dictValue } from '../request/index.ts';

/** Defective parts of one claim, tracker parts and inverters together. */
export const mostParts = 500;

/** Pieces of one part, each with a serial number of its own. */
export const mostPieces = 500;

/** Hours in ten years: more is a typing error. */
const longestAlarm = 87_600;

/** Labels of tracker parts carry hyphens, dots and slashes between letters and digits, as in `TC2-0091-7714`. */
const partSerial = /^[A-Z0-9](?:[A-Z0-9./-]{0,38}[A-Z0-9])?$/;

/** The serial numbers of a part: one for each line, or separated by commas or semicolons, in capital letters. */
export const serialLines = (typed: string): string[] =>
  typed
    .split(/[\n\r,;،；，]+/u)
    .map((sn) => sn.trim().toUpperCase())
    .filter((sn) => sn !== '');

const Serials = text(21_000).transform((typed) => serialLines(typed).join('\n'));

interface SerialsOfPart {
  pcs: number;
  serialNumber: string;
}

/** Every piece has one serial number that no other has. */
function checkSerials({ value, issues }: z.core.ParsePayload<SerialsOfPart>): void {
  const refuse = (params: { rule: string } & Record<string, string | number>): void =>
    void issues.push({ code: 'custom', path: ['serialNumber'], params, input: value.serialNumber });
  const serials = serialLines(value.serialNumber);
  const malformed = serials.find((sn) => !partSerial.test(sn));
  if (malformed !== undefined) return refuse({ rule: 'partSerial', serial: malformed.slice(0, 40) });
  const twice = serials.find((sn, index) => serials.indexOf(sn) !== index);
  if (twice !== undefined) return refuse({ rule: 'serialTwice', serial: twice });
  if (serials.length !== value.pcs) refuse({ rule: 'serialsDiffer', serials: serials.length, pieces: value.pcs });
}

const Countable = z.object({ pcs: z.int().positive(), serialNumber: z.string().min(1) });
const serialsFit = z.check<SerialsOfPart>(checkSerials);
// As soon as pieces and serial numbers are there, whatever the other fields lack: all that is wrong with a part shows together.
serialsFit._zod.def.when = ({ value }) => Countable.safeParse(value).success;

const shared = {
  failuresDesc: text(1_000),
  /** How long the alarm has been there, in hours; 0 where there is none. */
  alarmDuration: wholeNumber(0, longestAlarm),
  pcs: wholeNumber(1, mostPieces),
  /** One for each piece. */
  serialNumber: Serials,
  /** W, of one piece; 0 where it takes none. */
  power: decimal(3),
  /** As the display or the monitoring shows it. */
  errorCode: line(40),
};

/** A defective part of a tracker (spec 2 §3). */
export const TrackerPart = z
  .object({
    /** Dictionary `product_type`. */
    productsType: dictValue,
    /** Dictionary `bracket_type`. */
    bracketType: dictValue,
    ...shared,
  })
  .check(serialsFit);
export type TrackerPart = z.output<typeof TrackerPart>;

/** A defective inverter: its type is what its label says. */
export const InverterPart = z.object({ productsType: line(100), ...shared }).check(serialsFit);
export type InverterPart = z.output<typeof InverterPart>;

const identified = {
  requestId: Id,
  /** Without one, the part is added. */
  id: Id.nullish(),
  /** Of the part as it was read. */
  version: Version.optional(),
};

export const SaveTrackerPartBody = TrackerPart.safeExtend(identified);
export const SaveInverterBody = InverterPart.safeExtend(identified);

export const AddPartsBody = z.object({
  requestId: Id,
  trackerList: z.array(TrackerPart).max(mostParts).default([]),
  inverterList: z.array(InverterPart).max(mostParts).default([]),
});

export const OnPart = z.object({ id: Id });

/** A part that was kept. */
export const KeptPart = z.object({ id: z.number().int(), version: z.number().int() });
export type KeptPart = z.output<typeof KeptPart>;

const sharedAnswer = {
  /** Of a copy, `null`. */
  id: z.number().int().nullable(),
  version: z.number().int(),
  failuresDesc: answerText(1_000),
  alarmDuration: z.number().int(),
  pcs: z.number().int(),
  /** One for each line. */
  serialNumber: answerText(21_000),
  power: answerText(20),
  errorCode: answerText(40),
};

export const TrackerPartView = z.object({ productsType: answerText(20), bracketType: answerText(20), ...sharedAnswer });
export type TrackerPartView = z.output<typeof TrackerPartView>;

export const InverterView = z.object({ productsType: answerText(100), ...sharedAnswer });
export type InverterView = z.output<typeof InverterView>;
