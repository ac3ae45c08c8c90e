/** A setting that staff can change while the system runs. */
export interface ConfigKey<Value> {
  description: string;
  initial: Value;
  /** Nothing where the text is no value of this key. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** Never shown again once it is saved. */
  isSecret?: true;
}

const flag = (description: string, initial: boolean): ConfigKey<boolean> => ({
  description,
  initial,
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
});

const wholeNumber = (description: string, initial: number, [min, max]: [number, number]): ConfigKey<number> => ({
  description,
  initial,
  read: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  write: String,
});

const domainName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

const domainNames = (description: string, initial: string[]): ConfigKey<string[]> => ({
  description,
  initial,
  read: (text) => {
    const names = text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean);
    return names.every((name) => domainName.test(name)) ? names : undefined;
  },
  write: (names) => names.join(', '),
});

const webAddress = (description: string, initial: string): ConfigKey<string> => ({
  description,
  initial,
  read: (text) => (text === '' || (/^https?:\/\//.test(text) && URL.canParse(text)) ? text : undefined),
  write: String,
});

const secret = (description: string): ConfigKey<string> => ({
  description,
  initial: '',
  read: (text) => (text === '' || text.length >= 16 ? text : undefined),
  write: String,
  isSecret: true,
});

/** Every key of the system configuration with its type and default (spec 3 §6). */
export const configKeys = {
  'sys.account.captchaEnabled': flag('Ask for a captcha at sign-in, registration and forgotten password', true),
  'portal.staff.domains': domainNames('E-mail domains of employees, who cannot register as customers', ['heliodesk.test', 'heliodesk.com']),
  'portal.designTool.url': webAddress('Where the design tool is found; empty hides it', ''),
  'claim.serialLimit': wholeNumber('How many serial numbers a claim may have', 100_000, [1, 1_000_000]),
  'integration.webhookSecret': secret('Signs the webhooks that are sent out; at least 16 characters'),
};

export type ConfigName = keyof typeof configKeys;
export type ConfigValue<Name extends ConfigName> = (typeof configKeys)[Name]['initial'];

export const isConfigName = (name: string): name is ConfigName => Object.hasOwn(configKeys, name);
