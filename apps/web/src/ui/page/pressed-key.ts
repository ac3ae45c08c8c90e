const isAscii = (key: string): boolean => /^[\u0021-\u007e]$/.test(key);

/**
 * The key of a shortcut that was pressed. Where a layout writes other letters (Arabic, Cyrillic) or an input method takes them (Chinese,
 * Japanese), the key in the place of the Latin letter counts; a question mark of any script is one.
 */
export function pressedKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key === '؟' || key === '？') return '?';
  if (isAscii(key)) return shiftKey ? key : key.toLowerCase();
  if (key.length > 1 && key !== 'Process') return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  if (code === 'Period' && !shiftKey) return '.';
  return code === 'Slash' ? (shiftKey ? '?' : '/') : key;
}
