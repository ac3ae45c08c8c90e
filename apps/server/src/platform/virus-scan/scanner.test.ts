import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createClamdScanner } from './scanner.ts';

describe('a virus scanner', () => {
  it('that keeps on answering without a verdict is given up on', async () => {
    const server = createServer((socket) => {
      const dripping = setInterval(() => socket.write('s'), 10);
      socket.on('error', () => undefined).on('close', () => clearInterval(dripping));
      socket.resume();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const content = Readable.from([Buffer.from('clean')]);
    await expect(createClamdScanner(`tcp://127.0.0.1:${port}`, 100).scan(content)).rejects.toThrow('took too long');
    expect(content.destroyed).toBe(true);
    server.close();
    await once(server, 'close');
  });
});
