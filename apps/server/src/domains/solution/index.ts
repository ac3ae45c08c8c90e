export { acceptedPieces, type AcceptedPieces, type AcceptedRun, type DoneRun, type SerialSql, type SettledBefore } from './accepted.ts';
export { whenStarted } from './started.ts';
export { registerSolution } from './routes.ts';
export { correctPayTime, finishSolution } from './service/finish.ts';
export { offeredSolutions } from './service/offered.ts';
export { totalPowerOf, withoutZeros } from './view.ts';
