import { fallbackLanguage, isLanguage, languages, roleKeys, roles, type Language, type RoleKey } from '@heliodesk/contract/kit';
import { brokenConfigRule, configListOf, type ConfigGroup, type ConfigRule } from '@heliodesk/contract/reference';

/** A setting that staff can change while the system runs; its name and description are in the phrases, `referenceData`. */
export interface ConfigKey<Value> {
  group: ConfigGroup;
  rule: ConfigRule;
  initial: Value;
  /** A text that satisfies the rule. */
  parse: (text: string) => Value;
  write: (value: Value) => string;
}

const key = <Value>(
  group: ConfigGroup,
  rule: ConfigRule,
  initial: Value,
  { parse, write = String }: { parse: (text: string) => Value; write?: (value: Value) => string },
): ConfigKey<Value> => ({ group, rule, initial, parse, write });

const flag = (group: ConfigGroup, initial: boolean) => key(group, { kind: 'flag' }, initial, { parse: (text) => text === 'true' });

const wholeNumber = (group: ConfigGroup, initial: number, [min, max]: [number, number]) =>
  key(group, { kind: 'number', min, max }, initial, { parse: Number });

const domainNames = (group: ConfigGroup, initial: string[]) =>
  key(group, { kind: 'domains' }, initial, { parse: configListOf, write: (names) => names.join(', ') });

const webAddress = (group: ConfigGroup, initial: string) => key(group, { kind: 'address' }, initial, { parse: String });

const secret = (group: ConfigGroup) => key(group, { kind: 'secret', min: 16, max: 200 }, '', { parse: String });

const languageList = (group: ConfigGroup, initial: readonly Language[]) =>
  key<readonly Language[]>(group, { kind: 'choices', min: 1, options: [...languages] }, initial, {
    parse: (text) => configListOf(text).filter(isLanguage),
    write: (chosen) => chosen.join(', '),
  });

const oneLanguage = (group: ConfigGroup, initial: Language) =>
  key<Language>(group, { kind: 'choice', options: [...languages] }, initial, { parse: (text) => (isLanguage(text) ? text : initial) });

const roleList = (group: ConfigGroup, initial: readonly RoleKey[]) =>
  key<readonly RoleKey[]>(group, { kind: 'choices', min: 0, options: [...roleKeys] }, initial, {
    parse: (text) => configListOf(text).filter((part): part is RoleKey => Object.hasOwn(roles, part)),
    write: (chosen) => chosen.join(', '),
  });

/** Every key of the system configuration with its type and default (spec 3 §6). */
export const configKeys = {
  'sys.account.captchaEnabled': flag('access', true),
  'portal.secondFactor.roles': roleList('access', ['admin', 'finance', 'supervisor']),
  'portal.registration.news': flag('access', true),
  'portal.staff.domains': domainNames('access', ['heliodesk.test', 'heliodesk.com']),
  'portal.designTool.url': webAddress('site', ''),
  'portal.languages': languageList('site', languages),
  'portal.defaultLanguage': oneLanguage('site', fallbackLanguage),
  'claim.serialLimit': wholeNumber('claims', 100_000, [1, 1_000_000]),
  'claim.serialsPerDay': wholeNumber('claims', 500_000, [1, 100_000_000]),
  'claim.appealDays': wholeNumber('claims', 30, [1, 365]),
  'routing.openLimit': wholeNumber('requests', 20, [1, 1_000]),
  'integration.webhookSecret': secret('integration'),
};

export type ConfigName = keyof typeof configKeys;
export type ConfigValue<Name extends ConfigName> = (typeof configKeys)[Name]['initial'];

/** Whether the code reads a key, and so knows its type and default. */
export const isConfigName = (name: string): name is ConfigName => Object.hasOwn(configKeys, name);

/** What is known about a key, whatever its value is. */
export const keyOf = (name: ConfigName): ConfigKey<unknown> => configKeys[name] as ConfigKey<unknown>;

/** The stored value, or the default if nothing is stored or it no longer fits the key. */
export const readConfigText = (name: ConfigName, text: string | null | undefined): unknown => {
  const { rule, initial, parse } = keyOf(name);
  return text === null || text === undefined || brokenConfigRule(rule, text) !== undefined ? initial : parse(text.trim());
};

/** The rule of the texts that verify a domain; staff add their keys. */
export const verificationRule: ConfigRule = { kind: 'text', min: 1, max: 4_000 };
