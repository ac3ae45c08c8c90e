import { parseSync, Visitor } from 'oxc-parser';

/** Words and turns that no one says any more, or only translators, and what people say instead. */
const bannedTurns = new Map([
  ['anew', 'again'],
  ['at once', 'immediately, right away'],
  ['begun', 'started'],
  ['besides', 'also'],
  ['dear', 'expensive'],
  ['everybody', 'everyone'],
  ['is good for', 'is valid for'],
  ['lead nowhere', 'no longer work'],
  ['leads nowhere', 'no longer works'],
  ['let go of', 'drop, release'],
  ['lets go of', 'drops, releases'],
  ['look after', 'handle'],
  ['looks after', 'handles'],
  ['meanwhile', 'in the meantime, while'],
  ['nobody', 'no one'],
  ['somebody', 'someone'],
  ['whoever', 'the user who'],
  ['whom', 'who'],
]);
const pattern = new RegExp(String.raw`(?<![\w'’./-])(?:${[...bannedTurns.keys()].join('|')})(?![\w'’/-])`, 'gi');

interface CalleeNode {
  type: string;
  name?: string;
  object?: CalleeNode;
  callee?: CalleeNode;
  tag?: CalleeNode;
}

/** `test` of `test.each(rows)('…')`. */
function rootName(callee: CalleeNode | undefined): string {
  if (callee === undefined || callee.type === 'Identifier') return callee?.name ?? '';
  return rootName(callee.object ?? callee.callee ?? callee.tag);
}

/** What a file says to people: its comments and the titles of its tests; of a page in Markdown, all of it. */
function proseOf(path: string, source: string): string[] {
  if (path.endsWith('.md')) return [source.replaceAll(/```[^]*?```|`[^`\n]*`/g, ' ')];
  const { program, comments } = parseSync(path, source);
  const prose = comments.map(({ value }) => value);
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!['describe', 'it', 'test'].includes(rootName(callee as CalleeNode))) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') prose.push(title.value);
    },
  });
  visitor.visit(program);
  return prose;
}

/** A line for each banned word or turn in what a file says to people. */
export const findBannedProse = (path: string, source: string): string[] =>
  proseOf(path, source).flatMap((text) =>
    [...text.matchAll(pattern)].map(([turn]) => `${path}: “${turn}”, better “${bannedTurns.get(turn.toLowerCase())}”`),
  );
