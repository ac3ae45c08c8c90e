/** Patterns of the specification's helpers (spec 1 §5). */
export const patterns = {
  /** Starts with 1, second digit 3 to 8, 11 digits. */
  chineseMobile: /^1[3-8]\d{9}$/,
  url: /^https?:\/\/[^\s/?#]+\.[^\s/?#]+(?:[/?#]\S*)?$/i,
  lowerCase: /^[a-z]+$/,
  upperCase: /^[A-Z]+$/,
  letters: /^[A-Za-z]+$/,
  phone: /^\+?[0-9][0-9 ()./-]{3,28}[0-9]$/,
  /** Letters and digits, at least one of each (spec 3 §4). */
  password: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/,
  serialNumber: /^[A-Z0-9]{10,24}$/,
  /** Six letters, then five letters or digits (spec 2 §5). */
  swift: /^[A-Z]{6}[A-Z0-9]{5}$/,
  /** A path of this site with its query: nothing that a browser could read as another site. */
  sitePath: /^\/(?![/\\])[^\\\u0000-\u0020\u007F]*$/,
} as const;

/** The helper of the specification that accepts only the two built-in names. */
export const isBuiltInUserName = (name: string): boolean => ['admin', 'editor'].includes(name.trim());
