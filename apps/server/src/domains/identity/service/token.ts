import { createHash, randomBytes } from 'node:crypto';

export interface Token {
  /** 256 random bits, for the holder alone. */
  token: string;
  /** What is stored. */
  hash: Buffer;
}

/** What is stored of a token, and looked up by. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token that no one can guess. */
export function newToken(): Token {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
