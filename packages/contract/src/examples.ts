import { saveEnquiry } from './enquiry/index.ts';
import { signIn } from './identity/index.ts';
import type { EndpointSpec } from './kit/index.ts';
import { saveModuleClaim } from './module-claim/index.ts';
import { insertSerials } from './serial-number/index.ts';

/** Bodies to begin with, for the API's description; the demo takes each of them. */
const bodies = new Map<EndpointSpec, unknown>([
  [signIn, { username: 'customer@demo.heliodesk.test', password: 'Sunny2026', form: 'customer' }],
  [
    saveEnquiry,
    {
      enquiryReq: { title: 'Torque of the clamps', desc: 'Which torque do the clamps need?', language: 'en', region: 276 },
      submit: true,
    },
  ],
  [
    saveModuleClaim,
    {
      basicReq: { title: 'Hot spot in the east field', desc: 'One module has a hot spot, seen by drone.', language: 'en', region: 724 },
      moduleClaim: {
        projectName: 'Sierra Clara',
        capacity: '12.5',
        unit: '1',
        quantity: 1,
        projectCountry: 724,
        projectCity: 'Almería',
        type: '3',
        bracket: '1',
        defectDate: '2026-10-02',
        deliverPhone: '+34 600 123 456',
        deliverAddress: 'Camino de la Sierra 14, 04001 Almería',
      },
      requestAddressReq: {
        contactPerson: 'Amelia Ortega',
        email: 'customer@demo.heliodesk.test',
        mobile: '+34 600 123 456',
        shipToCountry: 724,
        city: 'Almería',
        address: 'Camino de la Sierra 14',
        postalCode: '04001',
      },
      submit: false,
    },
  ],
  [insertSerials, { requestId: 1, snList: [{ sn: 'HD7812W23A018842' }] }],
]);

/** A body that a call takes, where there is one to show. */
export const exampleBodyOf = (spec: EndpointSpec): unknown => bodies.get(spec);
