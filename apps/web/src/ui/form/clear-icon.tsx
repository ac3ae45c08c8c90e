/** A disc with a cross cut out of it, for the button that empties a field. Says nothing to a screen reader. */
export function ClearIcon() {
  return (
    <svg className="hd-clear-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1a9 9 0 0 0 0 18 9 9 0 0 0 0-18zM6.2 7.6l1.4-1.4L10 8.6l2.4-2.4 1.4 1.4-2.4 2.4 2.4 2.4-1.4 1.4-2.4-2.4-2.4 2.4-1.4-1.4L8.6 10z" />
    </svg>
  );
}
