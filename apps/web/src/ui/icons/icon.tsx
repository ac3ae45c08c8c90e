import './icon.css';
import { shapeOf, type IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Shown at 14, 16, 18 or 20 px; the stroke stays 1.5 px. */
  size?: 14 | 16 | 18 | 20;
  className?: string;
}

/** A line icon in the color of the text. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, size = 16, className }: IconProps) {
  const { path, circles, boxes, mirrors } = shapeOf(name);
  const names = ['hd-icon', mirrors && 'hd-icon-mirrors', name === 'more' && 'hd-icon-dots', className];
  return (
    <svg className={names.filter(Boolean).join(' ')} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {boxes?.map(([x, y, width, height, rx]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={rx} />
      ))}
      {circles?.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
      {path && <path d={path} />}
    </svg>
  );
}
