import { format, inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Confidential } from '@heliodesk/contract/kit';

const iban = 'ES9121000418450200051332';
const account = new Confidential(iban, 'account');

describe('a confidential value', () => {
  it.each<[string, (value: Confidential) => unknown]>([
    ['in a template', (value) => `${value}`],
    ['added to a text', (value) => 'to '.concat(value as unknown as string)],
    ['made a text', (value) => String(value)],
    ['in a list made a text', (value) => [value].join(', ')],
    ['in JSON', (value) => JSON.stringify({ value, all: [value] })],
    ['inspected', (value) => inspect({ value }, { showHidden: true, depth: 9 })],
    ['formatted', (value) => format('%s %o %O %j', value, value, value, value)],
    ['spread', (value) => JSON.stringify({ ...value })],
    ['looked into', (value) => JSON.stringify([Object.entries(value), Reflect.ownKeys(value), Object.getOwnPropertyNames(value)])],
    ['in an error', (value) => new Error(`no account ${value}`).stack],
    ['cloned', (value) => inspect(structuredClone({ value }))],
    ['as a key', (value) => inspect({ [value as unknown as string]: 1 })],
  ])('is not shown %s', (_, show) => {
    const shown = String(show(account));
    expect(shown).not.toContain(iban);
    expect(shown).not.toContain(iban.slice(4, 20));
  });

  it('is known to those who ask for it by name', () => {
    expect(account.reveal()).toBe(iban);
    expect(account.equals(new Confidential(iban, 'text'))).toBe(true);
    expect(account.equals(new Confidential('', 'account'))).toBe(false);
  });

  it('shows by its type what tells it from others', () => {
    expect(account.masked).toBe('ES•••• 1332');
    expect(new Confidential('0123456789', 'account').masked).toBe('•••• 6789');
    expect(new Confidential('12345678', 'account').masked).toBe('•••• ••••');
    expect(new Confidential('CAIXESBBXXX', 'swift').masked).toBe('CAIXES••••');
    expect(new Confidential('Av. de la Innovación 4', 'text').masked).toBe('••••');
    expect(new Confidential('', 'text').masked).toBe('');
  });

  it('never shows more than six characters of an account, nor how long it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{9,34}$/), (number) => {
        const { masked } = new Confidential(number, 'account');
        expect(masked.replaceAll(/[• ]/g, '').length).toBeLessThanOrEqual(6);
        expect(masked.length).toBeLessThanOrEqual(11);
      }),
    );
  });
});
