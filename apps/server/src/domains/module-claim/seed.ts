import type { SaveModuleClaimBody } from '@heliodesk/contract/module-claim';

/** A module claim with everything that submitting asks for, apart from its serial numbers. */
export const claimBody = (claim: Partial<SaveModuleClaimBody['moduleClaim']> = {}, desc = 'Hot spots on 480 modules, seen by drone after the first warm week.'): SaveModuleClaimBody => ({
  basicReq: { desc, language: 'en', region: 724 },
  moduleClaim: {
    projectName: 'Almería Norte 3',
    capacity: '12.5',
    unit: '1',
    quantity: 480,
    projectCountry: 724,
    projectCity: 'Almería',
    projectAddress: 'Camino de la Sierra 14',
    type: '3',
    bracket: '1',
    lastRequestNo: '',
    defectDate: '2026-10-02',
    deliverPhone: '+34 600 123 456',
    deliverAddress: 'Camino de la Sierra 14, 04001 Almería',
    ...claim,
  },
  requestAddressReq: {
    contactPerson: 'Amelia Ortega',
    email: 'amelia.ortega@sierraclara.example',
    mobile: '+34 600 123 456',
    shipToCountry: 724,
    city: 'Almería',
    address: 'Camino de la Sierra 14',
    postalCode: '04001',
  },
});
