// @shares-process
import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

const pressed = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey });

test('a letter of the Latin alphabet counts wherever its layout has it', () => {
  expect(pressed('r', 'KeyR')).toBe('r');
  // Dvorak has its r where others have o; Caps Lock writes capitals without Shift.
  expect(pressed('r', 'KeyO')).toBe('r');
  expect(pressed('R', 'KeyR')).toBe('r');
  expect(pressed('R', 'KeyR', true)).toBe('R');
});

test('of other alphabets and input methods, its place counts', () => {
  expect(pressed('ق', 'KeyR')).toBe('r');
  expect(pressed('к', 'KeyR')).toBe('r');
  expect(pressed('Process', 'KeyN')).toBe('n');
  expect(pressed('ظ', 'Slash')).toBe('/');
  expect(pressed('ز', 'Period')).toBe('.');
  expect(pressed('。', 'Period')).toBe('.');
});

test('a question mark of any script asks for help', () => {
  expect(pressed('?', 'Minus', true)).toBe('?');
  expect(pressed('؟', 'Slash', true)).toBe('?');
  expect(pressed('？', 'Slash', true)).toBe('?');
});

test('keys with names stay as they are', () => {
  expect(pressed('Enter', 'Enter')).toBe('Enter');
  expect(pressed('ArrowDown', 'ArrowDown')).toBe('ArrowDown');
});
