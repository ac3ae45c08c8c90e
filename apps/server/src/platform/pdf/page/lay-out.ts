import type { Direction, PdfBlock, PdfDocument } from '../document.ts';
import type { Line } from '../text/break-lines.ts';
import { Flow, wholeWidth } from './flow.ts';
import { above, codePadding, facts, logoSize, looks, page, textWidth, type TextLook } from './look.ts';
import type { Page, Part, Tag } from './placed.ts';
import { setterFor, type SetText } from './set-text.ts';

const emptyLine: Line = { runs: [], width: 0, isInOrder: true };
const oneLine = async (set: SetText, text: string, look: TextLook, width: number): Promise<Line> =>
  (await set(text, look, width))[0] ?? emptyLine;

async function putHead(flow: Flow, set: SetText, { brand, about }: PdfDocument): Promise<void> {
  flow.put({ type: 'logo', x: flow.leftOf(wholeWidth, logoSize), y: flow.y });
  const beside = { start: logoSize + 9, width: textWidth / 2 };
  flow.y += (logoSize - looks.brand.leading) / 2;
  flow.line(await oneLine(set, brand, looks.brand, beside.width), looks.brand, beside);
  const right = await oneLine(set, about, looks.about, textWidth / 2 - 50);
  flow.y += (looks.brand.leading - looks.about.leading) / 2;
  flow.line(right, looks.about, { start: textWidth - right.width, width: right.width });
  flow.y = page.top + logoSize + 12;
  flow.rule();
  flow.y += 6;
}

/** The part of the structure that some lines are. */
const partOf = (tag: Tag, text: string, lines: readonly Line[], parent?: Part): Part => ({
  tag,
  ...(parent === undefined ? {} : { parent }),
  ...(lines.every(({ isInOrder }) => isInOrder) ? {} : { actual: text }),
});

const tags = { title: 'H1', heading: 'H2', text: 'P', note: 'P' } as const;

async function putFacts(flow: Flow, set: SetText, { rows }: PdfBlock & { type: 'facts' }): Promise<void> {
  const labels = { start: 0, width: textWidth * facts.labels };
  const values = { start: labels.width + facts.gap, width: textWidth - labels.width - facts.gap };
  const table: Part = { tag: 'Table' };
  for (const { label, value } of rows) {
    const row: Part = { tag: 'TR', parent: table };
    const [named, said] = [await set(label, looks.label, labels.width), await set(value, looks.value, values.width)];
    const height = looks.value.leading;
    // A row may be longer than a page; it is not torn after its first line.
    flow.need(Math.min(Math.max(named.length, said.length), 3) * height + 2 * facts.padding);
    flow.rule();
    flow.y += facts.padding;
    const [head, data] = [partOf('TH', label, named, row), partOf('TD', value, said, row)];
    for (let index = 0; index < Math.max(named.length, said.length); index += 1) {
      flow.need(height);
      const [left, right] = [named[index], said[index]];
      if (left !== undefined) flow.line(left, looks.label, labels, head);
      if (right !== undefined) flow.line(right, looks.value, values, data);
      flow.y += height;
    }
    flow.y += facts.padding;
  }
  flow.rule();
}

async function putCode(flow: Flow, set: SetText, text: string): Promise<void> {
  const lines = await set(text, looks.code, textWidth - 2 * codePadding);
  const height = lines.length * looks.code.leading + 2 * codePadding;
  flow.need(height);
  flow.put({ type: 'frame', x: page.side, y: flow.y, width: textWidth, height });
  flow.y += codePadding;
  const part = partOf('Code', text, lines);
  for (const line of lines) {
    flow.line(line, looks.code, { start: codePadding, width: textWidth }, part);
    flow.y += looks.code.leading;
  }
  flow.y += codePadding;
}

async function putBlock(flow: Flow, set: SetText, block: PdfBlock): Promise<void> {
  flow.skip(above[block.type]);
  if (block.type === 'facts') return putFacts(flow, set, block);
  if (block.type === 'code') return putCode(flow, set, block.text);
  const look = looks[block.type];
  // A heading stays with what follows it.
  if (block.type === 'heading') flow.need(look.leading + 4 * looks.text.leading);
  const lines = await set(block.text, look, textWidth);
  return flow.lines(lines, look, partOf(tags[block.type], block.text, lines));
}

/** What stands at the foot of a page. */
async function putFoot(flow: Flow, set: SetText, foot: string, pageOf: string): Promise<void> {
  flow.y = page.height - page.bottom + 16;
  flow.rule();
  flow.y += 6;
  const number = await oneLine(set, pageOf, looks.foot, textWidth / 3);
  flow.line(await oneLine(set, foot, looks.foot, textWidth - number.width - 20), looks.foot, wholeWidth);
  flow.line(number, looks.foot, { start: textWidth - number.width, width: number.width });
}

/** Sets a document's texts and places them on pages. */
export async function layOut(document: PdfDocument, direction: Direction): Promise<Page[]> {
  const set = setterFor(document.language, direction);
  const flow = new Flow(direction);
  await putHead(flow, set, document);
  for (const block of document.blocks) await putBlock(flow, set, block);
  const pages = flow.pages();
  return Promise.all(
    pages.map(async (placed, index) => {
      const below = new Flow(direction);
      const pageOf = document.pageOf.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length));
      await putFoot(below, set, document.foot, pageOf);
      return [...placed, ...below.pages().flat()];
    }),
  );
}
