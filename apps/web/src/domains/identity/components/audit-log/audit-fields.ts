import { labelOf } from '#src/platform/field-labels.ts';

/** Kept for the machine: it says nothing that the entry itself does not. */
const bookkeeping = new Set(['id', 'version', 'changed_at', 'region.regionId']);

/** What only holds fields together. */
const holders = new Set(['labels', 'region', 'texts']);

/** Fields that are stored under another name than they have on the wire, by the kind of subject. */
const wireNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  announcement: { ends_at: 'endsAt', starts_at: 'startsAt' },
  configuration: { key: 'configKey', value: 'configValue' },
  dictionary: { css_class: 'cssClass', sort: 'dictSort', type: 'dictType', value: 'dictValue' },
};

/** Whether a value that was kept is worth reading. */
export const isTelling = (path: readonly string[]): boolean => !bookkeeping.has(path.join('.'));

/** A field in words, with what it belongs to. */
export const fieldWords = (subjectType: string, path: readonly string[]): string =>
  path
    .filter((name, index) => index === path.length - 1 || !holders.has(name))
    .map((name) => labelOf(wireNames[subjectType]?.[name] ?? name))
    .join(' · ');
