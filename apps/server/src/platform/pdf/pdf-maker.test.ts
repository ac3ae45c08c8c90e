import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { createPdfMaker, type PdfMaker } from './pdf-maker.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleDocument, sampleText } from './testing/sample-document.ts';

const makers: PdfMaker[] = [];
const start = (options?: Parameters<typeof createPdfMaker>[0]): PdfMaker => {
  const maker = createPdfMaker(options);
  makers.push(maker);
  return maker;
};
afterAll(() => Promise.all(makers.map((maker) => maker.close())));

const long = sampleDocument(Array.from({ length: 60 }, (_, index) => ({ type: 'text', text: `${index} ${'word '.repeat(1_200)}` })));

describe('making PDFs', () => {
  it('works in processes that stay, and gives the same bytes in each', async () => {
    const maker = start();
    expect(maker.pids()).toEqual([]);
    const texts = ['Hello', 'مرحبا', '你好', 'Hello'];
    const made = await Promise.all(texts.map((text) => maker.make(sampleText(text))));
    expect(made.map((bytes) => readPdf(bytes).text.includes('�'))).toEqual([false, false, false, false]);
    expect(Buffer.from(made[0] ?? []).equals(Buffer.from(made[3] ?? []))).toBe(true);
    const pids = maker.pids();
    expect(pids).toHaveLength(2);
    await maker.make(sampleText('Again'));
    expect(maker.pids().toSorted()).toEqual(pids.toSorted());
  });

  it('fails only the document that takes too long', async () => {
    const maker = start({ processes: 1, wallMs: 2_500 });
    const [slow, quick] = await Promise.allSettled([maker.make(long), maker.make(sampleText('Hello'))]);
    // On a quick machine, the long one is made in time; then nothing may be wrong with it either.
    if (slow.status === 'rejected') expect(slow.reason).toMatchObject({ name: 'PdfError', reason: 'tooSlow' });
    expect(quick.status).toBe('fulfilled');
  });

  it('fails only the document whose process is gone, and goes on with a new one', async () => {
    const maker = start({ processes: 1 });
    await maker.make(sampleText('Warm'));
    const [pid = 0] = maker.pids();
    const lost = maker.make(long);
    const next = maker.make(sampleText('Next'));
    process.kill(pid, 'SIGKILL');
    await expect(lost).rejects.toMatchObject({ name: 'PdfError', reason: 'crashed' });
    expect(readPdf(await next).text).toContain('Next');
    expect(maker.pids()).not.toContain(pid);
  });

  it('replaces a process that was gone before its next document', async () => {
    const maker = start({ processes: 1 });
    await maker.make(sampleText('Warm'));
    const [pid = 0] = maker.pids();
    process.kill(pid, 'SIGKILL');
    while (maker.pids().includes(pid)) await new Promise(setImmediate);
    expect(readPdf(await maker.make(sampleText('Next'))).text).toContain('Next');
  });

  it('refuses what is too large, what too many wait for, and everything once it is closed', async () => {
    const maker = start({ processes: 1 });
    await expect(maker.make(sampleText('x'.repeat(LIMITS.characters + 1)))).rejects.toMatchObject({ reason: 'tooLarge' });
    const many = Array.from({ length: LIMITS.waiting + 2 }, () => maker.make(sampleText('x')));
    const settled = Promise.allSettled(many);
    await expect(many.at(-1)).rejects.toMatchObject({ reason: 'busy' });
    await maker.close();
    expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(LIMITS.waiting - 5);
    await expect(maker.make(sampleText('x'))).rejects.toMatchObject({ reason: 'closed' });
    expect(maker.pids()).toEqual([]);
  });

  it('ends processes that no one uses', async () => {
    const maker = start({ processes: 1, idleMs: 1 });
    await maker.make(sampleText('Hello'));
    while (maker.pids().length > 0) await new Promise(setImmediate);
    expect(maker.pids()).toEqual([]);
  });
});
