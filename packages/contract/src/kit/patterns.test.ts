import { describe, expect, it } from 'vitest';
import { directionOf, languages, readLanguage } from './languages.ts';
import { isBuiltInUserName, patterns } from './patterns.ts';
import { holds, wildcard } from './grants.ts';
import { permissions } from './permissions.ts';
import { permissionsOf, roleKeys, roles } from './roles.ts';

describe('the helper patterns of the specification', () => {
  it.each<[keyof typeof patterns, string, boolean]>([
    ['chineseMobile', '13812345678', true],
    ['chineseMobile', '18912345678', true],
    ['chineseMobile', '12812345678', false],
    ['chineseMobile', '19812345678', false],
    ['chineseMobile', '1381234567', false],
    ['chineseMobile', '138123456789', false],
    ['url', 'https://heliodesk.example/a?b=c', true],
    ['url', 'ftp://heliodesk.example', false],
    ['url', 'javascript:alert(1)', false],
    ['lowerCase', 'abc', true],
    ['lowerCase', 'aBc', false],
    ['upperCase', 'ABC', true],
    ['upperCase', 'AbC', false],
    ['letters', 'aBc', true],
    ['letters', 'ab1', false],
    ['sitePath', '/desk/7?view=talk#last', true],
    ['sitePath', 'desk', false],
    ['sitePath', '//evil.example', false],
    ['sitePath', '/\\evil.example', false],
    ['sitePath', '/desk\\..', false],
    ['sitePath', '/\t/evil.example', false],
    ['sitePath', 'https://evil.example', false],
    ['sitePath', 'javascript:alert(1)', false],
  ])('%s takes or refuses %s', (name, value, taken) => {
    expect(patterns[name].test(value)).toBe(taken);
  });

  it.each([
    ['admin', true],
    [' editor ', true],
    ['agent', false],
  ])('the user name check takes or refuses %s', (name, taken) => {
    expect(isBuiltInUserName(name)).toBe(taken);
  });
});

describe('languages', () => {
  it.each([
    ['en', 'en'],
    ['en_US', 'en'],
    ['zh-CN', 'zh'],
    ['AR', 'ar'],
    ['pt-BR, fr;q=0.8', 'fr'],
    ['eng', undefined],
    ['', undefined],
    [undefined, undefined],
    [`${'x'.repeat(200)},de`, undefined],
  ])('%s is read as %s', (value, language) => {
    expect(readLanguage(value)).toBe(language);
  });

  it('only Arabic runs from right to left', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });
});

describe('roles', () => {
  it('have the ids of the specification', () => {
    expect(Object.fromEntries(roleKeys.map((key) => [key, roles[key].roleId]))).toEqual({
      admin: 1,
      agent: 2,
      customer: 3,
      module_agent: 4,
      provider: 5,
      tracker_agent: 6,
      supervisor: 7,
      finance: 8,
    });
  });

  it('only the administrator holds everything, except deciding and paying', () => {
    expect(roleKeys.filter((key) => permissionsOf([key]).includes(wildcard))).toEqual(['admin']);
    expect(permissions.filter((permission) => !holds(permissionsOf(['admin']), permission))).toEqual([
      'csp:request:approve',
      'csp:request:return',
      'csp:request:reject',
      'csp:bank:read',
      'csp:pay:check',
      'csp:pay:paid',
      'csp:settle:audit',
    ]);
  });

  it('what moves money is granted by name: to those who decide or to those who pay, and to no role both', () => {
    const decides = roleKeys.filter((key) => holds(permissionsOf([key]), 'csp:request:approve'));
    const pays = roleKeys.filter((key) => holds(permissionsOf([key]), 'csp:pay:paid'));
    const reads = roleKeys.filter((key) => holds(permissionsOf([key]), 'csp:bank:read'));
    expect({ decides, pays, reads }).toEqual({ decides: ['supervisor'], pays: ['finance'], reads: ['finance'] });
    expect(holds(permissionsOf(['admin', 'finance']), 'csp:pay:paid')).toBe(true);
  });

  it('a user with several roles holds what each of them holds, once', () => {
    const both = permissionsOf(['agent', 'finance']);
    expect(both).toEqual([...new Set(both)]);
    expect(holds(both, 'csp:request:pickup') && holds(both, 'csp:pay:paid')).toBe(true);
    expect(holds(both, 'csp:request:approve')).toBe(false);
  });

  it('customers and providers hold nothing that staff work with', () => {
    for (const key of ['customer', 'provider'] as const)
      for (const permission of [
        'csp:desk:list',
        'csp:request:pickup',
        'csp:request:note',
        'csp:request:assign',
        'system:config:query',
      ] as const)
        expect(holds(permissionsOf([key]), permission)).toBe(false);
  });
});
