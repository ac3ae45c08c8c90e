import { cloneElement, createElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** An element that takes the words between its tags as children, unless it brings its own. */
export type Mark = ReactElement<{ children?: ReactNode }>;

const tag = /<(\w+)>(.*?)<\/\1>/s;

function parts(text: string, marks: Readonly<Record<string, Mark>>): ReactNode[] {
  const found = tag.exec(text);
  const mark = marks[found?.[1] ?? ''];
  if (!found || !mark) return [text];
  const inner = mark.props.children === undefined ? parts(found[2] ?? '', marks) : [];
  return [text.slice(0, found.index), cloneElement(mark, {}, ...inner), ...parts(text.slice(found.index + found[0].length), marks)];
}

/**
 * A phrase with marked words, `New here? <link>Register</link>`: each mark becomes the element given under its name. A value that a
 * person typed goes into its element, so that it is never read as a mark: `marks={{ email: <bdi>{email}</bdi> }}`.
 */
export function RichText({ text, marks }: { text: string; marks: Readonly<Record<string, Mark>> }) {
  return createElement(Fragment, null, ...parts(text, marks));
}
