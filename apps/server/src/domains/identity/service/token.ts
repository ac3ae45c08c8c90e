import { createHash, randomBytes } from 'node:crypto';

export interface Token {
  /** 256 random bits, for the holder alone. */
  token: string;
  /** What is stored. */
  hash: Buffer;
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export function newToken(): Token {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
