/** Bits of a secret below which guessing is conceivable; a generator's 24 bytes are estimated well above. */
const fewestBits = 100;
/** Bytes that a generated secret has at least. */
const fewestBytes = 24;
/** The share of letters in words from which a secret was typed by hand; random characters hardly ever have half of it. */
const shareOfWords = 0.7;

/** Bits of one character drawn from an alphabet that has no more characters than the secret shows. */
function bitsPerCharacter(secret: string): number {
  const alphabet = /^[0-9a-f]+$/i.test(secret) ? 4 : 6;
  return Math.min(alphabet, Math.log2(new Set(secret).size));
}

/** Whether a character follows from those before it: a repetition, a step as in "1234", or a piece that was there already. */
function followsFromBefore(secret: string, index: number): boolean {
  const step = (at: number): number => secret.charCodeAt(at) - secret.charCodeAt(at - 1);
  if (index === 0) return false;
  if (step(index) === 0) return true;
  if (index < 2) return false;
  if (Math.abs(step(index)) === 1 && step(index) === step(index - 1)) return true;
  return secret.indexOf(secret.slice(index - 2, index + 1)) < index - 2;
}

/** Characters that don't follow from those before them. */
const newCharacters = (secret: string): number =>
  Array.from(secret, (_, index) => index).filter((index) => !followsFromBefore(secret, index)).length;

/** Whether most of it is words with what joins them: much easier to guess than as many random characters. */
const isTyped = (secret: string): boolean =>
  [...secret.matchAll(/[A-Z]?[a-z]{3,}[-_. ]?/g)]
    .map(([word]) => word.length)
    .reduce((sum, length) => (length < 4 ? sum : sum + length), 0) >
  newCharacters(secret) * shareOfWords;

/** How hard a secret is to guess, in bits, if it comes from a generator: a cautious estimate. */
export const estimateBits = (secret: string): number => newCharacters(secret) * bitsPerCharacter(secret);

/** How many bytes a secret has once its hex or base64 is decoded; anything else counts as it is. */
function decodedBytes(secret: string): number {
  if (/^[0-9a-f]+$/i.test(secret)) return secret.length / 2;
  if (/^[\w+/-]+={0,2}$/.test(secret)) return Math.floor((secret.replace(/=+$/, '').length * 3) / 4);
  return Buffer.byteLength(secret);
}

/** Whether a secret that signs or encrypts could be guessed. */
export const isWeakSecret = (secret: string): boolean =>
  decodedBytes(secret) < fewestBytes || estimateBits(secret) < fewestBits || isTyped(secret);
