import { z } from 'zod';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';

/** Half a surrogate pair or NUL cannot be stored; neither is anything a person types. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const plain = z.string().refine(isStorable, { params: { rule: 'invalid' } });

/** Everything that breaks a line, and the signs that turn the direction of what follows. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** A text without breaks, control characters and signs of direction, so that it can't disguise what's next to it. */
export const onOneLine = (typed: string): string => typed.replaceAll(lineBreaks, ' ').replaceAll(directionSigns, '');

/** Required text on one line, which lists and mails show among other words; what isn't of a line is dropped. */
export const line = (max: number) => plain.overwrite(onOneLine).trim().min(1).max(max);
/** The same, which may be left empty. */
export const optionalLine = (max: number) => plain.overwrite(onOneLine).trim().max(max).default('');

/** Signs that override or isolate a direction, or can't be seen; they hide what a text says. The joiners U+200C and U+200D spell words and stay. */
const hidingSigns = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/u;
/** Marks that keyboards of right-to-left scripts type between words of both directions. */
const directionMarks = /[\u061C\u200E\u200F]/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const marksAround = /^[\s\u061C\u200E\u200F]+|[\s\u061C\u200E\u200F]+$/gu;
const isPlainLine = (text: string): boolean => !hidingSigns.test(text) && (!directionMarks.test(text) || rightToLeft.test(text));

/** What mail programs and people take for a link: with a scheme, with `www.`, or a host with a path. */
const webAddress = /:\/\/|\bwww\.[^\s.]|[^\s./]\.[a-z]{2,}\//i;
const isWebAddress = (text: string): boolean => webAddress.test(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));

const plainLine = plain
  .overwrite((typed) => typed.replaceAll(marksAround, ''))
  .refine(isPlainLine, { params: { rule: 'noControl' } })
  .refine((text) => !isWebAddress(text), { params: { rule: 'noWebAddress' } });

/**
 * Required name of a person, a company, a place or a position. Anyone chooses one and others read it: it has neither line breaks nor signs
 * that control the direction, nor links that mails and lists could carry to others.
 */
export const nameLine = (max: number) => plainLine.min(1).max(max);
/** The same, which may be left empty. */
export const optionalNameLine = (max: number) => plainLine.max(max).default('');

/** Required text, trimmed. */
export const text = (max: number) => plain.trim().min(1).max(max);
/** Text that may be left empty; absent counts as empty. */
export const optionalText = (max: number) => plain.trim().max(max).default('');

const wholeId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** A number, or its digits alone, as addresses carry it: neither `true` nor `[1]`, `0x1` or `1e3` names a record. */
export const Id = z.preprocess(
  (given) => (typeof given === 'string' && /^\d{1,16}$/.test(given) ? Number(given) : given),
  wholeId,
) as unknown as typeof wholeId;
export const Version = z.number().int().nonnegative().max(2_147_483_647);
export const LanguageCode = z.enum(languages);
/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

export const Email = plain.trim().toLowerCase().max(254).check(z.email());

export const Password = z
  .string()
  .min(limits.passwordMin)
  .max(limits.passwordMax)
  .refine((password) => patterns.password.test(password), { params: { rule: 'password' } });

/** `0` stands for unknown, anything else has at least 5 characters (spec 1 §5). */
export const TaxNumber = text(40).refine((taxNo) => taxNo === '0' || taxNo.length >= limits.taxNoMin, {
  params: { rule: 'taxNo', min: limits.taxNoMin },
});

export const Phone = text(30).refine((phone) => patterns.phone.test(phone), { params: { rule: 'phone' } });

/** 10 to 24 letters and digits; stored upper case. */
export const SerialNumber = z.string().trim().toUpperCase().regex(patterns.serialNumber).meta({ maxLength: 24 });

/** 11 letters and digits, the first six letters; letters may be typed small. */
export const SwiftCode = text(11)
  .toUpperCase()
  .refine((code) => patterns.swift.test(code), { params: { rule: 'swift' } });

/** A day without a time, `YYYY-MM-DD`. There is no year 0, whatever the form of a date allows. */
export const Day = z.iso.date().refine((day) => !day.startsWith('0000'), { params: { rule: 'invalid' } });

/** ISO 3166-1 numeric, as `regionId` (spec 3 §6). */
export const RegionId = z.coerce.number<number>().int().min(1).max(999);

/** A number as text; what it may hold is checked after it. */
const digits = z.string().meta({ maxLength: 20 });

/** Yes or no in a query: `true` or `false`. */
export const QueryFlag = z.stringbool().meta({ type: 'boolean' });

const decimalPattern = (decimals: number) => new RegExp(`^\\d{1,12}(?:\\.\\d{1,${decimals}})?$`);

/** A decimal that may be 0, kept as a string so that nothing is rounded on the way. */
export const decimal = (decimals: number) =>
  z
    .union([digits, z.number()])
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1)
        .refine((value) => decimalPattern(decimals).test(value), { params: { rule: 'decimal', decimals } }),
    );

/** A decimal above 0. */
export const positiveDecimal = (decimals: number) =>
  decimal(decimals).refine((value) => Number(value) > 0, { params: { rule: 'greaterThan', min: 0 } });

/** A whole number, as a number or as its digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([digits, z.number()])
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1))
    .refine((value) => /^-?\d{1,15}$/.test(value), { params: { rule: 'wholeNumber', min, max } })
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .meta({ type: 'integer' });

/** Ids joined by commas, as `attIds` travels (spec 2 §3). */
export const IdList = z
  .string()
  .max(1_000)
  .transform((list) => list.split(',').filter(Boolean).map(Number))
  .pipe(z.array(Id));
