/** The mark of the product: a sun over a row of modules. Never mirrored. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="hd-brand-mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="8" cy="6.5" r="4" fill="var(--hd-sun)" />
      <path d="M2.5 23.5L9 11.5h17l-6.5 12z" fill="var(--hd-accent-fill)" />
      <path
        d="M5.75 17.5h17M14.7 11.5l-3.3 6-3.3 6M20.4 11.5l-3.3 6-3.3 6"
        fill="none"
        stroke="var(--hd-bg)"
        strokeWidth="1.3"
        strokeOpacity=".9"
      />
    </svg>
  );
}
