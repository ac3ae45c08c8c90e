export { useGuardWords } from './components/guard-words.ts';
export { RequestStatusDisc } from './components/request-status.tsx';
export { NextStepCell, PromiseCell, RequestRun, RequestTitleCell } from './components/request-cells.tsx';
export { RequestSteps, RequestTimeline } from './components/request-progress.tsx';
export { RequestNumber, RequestTypeName, useRequestTitle, useRequestTypeName } from './components/request-words.tsx';
export { fileableTypes, requestPaths } from './paths.ts';
export { requestDetail, requestKeys } from './queries.ts';
