import { demoModule } from '#src/domains/module/seed.ts';
import type { ImportedSeed } from '#src/domains/request/seed.ts';
import type { DemoCustomer } from './people.ts';

/** Serial numbers of the demo's registry. */
const serials = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => demoModule(from + index).serialNumber);

/** Closed requests of the desk that the demo's company had before. */
export const demoImported: readonly (ImportedSeed & { by: DemoCustomer })[] = [
  {
    by: 'customer',
    external_system: 'Claims 2019',
    external_number: 'C-2019-04417',
    request_type: 3,
    status: 'completed',
    title: 'Connector burnt, Baza',
    description: 'Eight modules of row 3 have burnt connectors on the positive side.',
    project_name: 'Baza',
    contact_name: 'Amelia Ortega',
    quantity: 8,
    outcome: 'Connectors replaced on site',
    serial_numbers: serials(18_000, 8),
    created: '2019-10-01',
    closed: '2019-11-06',
  },
  {
    by: 'customer',
    external_system: 'Claims 2019',
    external_number: 'C-2018-01102',
    request_type: 1,
    status: 'completed',
    title: 'Which inverters for HD-M72 strings?',
    contact_name: 'Luis Navarro',
    quantity: null,
    outcome: 'Answered by e-mail',
    created: '2018-07-30',
    closed: '2018-08-04',
  },
  {
    by: 'customer2',
    external_system: 'Claims 2019',
    external_number: 'C-2019-00088',
    request_type: 4,
    status: 'rejected',
    title: 'Tracker row stuck, Ouarzazate Nord 1',
    project_name: 'Ouarzazate Nord 1',
    contact_name: 'Salma Haddad',
    quantity: 1,
    outcome: 'Damage by a vehicle, not covered',
    created: '2019-01-14',
    closed: '2019-02-20',
  },
];
