import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { estimateBits, isWeakSecret } from './secret-strength.ts';

/** As random as a generator's bytes, but the same in each run. */
const bytesOf = (round: number, length: number): Buffer => createHash('sha512').update(String(round)).digest().subarray(0, length);

describe('a secret', () => {
  it.each<[string, (round: number) => string]>([
    ['openssl rand -base64 32', (round) => bytesOf(round, 32).toString('base64')],
    ['openssl rand -base64 36', (round) => bytesOf(round, 36).toString('base64')],
    ['openssl rand -base64 24', (round) => bytesOf(round, 24).toString('base64')],
    ['openssl rand -hex 32', (round) => bytesOf(round, 32).toString('hex')],
    ['openssl rand -hex 24', (round) => bytesOf(round, 24).toString('hex')],
    ['base64url', (round) => bytesOf(round, 32).toString('base64url')],
  ])('from %s is strong, each time', (_, generate) => {
    for (let round = 0; round < 3_000; round += 1) {
      const secret = generate(round);
      expect(isWeakSecret(secret), `${secret}: ${estimateBits(secret)} bits`).toBe(false);
    }
  });

  it.each([
    ['one character', 'a'.repeat(32)],
    ['one character, many times', 'a'.repeat(500)],
    ['two characters', 'ab'.repeat(40)],
    ['few characters', 'abcabdacb'.repeat(8)],
    ['a word again and again', 'changeme'.repeat(8)],
    ['a line again and again', 'Kx7#pQ2!'.repeat(6)],
    ['the alphabet and the digits', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['the digits', '0123456789'.repeat(4)],
    ['words', 'this-is-a-secret-for-our-service-portal'],
    ['words and a number', 'HeliodeskProductionSecretOfTheMaker2026!'],
    ['16 bytes in hex', bytesOf(1, 16).toString('hex')],
    ['zeros in base64', Buffer.alloc(32).toString('base64')],
    ['a short one', 'x7Kp2'],
    ['none', ''],
  ])('of %s is weak', (_, secret) => {
    expect(isWeakSecret(secret), `${estimateBits(secret)} bits`).toBe(true);
  });
});
