/* For the suites whose tests start the server in processes of its own. */
export { ensureServerBuild as setup } from './build-server.ts';
