import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { PageChoices } from '#src/ui/page/tab.ts';
import { MarkedText } from './marked-text.tsx';
import type { SearchHit } from './shell-connection.ts';

/** A line of the list. Without `run` it is locked, and the note says why. */
export interface PaletteHit extends Omit<SearchHit, 'to'> {
  key: string;
  /** Before the title instead of an icon. */
  face?: ReactNode;
  run?: (() => void) | undefined;
  /** Where it leads, if it is a page: that can open in a tab of its own. */
  to?: string;
  /** What it asks for first. */
  choices?: PageChoices | undefined;
}

interface HitsProps {
  id: string;
  label: string;
  hits: readonly PaletteHit[];
  asked: string;
  marked: number;
  onOpen: (hit: PaletteHit) => void;
}

/** What was found, under its headings. */
export function Hits({ id, label, hits, asked, marked, onOpen }: HitsProps) {
  return (
    <div className="hd-hits" id={id} role="listbox" aria-label={label}>
      {hits.map((hit, index) => (
        <div key={`${hit.group} ${hit.key}`}>
          {hit.group !== hits[index - 1]?.group && (
            <p className="hd-hits-group" role="presentation">
              {hit.group}
            </p>
          )}
          <Hit id={`${id}-${index}`} hit={hit} asked={asked} isMarked={index === marked} onOpen={onOpen} />
        </div>
      ))}
    </div>
  );
}

interface HitProps extends Pick<HitsProps, 'id' | 'asked' | 'onOpen'> {
  hit: PaletteHit;
  isMarked: boolean;
}

function Hit({ id, hit, asked, isMarked, onOpen }: HitProps) {
  return (
    <div
      id={id}
      className={isMarked ? 'hd-hit hd-hit-on' : 'hd-hit'}
      role="option"
      aria-selected={isMarked}
      aria-disabled={hit.run === undefined || undefined}
      tabIndex={-1}
      ref={(element) => {
        if (isMarked) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => onOpen(hit)}
      onKeyDown={(event) => event.key === 'Enter' && onOpen(hit)}
    >
      {hit.face ?? <Icon name={hit.icon ?? 'file'} size={20} />}
      <span className="hd-grow">
        <span className="hd-hit-title hd-cut hd-cut-end" dir="auto">
          {typeof hit.title === 'string' ? <MarkedText text={hit.title} asked={asked} /> : hit.title}
        </span>
        {hit.note && (
          <span className="hd-hit-note hd-cut" dir="auto">
            {hit.note}
          </span>
        )}
      </span>
      {hit.extra}
    </div>
  );
}
