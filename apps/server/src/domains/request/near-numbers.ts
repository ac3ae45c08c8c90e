import { numberPrefixes } from '@heliodesk/contract/request';

const prefixes: readonly string[] = Object.values(numberPrefixes);
/** Five digits count a day's requests; a sixth follows 99,999. */
const whole = new RegExp(`^(${prefixes.join('|')})(\\d{8})(\\d{5}|[1-9]\\d{5})$`);
const typed = new RegExp(`^(${prefixes.join('|')})[^A-Z0-9]?(\\d{8})[^A-Z0-9](\\d{1,4})$`);
const signs = [...new Set(`0123456789${prefixes.join('')}`)];

const formatted = (compact: string): string | undefined => {
  const [, prefix, day, count] = whole.exec(compact) ?? [];
  return prefix && `${prefix}-${day}-${count}`;
};

/** Every text that one slip of the fingers lies between: a sign too many, too few, another one, or two swapped. */
function* oneSlipAway(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    yield before + after.slice(1);
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`;
    for (const sign of signs) {
      yield before + sign + after;
      yield before + sign + after.slice(1);
    }
  }
}

/** The number that a text means without changes: signs between its parts and zeros before its count may be missing. */
export function meantNumber(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  const [, prefix, day, count] = typed.exec(upper) ?? [];
  return prefix ? `${prefix}-${day}-${count?.padStart(5, '0')}` : formatted(upper.replaceAll(/[^A-Z0-9]/g, ''));
}

/** All numbers that a mistyped one may mean. */
export function nearNumbers(text: string): string[] {
  const compact = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const exact = meantNumber(text);
  const near = [...oneSlipAway(compact), ...prefixes.map((prefix) => prefix + compact)].flatMap((candidate) => formatted(candidate) ?? []);
  return [...new Set([...(exact === undefined ? [] : [exact]), ...near])];
}
