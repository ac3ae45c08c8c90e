import './markdown.css';
import { useLayoutEffect, useRef } from 'react';
import { renderMarkdown } from './render-markdown.ts';

/** A text written in Markdown. It brings its reader along, so pages import it lazily. */
export function Markdown({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(renderMarkdown(text)), [text]);
  return <div className="markdown" ref={box} />;
}
