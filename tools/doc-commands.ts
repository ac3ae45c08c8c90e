import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Every command of a page's code blocks and of its running text, one by one, without remarks. */
export function commandsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(([, language, block = '']) =>
    language === '' ? block.split('\n') : [],
  );
  const inline = [...text.matchAll(/`((?:npm|node)\s[^`]+)`/g)].map(([, command = '']) => command.replaceAll(/\s+/g, ' '));
  return [...blocks, ...inline]
    .flatMap((line) =>
      line
        .replace(/\s+#.*/, '')
        .replace(/;.*/, '')
        .split('&&'),
    )
    .map((command) => command.trim())
    .filter((command) => command !== '');
}
