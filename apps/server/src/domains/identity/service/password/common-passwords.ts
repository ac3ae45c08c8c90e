import { createRequire } from 'node:module';
import type * as Words from '@zxcvbn-ts/language-common';

const load = createRequire(import.meta.url);
let leaked: ReadonlySet<string> | undefined;

/**
 * The 50,000 or so most leaked passwords worldwide; 10,900 of them satisfy this product's rules. In lower case. Unpacked when the first
 * password is set, because every start would wait for it.
 */
function leakedPasswords(): ReadonlySet<string> {
  return (leaked ??= new Set((load('@zxcvbn-ts/language-common') as typeof Words).dictionary['passwords-common']));
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Names of product, trade and roles, and words that people fall back on: guessed first, with a number before or after them. */
const obviousWords = wordsOf(`
  heliodesk solar solarpanel panel module tracker inverter energy warranty portal claim request
  admin administrator root system user guest agent supervisor finance manager customer provider
  service support demo test default temporary changeme letmein password passwort passw0rd welcome
  hello hallo bonjour hola spring summer autumn fall winter sommer herbst sunshine princess
  january february march april may june july august september october november december
`);
const obvious = new RegExp(`^(?:\\d*(?:${obviousWords.join('|')})|(?:${obviousWords.join('|')})\\d*)$`);

/** Frequent in other countries, or newer than the list. */
const further = new Set(
  wordsOf(`
  123123aa 123456abcd 123love 131313a 147258a 147852a 1a1a1a 1q1q1q 1qaz1qaz 5201314a 5201314q 520520a 88888888a 888888a 999999a a147258
  a1a1a1 a5201314 a888888 aa112233 aa1234567 aa12345678 aaa1234 aaaa1234 aaaaaaaa1 abc000 abc111 abc1234567 abc12345678 abcde12 abcdefg123
  asdf123456 azerty1234 helloworld1 newpassword1 pakistan123 pass12345 pass123456 q1q1q1 qq1234 qq5201314 qwe12345 qweqwe1 qwer123456
  qwerty2025 qwerty2026 qwertz1 qwertz12 qwertz123 real123 santiago1 twilight1 wang123 wang1234 wang123456 woaini1 woaini123 woaini1314
  woaini520 woaini521 zaq1zaq1 zhang123
  `),
);

/** Whether an attacker would try it first. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  return leakedPasswords().has(small) || obvious.test(small) || further.has(small);
}
