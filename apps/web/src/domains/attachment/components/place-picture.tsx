import type { PhotoPlace } from '@heliodesk/contract/attachment';
import type { ReactNode } from 'react';

const steps = (count: number, from: number, by: number): number[] => Array.from({ length: count }, (_, index) => from + index * by);
const lines = (xs: readonly number[], y: number, length: number): string => xs.map((x) => `M${x} ${y}v${length}`).join('');

/** A module from its glass side. */
const front = (
  <>
    <rect className="hd-ill-2 hd-ill-edge" x="68" y="14" width="64" height="92" rx="2" />
    <path
      className="hd-ill-gap"
      d={`${lines(steps(5, 78.7, 10.65), 14, 92)}${steps(8, 24.2, 10.2)
        .map((y) => `M68 ${y}h64`)
        .join('')}`}
    />
    <path className="hd-ill-gap hd-ill-thick" d="M68 60h64" />
  </>
);

/** The back of a module with its label. */
const label = (
  <>
    <rect className="hd-ill-paper hd-ill-edge" x="62" y="14" width="76" height="92" rx="2" />
    <rect className="hd-ill-1" x="92" y="20" width="16" height="8" rx="1" />
    <rect className="hd-ill-sky" x="76" y="50" width="48" height="32" rx="1" />
    <path className="hd-ill-line" d="M80 57h22M80 62h16" />
    <path className="hd-ill-code" d={lines(steps(15, 80, 2.6), 68, 10)} />
  </>
);

const hurt = { x: 102, y: 46 };

/** One cell of many under a magnifier. */
const defect = (
  <>
    {steps(4, 34, 34).flatMap((x) =>
      steps(3, 12, 34).map((y) => (
        <rect key={`${x} ${y}`} className={x === hurt.x && y === hurt.y ? 'hd-ill-sun' : 'hd-ill-2'} x={x} y={y} width="30" height="30" />
      )),
    )}
    <circle className="hd-ill-glass" cx="117" cy="61" r="27" />
    <path className="hd-ill-glass hd-ill-handle" d="M136 80l14 14" />
  </>
);

/** A module among its neighbors, and where that is. */
const place = (
  <>
    {steps(3, 14, 60).map((x, index) => (
      <path key={x} className={index === 1 ? 'hd-ill-1' : 'hd-ill-3'} d={`M${x} 92l14-28h44l-14 28z`} />
    ))}
    <path className="hd-ill-sun" d="M100 60s-12-12-12-22a12 12 0 0 1 24 0c0 10-12 22-12 22z" />
    <circle className="hd-ill-paper" cx="100" cy="38" r="4.5" />
  </>
);

const drawn: Readonly<Record<PhotoPlace, ReactNode>> = { front, label, defect, place };

/** What a photo should show, drawn. */
export const PlacePicture = ({ place: shown }: { place: PhotoPlace }) => (
  <svg className="hd-place-picture" viewBox="0 0 200 120" aria-hidden="true">
    <path className="hd-ill-floor" d="M0 96h200v24H0z" />
    {drawn[shown]}
  </svg>
);
