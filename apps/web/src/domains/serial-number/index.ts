export { AddSerials } from './components/add-serials.tsx';
export type { PasteBoxHandle } from './components/paste-box.tsx';
export { SerialFindings } from './components/serial-findings.tsx';
export { SerialList } from './components/serial-list.tsx';
export { serialTasks } from './tips/serial-tasks.ts';
export { SerialsStep } from './components/serials-step.tsx';
export { saveExport, serialCounts } from './queries.ts';
export { useSerialBlock, useWaitingSerials } from './use-import.ts';
