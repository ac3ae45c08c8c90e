import multipart from '@fastify/multipart';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError } from './errors.ts';
import { readUpload } from './read-upload.ts';

const app = fastify();
const readAll = async (request: FastifyRequest, reply: FastifyReply): Promise<number> => {
  const { file } = await readUpload(request, reply);
  let size = 0;
  for await (const chunk of file.content as AsyncIterable<Buffer>) size += chunk.length;
  return size;
};
beforeAll(async () => {
  await app.register(multipart, { limits: { files: 1 } });
  app.setErrorHandler(answerError);
  app.post('/', async (request, reply) => ({ size: await readAll(request, reply) }));
  await app.ready();
});
afterAll(() => app.close());

const boundary = '----test';
const part = (head: string, body: string): string => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const file = part('name="file"; filename="a.txt"', 'Row 4');
const send = (payload: string) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload });

it('reads a body with a field and a file', async () => {
  const answer = await send(`${part('name="requestId"', '7')}${file}--${boundary}--\r\n`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { size: 5 }]);
});

it('blames the sender for a body of two files that is cut off, wherever that is', async () => {
  const whole = `${part('name="requestId"', '7')}${file}${file}--${boundary}--\r\n`;
  const lengths = Array.from({ length: whole.length }, (_, index) => index);
  const statuses = await Promise.all(lengths.map(async (length) => (await send(whole.slice(0, length))).statusCode));
  expect(lengths.filter((length) => (statuses[length] ?? 500) >= 500)).toEqual([]);
});
