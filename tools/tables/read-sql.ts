/** How a table is named: read from, written to, or held by a foreign key. */
export type Mode = 'read' | 'write' | 'reference';

export interface Mention {
  table: string;
  mode: Mode;
}

/** Words after which a list of tables is over. */
const endsList = /^(where|group|order|limit|offset|having|union|except|intersect|set|select|returning|for|window|values|with|do)$/;
/** Words before `update` or `delete` that make it part of something else: `for update`, `do update`, `on delete cascade`, a trigger's events. */
const notStatement = /^(for|do|key|on|or|before|after|of)$/;
const isName = (token: string | undefined): token is string => token !== undefined && /^[a-z_]/.test(token);

/** Text without comments, words in quotes and what is inserted by code; names in double quotes stay. */
export const plainSql = (text: string): string =>
  text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\/\*[^]*?\*\//g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, ' ? ')
    .replaceAll('"', '')
    .toLowerCase();

/** What a piece of SQL does with tables, in words such as `from a, b`, `join`, `insert into`, `update`, `references`. */
export function mentionsIn(text: string): Mention[] {
  const tokens = plainSql(text).match(/[a-z_][\w$]*(?:\.[a-z_][\w$]*)?|[(),;?]/g) ?? [];
  const mentions: Mention[] = [];
  /** For each open bracket whether a list of tables is being read there. */
  const inList = [false];
  const add = (at: number, mode: Mode): void => {
    let name = tokens[at];
    for (let next = at + 1; name !== undefined && /^(only|lateral|if|not|exists|table)$/.test(name); next += 1) name = tokens[next];
    if (isName(name)) mentions.push({ table: name.replace(/^public\./, ''), mode });
  };
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1] ?? '';
    if (token === '(') inList.push(false);
    else if (token === ')') inList.pop();
    else if (token === ';') inList.splice(0, inList.length, false);
    else if (token === ',' && inList.at(-1) === true) add(index + 1, 'read');
    else if (endsList.test(token)) inList[inList.length - 1] = false;
    else if (token === 'from' && before !== 'distinct') {
      inList[inList.length - 1] = true;
      add(index + 1, before === 'delete' ? 'write' : 'read');
    } else if (token === 'using') {
      inList[inList.length - 1] = true;
      add(index + 1, 'read');
    } else if (token === 'join') add(index + 1, 'read');
    else if (token === 'into') add(index + 1, before === 'insert' || before === 'merge' ? 'write' : 'read');
    else if ((token === 'update' || token === 'truncate') && !notStatement.test(before)) add(index + 1, 'write');
    else if (token === 'references') add(index + 1, 'reference');
  }
  return mentions;
}

/** Functions that a piece of SQL calls, or that have the look of it. */
export const callsIn = (text: string): string[] => [...plainSql(text).matchAll(/([a-z_]\w*)\s*\(/g)].map(([, name]) => name ?? '');

/** The statements of a script with their lines; bodies of functions in dollar signs stay whole. */
export function statementsOf(script: string): { text: string; line: number }[] {
  const pieces = script.match(/--[^\n]*|'(?:[^']|'')*'|(\$\w*\$)[^]*?\1|[^]/g) ?? [];
  const statements: { text: string; line: number }[] = [];
  let [text, line, here] = ['', 1, 1];
  for (const piece of [...pieces, ';']) {
    if (text === '') line = here;
    here += piece.split('\n').length - 1;
    if (piece === ';') {
      if (text !== '') statements.push({ text: text.trim(), line });
      text = '';
    } else if (!piece.startsWith('--') && (text !== '' || piece.trim() !== '')) text += piece;
  }
  return statements;
}
