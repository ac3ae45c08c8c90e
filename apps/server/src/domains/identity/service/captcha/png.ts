import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of 16 shades of gray (ISO/IEC 15948): nothing but its size and its pixels. The width is even; 0 is black and 15 white. */
export function encodePng(width: number, height: number, shades: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, gray.
  header[8] = 4;
  const perRow = width / 2;
  const rows = Buffer.alloc((perRow + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let pair = 0; pair < perRow; pair += 1) {
      const at = y * width + pair * 2;
      // Each row begins with its filter, 0 for none.
      rows[y * (perRow + 1) + 1 + pair] = ((shades[at] ?? 0) << 4) | (shades[at + 1] ?? 0);
    }
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
