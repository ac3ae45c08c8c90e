/*
 * Ant Design writes thousands of rules into the document, and what looks for a role asks for the computed style of every element.
 * Of these rules only those say anything to a test that hide or show.
 */

const atRule = /@[^{;]+(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const hides = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)[^;]*/g;

/** What of a style sheet hides elements. */
const hidingRules = (css: string): string =>
  [...css.replaceAll(atRule, '').matchAll(rule)]
    .map(([, selector = '', declarations = '']) => [selector, declarations.match(hides)?.join(';')])
    .filter(([, declarations]) => declarations !== undefined)
    .map(([selector, declarations]) => `${selector}{${declarations}}`)
    .join('');

/** Makes the style elements of this document keep what hides elements, and nothing else. */
export function lightenStyles(): void {
  const written = new WeakMap<HTMLStyleElement, string>();
  const { set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get(this: HTMLStyleElement) {
      return written.get(this) ?? '';
    },
    set(this: HTMLStyleElement, css: string) {
      written.set(this, css);
      set?.call(this, hidingRules(css));
    },
  });
}
