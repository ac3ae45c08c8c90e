import { Fragment } from 'react';
import { Ltr } from './ltr.tsx';

const times = /(\d{1,2}:\d{2}(?:[–-]\d{1,2}:\d{2})?(?: UTC)?)/;

/** A text that people have typed; times and spans of time in it stay left to right, also inside Arabic. */
export function TextWithTimes({ text }: { text: string }) {
  return text.split(times).map((part, at) => (at % 2 === 1 ? <Ltr key={at}>{part}</Ltr> : <Fragment key={at}>{part}</Fragment>));
}
