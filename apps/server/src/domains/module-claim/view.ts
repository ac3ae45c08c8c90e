import type { ModuleClaimDraft } from '@heliodesk/contract/module-claim';
import type { DetailsRecord } from './store.ts';

const numeric = (text: string): number | string | null => (text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : text);

/** Details as the API sends them: valid numbers as numbers, everything else as it was typed. */
export const toModuleClaim = (record: DetailsRecord): ModuleClaimDraft => ({
  projectName: record.project_name,
  capacity: record.capacity,
  unit: record.unit,
  quantity: numeric(record.quantity),
  projectCountry: numeric(record.project_country),
  projectCity: record.project_city,
  projectAddress: record.project_address,
  type: record.type,
  bracket: record.bracket,
  lastRequestNo: record.last_request_no,
  defectDate: record.defect_date,
  deliverPhone: record.deliver_phone,
  deliverAddress: record.deliver_address,
});

export const emptyModuleClaim: ModuleClaimDraft = { unit: '0' };
