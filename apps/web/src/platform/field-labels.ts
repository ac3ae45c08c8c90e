import { i18n } from './i18n/language.ts';

const translate = (key: string): string | undefined =>
  i18n.exists(`fields:${key}`) ? i18n.t(`fields:${key}` as 'fields:email') : undefined;

/** The label of a field: that of its whole path where it has one, else that of its name, the last part of the path that is no index. */
export function labelOf(path: string): string {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  const name = names.at(-1) ?? path;
  return (names.length > 1 ? translate(names.join('.')) : undefined) ?? translate(name) ?? name;
}

const asks = /[?？؟]$/;

/** Whether a label is a question, which doesn't fit into a sentence. */
export const isQuestion = (label: string): boolean => asks.test(label);

/** The label of a field within a sentence: if the label of the whole path is a question, the label of its name. */
export function nameOf(path: string): string {
  const label = labelOf(path);
  return isQuestion(label) ? labelOf(path.split('.').at(-1) ?? path) : label;
}
