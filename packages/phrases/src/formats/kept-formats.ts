/** There are more time zones than anyone reads in. */
const most = 200;

/** Keeps formats by language and options: making one takes longer than using it many times. Digits are Latin in every language. */
export function keptFormats<Options extends object, Format>(make: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const known = formats.get(key);
    if (known !== undefined) return known;
    if (formats.size >= most) formats.clear();
    const made = make(language, { numberingSystem: 'latn', ...options });
    formats.set(key, made);
    return made;
  };
}
