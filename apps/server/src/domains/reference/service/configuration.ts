import type { Page } from '@heliodesk/contract/kit';
import {
  brokenConfigRule,
  secretMask,
  verificationPrefix,
  type ConfigFilter,
  type ConfigRow,
  type EditedConfig,
  type NewConfig,
} from '@heliodesk/contract/reference';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { requireFreshProof } from '#src/platform/http/fresh-proof.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import * as store from '../store/configuration.ts';
import type { ConfigRecord } from '../store/configuration.ts';
import { configKeys, isConfigName, keyOf, verificationRule, type ConfigName } from './config-keys.ts';
import { acceptedText, shownValue, systemConfigOf } from './system-config.ts';

/** Reloading costs every instance a query; no one needs it often. */
const clearing: ThrottleRule = { name: 'config-clear', points: 5, seconds: 60 };

const names = Object.keys(configKeys) as ConfigName[];

/** Gives every key its row. */
export const prepareConfiguration = (tx: Tx, now: Date): Promise<void> => store.insertMissingKeys(tx, names, now);

/** Who reads, and on which server. */
type Reader = Pick<Context, 'platform' | 'language'>;

/** What a server was started with wins over a value that staff choose. */
const isOverruled = (name: ConfigName, value: string | null, { platform: { config } }: Reader): boolean =>
  (name === 'sys.account.captchaEnabled' && !config.captchaEnabled) ||
  (name === 'portal.secondFactor.roles' && config.mode === 'demo' && value === null);

function keyView(name: ConfigName, { value }: ConfigRecord, reader: Reader) {
  const t = translate(reader.language);
  const { group, rule } = keyOf(name);
  const [configValue, defaultValue] = [shownValue(name, value), shownValue(name, null)];
  return {
    configName: t(`referenceData:config.${name}`),
    remark: t(`referenceData:config.${name}.remark`),
    group,
    rule,
    configValue,
    defaultValue,
    isChanged: configValue !== defaultValue,
    isOwn: false,
    notice: isOverruled(name, value, reader) ? t(`referenceData:config.${name}.overruled`) : '',
  };
}

function verificationView({ key, value }: ConfigRecord, { language }: Reader) {
  const t = translate(language);
  const file = `${key.slice(verificationPrefix.length)}.txt`;
  return {
    configName: t('referenceData:config.verification', { file }),
    remark: t('referenceData:config.verification.remark', { file }),
    group: 'verification' as const,
    rule: verificationRule,
    configValue: value ?? '',
    defaultValue: '',
    isChanged: true,
    isOwn: true,
    notice: '',
  };
}

const configView = (record: ConfigRecord, reader: Reader): ConfigRow => ({
  configId: record.id,
  configKey: record.key,
  ...(isConfigName(record.key) ? keyView(record.key, record, reader) : verificationView(record, reader)),
  updateTime: record.version === 0 ? null : record.changed_at.toISOString(),
  version: record.version,
});

/** Keys of an older release that nothing reads anymore are not shown. */
const isKnown = ({ key }: ConfigRecord): boolean => isConfigName(key) || key.startsWith(verificationPrefix);

/** All keys that a filter leaves, in the order of the code, then the files that verify domains. */
export async function configRows(db: Db, { text, changed }: ConfigFilter, reader: Reader): Promise<ConfigRow[]> {
  const place = ({ key }: ConfigRecord): number => (isConfigName(key) ? names.indexOf(key) : names.length);
  const records = (await store.findConfigRecords(db)).filter(isKnown).toSorted((one, other) => place(one) - place(other));
  const part = text.toLowerCase();
  return records
    .map((record) => configView(record, reader))
    .filter((row) => !changed || row.isChanged)
    .filter(({ configKey, configName, remark }) => [configKey, configName, remark].some((words) => words.toLowerCase().includes(part)));
}

/** One page of the keys that a filter leaves; secrets come masked. */
export async function listConfiguration(
  context: Context,
  { pageNum, pageSize, ...filter }: ConfigFilter & { pageNum: number; pageSize: number },
): Promise<Page<ConfigRow>> {
  const rows = await configRows(context.db, filter, context);
  return { rows: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length };
}

