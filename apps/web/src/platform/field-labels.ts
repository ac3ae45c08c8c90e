import { i18n } from './i18n/language.ts';

/** The label of a field: its name is the last part of the path that is no index. */
export function labelOf(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  return i18n.exists(`fields:${name}`) ? i18n.t(`fields:${name}` as 'fields:email') : name;
}
