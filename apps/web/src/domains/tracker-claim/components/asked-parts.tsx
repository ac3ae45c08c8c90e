import { useEffect } from 'react';
import type { ListsProps } from '#src/domains/request/index.ts';
import { useOpenBlock } from '../open-block.ts';
import { EditedParts } from './edited-parts.tsx';

/** The parts in the task that asks for them; while one of them is open, the answer can't be sent. */
export function AskedParts({ requestId, onFrozen, onBlock }: ListsProps) {
  const block = useOpenBlock(requestId);
  useEffect(() => onBlock(block), [block, onBlock]);
  return <EditedParts requestId={requestId} onFrozen={onFrozen} />;
}
