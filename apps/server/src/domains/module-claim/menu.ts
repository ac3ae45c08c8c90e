import { requestTypes } from '@heliodesk/contract/request';
import { kindMenu } from '#src/domains/request/index.ts';

/** Claims on modules. */
export const moduleClaimMenu = kindMenu(requestTypes.moduleClaim, {
  components: ['module-claim/module-claim', 'module-claim/module-submit'],
  title: 'menu.moduleClaim',
  icon: 'module',
});