/** One key; an unknown one, or one of an older release, is not found. */
export async function getConfiguration(context: Context, id: number): Promise<ConfigRow> {
  const record = await store.findConfigRecord(context.db, id);
  if (record === undefined || !isKnown(record)) throw fail('notFound');
  return configView(record, context);
}

/** What the audit may record: never a secret. */
function auditView({ key, value }: ConfigRecord): { key: string; value: string | null } {
  const isSecret = isConfigName(key) && keyOf(key).rule.kind === 'secret';
  return { key, value: isSecret && value !== null && value !== '' ? secretMask : value };
}

const configurationChange = (action: string, before: ConfigRecord | undefined, after: ConfigRecord | undefined) => ({
  action: `configuration.${action}`,
  subjectType: 'configuration',
  subjectId: (after ?? before)?.key ?? '',
  ...(before && { before: auditView(before) }),
  ...(after && { after: auditView(after) }),
});

/** Adds a text file that verifies a domain. */
export async function addConfiguration(context: WriteContext, body: NewConfig): Promise<ConfigRow> {
  const { platform, tx } = context;
  const added = await store.insertConfig(tx, body.configKey, body.configValue, platform.clock.now());
  if (added === undefined) throw failFields({ path: 'configKey', rule: 'taken' });
  systemConfigOf(platform).announce(tx);
  await auditChange(context, configurationChange('add', undefined, added));
  return configView(added, context);
}

function checkedText(key: string, text: string): string {
  if (isConfigName(key)) return acceptedText(key, text);
  const broken = text.trim() === '' ? { rule: 'required' } : brokenConfigRule(verificationRule, text);
  if (broken !== undefined) throw failFields({ path: 'configValue', ...broken });
  return text;
}

/** Secrets, and what protects access, are changed only by someone who has just proved who they are. */
function proveFor(context: WriteContext, key: string): void {
  if (!isConfigName(key)) return;
  const { group, rule } = keyOf(key);
  if (group === 'access' || rule.kind === 'secret') requireFreshProof(context);
}

/** Changes a value; refuses one that does not fit its key, or a change based on an older state. */
export async function editConfiguration(context: WriteContext, body: EditedConfig): Promise<ConfigRow> {
  const { platform, tx } = context;
  const before = await store.findConfigRecordForUpdate(tx, body.configId);
  if (before === undefined || !isKnown(before)) throw fail('notFound');
  if (before.version !== body.version) throw fail('stale', {}, { current: configView(before, context) });
  proveFor(context, before.key);
  const after = await store.updateConfigValue(tx, before.key, checkedText(before.key, body.configValue), platform.clock.now());
  systemConfigOf(platform).announce(tx);
  await auditChange(context, configurationChange('edit', before, after));
  return configView(after, context);
}

/** Resets a key to its default; removes a file that verifies a domain. */
export async function removeConfiguration(context: WriteContext, id: number): Promise<null> {
  const { platform, tx } = context;
  const before = await store.findConfigRecordForUpdate(tx, id);
  if (before === undefined || !isKnown(before)) throw fail('notFound');
  proveFor(context, before.key);
  const after = isConfigName(before.key) ? await store.updateConfigValue(tx, before.key, null, platform.clock.now()) : undefined;
  if (after === undefined) await store.removeConfigRecord(tx, id);
  systemConfigOf(platform).announce(tx);
  await auditChange(context, configurationChange('remove', before, after));
  return null;
}

/** Makes all instances reload the configuration. */
export async function clearConfiguration(context: Context): Promise<null> {
  const { platform, db } = context;
  await platform.throttle.take(clearing, 'all');
  await systemConfigOf(platform).clear();
  await transaction(db, (tx) =>
    auditChange(withTx(context, tx), { action: 'configuration.clearCache', subjectType: 'configuration', subjectId: '*' }),
  );
  return null;
}
