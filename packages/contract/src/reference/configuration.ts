import { z } from 'zod';
import { endpoint, Id, optionalText, Paging, Version } from '../kit/index.ts';
import { ConfigRule } from './config-rules.ts';

/** Under which heading a key stands. */
export const configGroups = ['access', 'site', 'claims', 'integration', 'verification'] as const;
export type ConfigGroup = (typeof configGroups)[number];

/** What secrets are shown as, everywhere. */
export const secretMask = '••••••••';

/** Keys of text files that are served at the root to prove that a domain is ours (spec 3 §4). */
export const verificationPrefix = 'portal.verification.';

/** One key of the system configuration. */
export const ConfigRow = z.object({
  configId: z.number().int(),
  configKey: z.string(),
  /** Name and description, in the caller's language. */
  configName: z.string(),
  remark: z.string(),
  group: z.enum(configGroups),
  rule: ConfigRule,
  /** Secrets come masked; empty where none is set. */
  configValue: z.string(),
  defaultValue: z.string(),
  isChanged: z.boolean(),
  /** Staff added it; removing takes it away instead of going back to a default. */
  isOwn: z.boolean(),
  /** Nothing where it was never changed. */
  updateTime: z.string().nullable(),
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
  changed: z.stringbool().default(false),
});
export type ConfigFilter = z.output<typeof ConfigFilter>;

const byId = z.object({ id: Id });

export const listConfig = endpoint({
  method: 'GET',
  path: '/system/config/list',
  summary: 'The keys of the system configuration with their values; secrets come masked',
  access: { permission: 'system:config:list' },
  query: Paging.extend(ConfigFilter.shape),
  data: ConfigRow,
  paged: true,
});

export const getConfig = endpoint({
  method: 'GET',
  path: '/system/config/:id',
  summary: 'One key of the system configuration',
  access: { permission: 'system:config:query' },
  params: byId,
  data: ConfigRow,
});

export const configValue = endpoint({
  method: 'GET',
  path: '/system/config/configKey/:key',
  summary: 'A value of the system configuration; secrets come masked',
  access: { permission: 'system:config:query' },
  params: z.object({ key: z.string().max(100) }),
  data: z.object({ configKey: z.string(), configValue: z.string() }),
});

export const addConfig = endpoint({
  method: 'POST',
  path: '/system/config',
  summary: 'Adds a text file that verifies a domain, portal.verification.<name>',
  access: { permission: 'system:config:add' },
  body: NewConfig,
  data: ConfigRow,
  idempotent: true,
});

export const editConfig = endpoint({
  method: 'PUT',
  path: '/system/config',
  summary: 'Changes a value; one that does not fit its key is refused at configValue',
  access: { permission: 'system:config:edit' },
  body: EditedConfig,
  data: ConfigRow,
  errors: ['stale'],
});

export const removeConfig = endpoint({
  method: 'DELETE',
  path: '/system/config/:id',
  summary: 'Takes a key back to its default; removes a verification file',
  access: { permission: 'system:config:remove' },
  params: byId,
});

export const clearConfigCache = endpoint({
  method: 'DELETE',
  path: '/system/config/clearCache',
  summary: 'Lets every instance read the system configuration afresh',
  access: { permission: 'system:config:remove' },
  errors: ['tooManyRequests'],
});

export const exportConfig = endpoint({
  method: 'GET',
  path: '/system/config/export',
  summary: 'The system configuration as an .xlsx file; secrets are masked',
  access: { permission: 'system:config:export' },
  query: ConfigFilter,
  answers: 'file',
});
