import { createElement, Fragment } from 'react';

const times = /(\d{1,2}:\d{2}(?:[–-]\d{1,2}:\d{2})?(?: UTC)?)/;

/** A text that people have typed; times and spans of time in it stay left to right, also inside Arabic. */
export function TextWithTimes({ text }: { text: string }) {
  const parts = text.split(times).map((part) => (times.test(part) ? createElement('bdi', { dir: 'ltr' }, part) : part));
  return createElement(Fragment, null, ...parts);
}
