/** The label of a chosen value; the value itself where the list does not have it anymore, nothing until the list is there. */
export function labelIn(options: readonly { value: string | number; label: string }[], value: string | number | null | undefined): string {
  if (options.length === 0) return '';
  const text = String(value ?? '');
  return options.find((option) => String(option.value) === text)?.label ?? text;
}
