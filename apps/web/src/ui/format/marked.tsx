import './marked.css';
import type { Marks } from '@heliodesk/contract/kit';
import { Fragment } from 'react';

/** A text with the parts highlighted that a search found, as the server tells them. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  return (
    <>
      {marks.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <mark className="hd-mark">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
