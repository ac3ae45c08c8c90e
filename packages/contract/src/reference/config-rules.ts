import { z } from 'zod';
import { answerList, answerText } from '../kit/index.ts';

/** What a key of the system configuration may hold. */
export const ConfigRule = z.object({
  kind: z.enum(['flag', 'number', 'address', 'domains', 'secret', 'text', 'choice', 'choices']),
  /** Bounds of a number, or of the length of a text or secret. */
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  /** What may be chosen. */
  options: answerList(answerText(100), 100).optional(),
});
export type ConfigRule = z.output<typeof ConfigRule>;

interface Broken {
  rule: string;
  params: Record<string, string | number>;
}

const domainName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The parts of a value that is a list, `one.example, two.example`. */
export const configListOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

const broken = (rule: string, params: Broken['params'] = {}): Broken => ({ rule, params });

const isWholeNumber = (text: string, min: number, max: number): boolean =>
  /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max;

const webAddress = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** The rule that a text breaks as the value of a key; nothing where it fits. Web and server ask the same. */
export function brokenConfigRule({ kind, min = 0, max = 4_000, options = [] }: ConfigRule, value: string): Broken | undefined {
  const text = value.trim();
  const parts = configListOf(text);
  switch (kind) {
    case 'flag':
      return text === 'true' || text === 'false' ? undefined : broken('flag');
    case 'number':
      return isWholeNumber(text, min, max) ? undefined : broken('wholeNumber', { min, max });
    case 'address':
      return text === '' || webAddress.test(text) ? undefined : broken('webAddress');
    case 'domains':
      return parts.every((part) => domainName.test(part)) ? undefined : broken('domainNames');
    case 'secret':
      return text === '' || text.length >= min ? undefined : broken('tooShort', { min });
    case 'text':
      if (text.length > max) return broken('tooLong', { max });
      return text.length < min ? broken('required') : undefined;
    case 'choice':
      return options.includes(text) ? undefined : broken('oneOf', { options: options.join(', ') });
    case 'choices':
      return parts.length >= min && parts.every((part) => options.includes(part))
        ? undefined
        : broken('someOf', { options: options.join(', ') });
  }
}
