/** What a row of five modules shows: nothing yet, failed, not allowed, not found. */
export type PictureKind = 'empty' | 'error' | 'locked' | 'missing';

const suns: Readonly<Record<PictureKind, readonly [number, number]>> = {
  empty: [39, 28],
  error: [72, 16],
  locked: [112, 34],
  missing: [100, 24],
};
const modules = [16, 38, 60, 82, 104] as const;

function moduleLook(kind: PictureKind, x: number) {
  const isOutline = kind === 'empty' || (kind === 'missing' && x === 82);
  if (isOutline) return { fill: 'var(--hd-bg)', stroke: 'var(--hd-ill-line)', strokeDasharray: '3 3' };
  return { fill: kind === 'locked' ? 'var(--hd-ill-cell-3)' : 'var(--hd-ill-cell-2)', stroke: 'var(--hd-bg)' };
}

/** The small picture of a state: a row of modules under the path of the sun. */
export function StatePicture({ kind }: { kind: PictureKind }) {
  const [cx, cy] = suns[kind];
  return (
    <svg className="hd-blank-picture" width="144" height="88" viewBox="0 0 144 88" aria-hidden="true">
      <path
        d="M16 80A56 64 0 0 1 128 80"
        fill="none"
        stroke="var(--hd-ill-line)"
        strokeWidth="1.25"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <circle cx={cx} cy={cy} r="9" fill="var(--hd-sun)" />
      <path d="M4 80H140" stroke="var(--hd-ill-line)" strokeWidth="1.5" strokeLinecap="round" />
      {modules.map((x) => (
        <path key={x} d={`M${x} 72l8-28h20l-8 28z`} strokeWidth="1.5" {...moduleLook(kind, x)} />
      ))}
      {kind === 'error' && (
        <path d="M80 46l-7 9 6 4-9 11" fill="none" stroke="var(--hd-bad)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      )}
      {kind === 'locked' && (
        <g transform="translate(62 44)" fill="var(--hd-bg)" stroke="var(--hd-ink-2)" strokeWidth="1.5">
          <path d="M5 10V6a5 5 0 0 1 10 0v4" fill="none" />
          <rect x="1" y="10" width="18" height="14" rx="2" />
          <path d="M10 15.5v3" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
