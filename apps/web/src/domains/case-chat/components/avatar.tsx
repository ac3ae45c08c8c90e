/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** A person as their initials; the name stands beside it. */
export function Avatar({ name, isCustomer = false }: { name: string; isCustomer?: boolean }) {
  return (
    <span className={isCustomer ? 'hd-ava hd-chat-ava hd-ava-customer' : 'hd-ava hd-chat-ava'} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
