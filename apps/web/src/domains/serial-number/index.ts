export { AddSerials } from './components/add-serials.tsx';
export { SerialFindings } from './components/serial-findings.tsx';
export { SerialList } from './components/serial-list.tsx';
export { SerialsStep } from './components/serials-step.tsx';
export { serialCounts } from './queries.ts';
export { useImport, useSerialBlock } from './use-import.ts';
