import { fold } from './matching.ts';

/** A text with the searched words highlighted. */
export function MarkedText({ text, asked }: { text: string; asked: string }) {
  const folded = fold(text);
  const words = fold(asked.trim());
  const at = words === '' || folded.length !== text.length ? -1 : folded.indexOf(words);
  if (at === -1) return text;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
