import { z } from 'zod';
import { answerText, Id, optionalText, Paging, QueryFlag, Version } from '../kit/index.ts';
import { ConfigRule } from './config-rules.ts';

/** The heading a key is listed under. */
export const configGroups = ['access', 'site', 'requests', 'claims', 'integration', 'verification'] as const;

export type ConfigGroup = (typeof configGroups)[number];

/** What secrets are shown as, everywhere. */
export const secretMask = '••••••••';

/** Keys of text files that are served at the root to prove that a domain is ours (spec 3 §4). */
export const verificationPrefix = 'portal.verification.';

/** One key of the system configuration. */
export const ConfigRow = z.object({
  configId: z.number().int(),
  configKey: answerText(100),
  /** Name and description, in the caller's language. */
  configName: answerText(200),
  remark: answerText(1_000),
  group: z.enum(configGroups),
  rule: ConfigRule,
  /** Secrets come masked; empty where none is set. */
  configValue: answerText(4_000),
  defaultValue: answerText(4_000),
  isChanged: z.boolean(),
  /** Staff added it; removing takes it away instead of going back to a default. */
  isOwn: z.boolean(),
  /** Why the value does not count on this server; empty where it does. */
  notice: answerText(500),
  /** Nothing where it was never changed. */
  updateTime: answerText(30).nullable(),
  version: z.number().int(),
});

export type ConfigRow = z.output<typeof ConfigRow>;

const ConfigText = z.string().max(4_000);

export const NewConfig = z.object({
  configKey: z
    .string()
    .trim()
    .max(100)
    .refine((key) => key.startsWith(verificationPrefix) && /^[A-Za-z0-9_-]{1,64}$/.test(key.slice(verificationPrefix.length)), {
      params: { rule: 'verificationName' },
    }),
  configValue: ConfigText.refine((value) => value.trim() !== '', { params: { rule: 'required' } }),
});

export type NewConfig = z.output<typeof NewConfig>;

export const EditedConfig = z.object({ configId: Id, configValue: ConfigText, version: Version });

export type EditedConfig = z.output<typeof EditedConfig>;

export const ConfigFilter = z.object({
  /** Part of a key, or of its name or description in the caller's language. */
  text: optionalText(80),
  changed: QueryFlag.default(false),
});

export type ConfigFilter = z.output<typeof ConfigFilter>;

export const OnConfig = z.object({ id: Id });

export const ListConfigQuery = Paging.extend(ConfigFilter.shape);

export const ConfigValueParams = z.object({ key: z.string().max(100) });

export const ConfigValueData = z.object({ configKey: answerText(100), configValue: answerText(4_000) });
