import type { EndpointSpec } from '@heliodesk/contract/kit';
import type { InjectOptions } from 'fastify';
import type { LooseRequest } from './valid-request.ts';
import type { Seeded } from './seeded.ts';

const deep = (depth: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const oddNumbers = [0, -1, 1.5, -0, 1e308, 2 ** 53, 2 ** 63, 2_147_483_648, 32_768];
const oddDigits = ['0', '-1', '1e400', 'NaN', '9'.repeat(400), '9223372036854775808', '0x10', '1;2', 'true', 'null', '[]', '{}'];
const oddLetters = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202egpj.exe',
  '\u{1f9ff}'.repeat(60),
  'é'.repeat(300),
  'x'.repeat(5_000),
  'y'.repeat(120_000),
];
const oddCode = [
  '%',
  '_',
  '\\',
  '%\\',
  "'; drop table request; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '../../etc/passwd',
  'file:///etc/passwd',
];
const oddDays = ['0000-00-00', '0000-01-01', '9999-12-31', '2026-02-30', '275760-09-14', '-1-01-01'];
const oddAddresses = ['a@b', `${'a'.repeat(240)}@b.example`, 'http://169.254.169.254/'];
const oddShapes = [
  undefined,
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 'x' },
  Array.from({ length: 6_000 }, (_, index) => index),
  deep(30),
  deep(40),
  deep(2_000),
];

/** What no form sends. */
const oddities: readonly unknown[] = [...oddNumbers, ...oddDigits, ...oddLetters, ...oddCode, ...oddDays, ...oddAddresses, ...oddShapes];

/** Puts an oddity somewhere into a value. */
function fuzz(value: unknown, random: Seeded): unknown {
  if (typeof value !== 'object' || value === null || random.next() < 0.15) return random.pick(oddities);
  if (Array.isArray(value))
    return value.length === 0 || random.next() < 0.3
      ? [...value, random.pick(oddities)]
      : value.map((item, index) => (index === 0 ? fuzz(item, random) : item));
  const entries = Object.entries(value);
  if (entries.length === 0 || random.next() < 0.1)
    return { ...value, [random.pick(['extra', 'constructor', 'toString', 'a\0', '\ud800'])]: random.pick(oddities) };
  const [chosen] = random.pick(entries);
  if (random.next() < 0.15) return Object.fromEntries(entries.filter(([key]) => key !== chosen));
  return { ...value, [chosen]: fuzz((value as Record<string, unknown>)[chosen], random) };
}

/** Encodes for an address; what cannot be encoded becomes bytes that decode to nothing. */
function encoded(value: unknown, random: Seeded): string {
  if (random.next() < 0.02) return random.pick(['%', '%zz', '%ED%A0%80', '%00', '%E0%A4%A', '%2e%2e%2f']);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 8_000) : '%ED%A0%80';
}

function addressOf({ path }: EndpointSpec, { params, query }: LooseRequest, random: Seeded): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(params[name], random));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const pair = `${encodeURIComponent(name.toWellFormed())}=${encoded(value, random)}`;
    return random.next() < 0.05 ? [pair, pair, `${name}[]=1`] : [pair];
  });
  return `${filled}?${pairs.join('&')}`;
}

const boundary = '----heliodesk-fuzz';

function multipartOf(body: unknown, random: Seeded): string {
  const field = (name: string, value: unknown): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'object' ? JSON.stringify(value) : String(value)}\r\n`;
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => field(name, value));
  const name = random.pick([
    'a.txt',
    'modules.xlsx',
    'a'.repeat(300),
    '',
    '..',
    'a\0.txt',
    '\u202etxt.exe',
    'a.svg',
    '=1.csv',
    'CON',
    'a.txt"; name="x',
  ]);
  const content = random.pick(['', 'plain words', 'PK\u0003\u0004', '<html>', '\0\0\0\0', '%PDF-1.7', 'z'.repeat(70_000)]);
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${random.pick(['text/plain', 'x', 'image/png'])}\r\n\r\n${content}\r\n`;
  const parts = random.pick([[...fields, file], [file, ...fields], fields, [...fields, file, file], [file]]);
  const whole = `${parts.join('')}--${boundary}--\r\n`;
  return random.next() < 0.1 ? whole.slice(0, random.between(0, whole.length)) : whole;
}

const strangeTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'application/jsonp',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  ';;;',
  'x'.repeat(300),
];
const strangeHeaders: Record<string, readonly string[]> = {
  lang: ['de', 'zh_CN', 'ar', 'xx', '', '../en', 'x'.repeat(20_000), 'de,'.repeat(500)],
  'accept-language': ['fr;q=0.9', ','.repeat(900)],
  'idempotency-key': ['k1', 'k'.repeat(100), 'k'.repeat(101), '\u00e9', '\\'],
  encryptkey: ['', 'AAAA', 'x'.repeat(9_000), '%%%'],
  'user-agent': ['z'.repeat(9_000)],
  'x-forwarded-for': ['not-an-address', '1.2.3.4, '.repeat(300), `${'7'.repeat(400)}`],
  source: ['\u00ff'],
  authorization: ['Bearer', 'Basic YTpi', `Bearer ${'t'.repeat(9_000)}`, 'Bearer \u00e9'],
  range: ['bytes=9-1'],
  'if-none-match': ['*'],
};

/** A request made from a valid one, with nothing, or up to three things, wrong in it. */
export function fuzzedRequest(spec: EndpointSpec, call: LooseRequest, random: Seeded): InjectOptions & { headers: Record<string, string> } {
  const fuzzed = { ...call };
  for (let times = random.pick([0, 0, 1, 1, 1, 2, 3]); times > 0; times -= 1) {
    const part = random.pick(
      (['params', 'query', 'body'] as const).filter((name) =>
        name === 'body' ? spec.body !== undefined : Object.keys(call[name]).length > 0 || name === 'query',
      ),
    );
    const value = fuzz(fuzzed[part], random);
    if (part === 'body') fuzzed.body = value;
    else fuzzed[part] = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  }
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(strangeHeaders)) if (random.next() < 0.03) headers[name] = random.pick(values);
  const request = { method: spec.method, url: addressOf(spec, fuzzed, random), headers };
  if (spec.body === undefined) return request;
  const isForm = spec.takes === 'multipart';
  headers['content-type'] =
    random.next() < 0.06 ? random.pick(strangeTypes) : isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  const json = (JSON.stringify(fuzzed.body) ?? '').slice(0, random.next() < 0.03 ? 20 : undefined);
  return { ...request, payload: isForm ? multipartOf(fuzzed.body, random) : json };
}
