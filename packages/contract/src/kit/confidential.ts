/** What stands for hidden characters, whatever their number was. */
const hidden = '••••';

/** How much of a value may be seen by those who may not see all of it, by what it is. */
const masks = {
  /** The country of an IBAN and the last four characters of any long account number. */
  account: (account: string): string => {
    const country = /^[A-Z]{2}(?=\d{2})/.exec(account)?.[0] ?? '';
    // Of a short number, four characters would be too much.
    return `${country}${hidden} ${account.length < 9 ? hidden : account.slice(-4)}`;
  },
  /** The bank and the country of a SWIFT code, without its place and branch. */
  swift: (code: string): string => `${code.slice(0, 6)}${hidden}`,
  text: (text: string): string => (text === '' ? '' : hidden),
} as const satisfies Record<string, (value: string) => string>;
export type ConfidentialType = keyof typeof masks;

/**
 * A value that no one sees by mistake: printed, logged, put into a text or into JSON, it shows what its type's mask leaves. Only `reveal`
 * gives it away, so that every place where that happens can be found.
 */
export class Confidential {
  readonly #value: string;
  readonly #type: ConfidentialType;

  constructor(value: string, type: ConfidentialType) {
    this.#value = value;
    this.#type = type;
  }

  reveal(): string {
    return this.#value;
  }

  get masked(): string {
    return masks[this.#type](this.#value);
  }

  equals(other: Confidential): boolean {
    return this.#value === other.#value;
  }

  toString(): string {
    return this.masked;
  }

  toJSON(): string {
    return this.masked;
  }

  [Symbol.toPrimitive](): string {
    return this.masked;
  }

  /** What Node prints of it. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.masked;
  }
}
