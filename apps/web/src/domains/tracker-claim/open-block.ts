import { useTranslation } from 'react-i18next';
import { useOpenTarget } from './open-work.ts';
import type { OpenTarget } from './open-work.ts';

const sortOf = ({ as, id }: OpenTarget) => (as === 'rows' ? 'rows' : id === null ? 'new' : 'changed');

/** In words what has to be added or dropped before one goes on; `undefined` while nothing is open. */
export function useOpenBlock(requestId: number | undefined): string | undefined {
  const { t } = useTranslation('trackerClaim');
  const open = useOpenTarget(requestId);
  return open && t(`openFirst.${sortOf(open)}`);
}
