import { claimTypeOf, requestTypes, type RequestType } from '@heliodesk/contract/request';
import { solutionKindNames, type SolutionKind } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

/** Words for solutions and for what they cover: modules, or pieces of parts. */
export function useSolutionWords(requestType: RequestType) {
  const { t } = useTranslation(['solution', 'desk']);
  const { number } = useFormat();
  const isOfModules = claimTypeOf(requestType) === requestTypes.moduleClaim;
  return {
    isOfModules,
    kind: (kind: SolutionKind) => t(`kind.${solutionKindNames[kind]}`),
    /** "7 modules". */
    pieces: (count: number) => t(isOfModules ? 'modules' : 'desk:pieces', { count, number: number(count) }),
    acceptedTitle: t(isOfModules ? 'map.modules' : 'map.pieces'),
  };
}
