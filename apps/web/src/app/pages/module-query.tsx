import { requestPages, requestTypes } from '@heliodesk/contract/request';
import { ModuleQuery } from '#src/domains/module/module-query.tsx';

/** /moduleQuery/index: is a module genuine, and on to a claim. */
export default function ModuleQueryPage() {
  return <ModuleQuery claimPath={requestPages[requestTypes.moduleClaim].wizard} />;
}
