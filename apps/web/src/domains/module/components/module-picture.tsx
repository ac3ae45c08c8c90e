const columns = Array.from({ length: 6 }, (_, index) => 8.75 + index * 20);
const rows = Array.from({ length: 12 }, (_, index) => 8.75 + index * 12 + (index > 5 ? 3 : 0));
const cells = columns.flatMap((x) => rows.map((y) => ({ x, y })));

/** The face of a module: twelve rows of six half cells. */
export function ModulePicture() {
  return (
    <svg viewBox="0 0 136 164" aria-hidden="true">
      <rect width="136" height="164" rx="3" fill="var(--hd-ill-line)" />
      <rect x="4" y="4" width="128" height="156" rx="1" fill="var(--hd-ill-sky)" />
      <path d={cells.map(({ x, y }) => `M${x} ${y}h18.5v10.5h-18.5z`).join('')} fill="var(--hd-ill-cell-1)" />
    </svg>
  );
}

/** The back of a module with its label marked. */
export function LabelPicture() {
  return (
    <svg viewBox="-6 -6 148 176" aria-hidden="true">
      <rect width="136" height="164" rx="3" fill="var(--hd-ill-line)" />
      <rect x="4" y="4" width="128" height="156" rx="1" fill="var(--hd-ill-ground)" />
      <path d="M4 82H132" stroke="var(--hd-ill-sky)" strokeWidth="3" />
      <path d="M24 76h14v12h-14zM62 76h14v12h-14zM100 76h14v12h-14z" fill="var(--hd-ill-cell-1)" />
      <path d="M31 88v16q0 10-12 14M107 88v16q0 10 12 14" fill="none" stroke="var(--hd-ill-cell-1)" strokeWidth="2" strokeLinecap="round" />
      <rect x="18" y="18" width="52" height="38" rx="2" fill="var(--hd-bg)" />
      <path d="M24 26h22M24 32h34M24 38h28" stroke="var(--hd-ill-line)" strokeWidth="2" />
      <path
        d="M24 45v6M27 45v6M31 45v6M33 45v6M37 45v6M40 45v6M45 45v6M47 45v6M52 45v6M56 45v6M58 45v6M63 45v6"
        stroke="var(--hd-ill-cell-1)"
        strokeWidth="1.5"
      />
      <rect x="14" y="14" width="60" height="46" rx="4" fill="none" stroke="var(--hd-sun)" strokeWidth="2.5" />
    </svg>
  );
}

/** The short edge of the frame with the number marked. */
export function FramePicture() {
  return (
    <svg viewBox="-6 0 148 62" aria-hidden="true">
      <path d="M0 8h136l-10 30H10z" fill="var(--hd-ill-line)" />
      <path d="M10 38h116v10H10z" fill="var(--hd-ill-cell-3)" />
      <rect x="44" y="14" width="48" height="18" rx="1" fill="var(--hd-bg)" />
      <path
        d="M49 18v10M52 18v10M56 18v10M58 18v10M62 18v10M66 18v10M68 18v10M73 18v10M76 18v10M80 18v10M83 18v10M87 18v10"
        stroke="var(--hd-ill-cell-1)"
        strokeWidth="1.5"
      />
      <rect x="39" y="9" width="58" height="28" rx="4" fill="none" stroke="var(--hd-sun)" strokeWidth="2.5" />
    </svg>
  );
}
