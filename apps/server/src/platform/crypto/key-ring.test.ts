import { describe, expect, it } from 'vitest';
import { createKeyRing, MissingKeyError } from './key-ring.ts';

const [one, two] = [
  { version: 1, secret: 'the first key of the ring 0123456789abcdef' },
  { version: 2, secret: 'the second key of the ring 0123456789abcde' },
];
const about = { purpose: 'bank details', recordId: 17 };
const plain = Buffer.from('ES9121000418450200051332');

describe('a key ring', () => {
  it('opens what it sealed, also under an older key', () => {
    const before = createKeyRing([one]).seal(plain, about);
    expect(before.keyVersion).toBe(1);
    const ring = createKeyRing([two, one]);
    expect(ring.unseal(before, about)).toEqual(plain);
    const after = ring.seal(plain, about);
    expect(after.keyVersion).toBe(2);
    expect(ring.unseal(after, about)).toEqual(plain);
  });

  it('seals the same record differently each time, and shows nothing of it', () => {
    const ring = createKeyRing([one]);
    const [first, second] = [ring.seal(plain, about), ring.seal(plain, about)];
    expect(first.bytes).not.toEqual(second.bytes);
    expect(first.bytes.includes(plain.subarray(0, 4))).toBe(false);
  });

  it.each([
    ['another record', { ...about, recordId: 18 }],
    ['another purpose', { ...about, purpose: 'notes' }],
    ['parts that only look alike together', { purpose: 'bank details1', recordId: 7 }],
  ])('does not open it for %s', (_, other) => {
    const ring = createKeyRing([one]);
    expect(() => ring.unseal(ring.seal(plain, about), other)).toThrow('authenticate');
  });

  it('does not open what was changed anywhere', () => {
    const ring = createKeyRing([one]);
    const { keyVersion, bytes } = ring.seal(plain, about);
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => ring.unseal({ keyVersion, bytes: changed }, about)).toThrow('authenticate');
    }
  });

  it('says which key is missing, and does not take another of its version', () => {
    const sealed = createKeyRing([one]).seal(plain, about);
    expect(() => createKeyRing([two]).unseal(sealed, about)).toThrow(new MissingKeyError(1));
    const other = createKeyRing([{ ...two, version: 1 }]);
    expect(() => other.unseal(sealed, about)).toThrow('authenticate');
    expect(other.checkOf(1)).not.toEqual(createKeyRing([one]).checkOf(1));
  });

  it('finds equal texts under the same key and purpose alone', () => {
    const ring = createKeyRing([one, two]);
    const print = ring.fingerprint(1, 'account', 'ES91');
    expect(ring.fingerprint(1, 'account', 'ES91')).toEqual(print);
    for (const other of [
      ring.fingerprint(2, 'account', 'ES91'),
      ring.fingerprint(1, 'name', 'ES91'),
      ring.fingerprint(1, 'account', 'ES92'),
    ])
      expect(other).not.toEqual(print);
  });
});
