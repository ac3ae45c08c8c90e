import './person.css';

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Colors of staff, by their id; customers are amber. */
const colors = ['', 'hd-ava-c', 'hd-ava-d', 'hd-ava-e'] as const;

interface AvatarProps {
  name: string;
  /** Keeps the color of a person the same everywhere. */
  id: number | null;
  isCustomer?: boolean;
  isLarge?: boolean;
}

/** A person as their initials; the name is beside it. */
export function Avatar({ name, id, isCustomer = false, isLarge = false }: AvatarProps) {
  const color = isCustomer ? 'hd-ava-b' : colors[(id ?? 0) % colors.length];
  return (
    <span className={['hd-ava', color, isLarge && 'hd-ava-l'].filter(Boolean).join(' ')} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
