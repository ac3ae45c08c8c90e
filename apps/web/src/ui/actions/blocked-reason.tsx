import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';

/** Why a guard blocks, preferably as a link to the place. */
export type RenderReason = (guard: string, action: string) => ReactNode;

interface BlockedReasonProps {
  id: string;
  action: { name: string; blockedBy: readonly string[] };
  renderReason: RenderReason;
}

/** Why an action is blocked, a sentence for each guard. */
export function BlockedReason({ id, action, renderReason }: BlockedReasonProps) {
  const { sentenceGap } = useFormat();
  return (
    <span className="hd-why" id={id}>
      <Icon name="info" />
      <span>
        {action.blockedBy.map((guard, index) => (
          <Fragment key={guard}>
            {index > 0 && sentenceGap}
            {renderReason(guard, action.name)}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
