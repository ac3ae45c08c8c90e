import { buildModules } from '#src/domains/module/seed.ts';
import { deliverGoods, enterAddress, keepOldPieces, pairSerials, planGoods, shipGoods } from '#src/domains/shipment/seed.ts';
import { exchange } from '#src/domains/solution/seed.ts';
import { madePdf } from './made-file.ts';
import { acceptedClaim, modulesFrom, serialsOf, type AcceptedClaim, type SolvedClaim } from './solved-claim.ts';

const siteOffice = {
  addressTitle: 'Baza site office',
  contactPerson: 'Bruno Vidal',
  mobile: '+34 600 123 457',
  shipToCountry: 724,
  province: 'Granada',
  city: 'Baza',
  address: 'Carretera de Murcia km 4',
  postalCode: '18800',
  note: 'Deliveries from 7 to 14 h. A forklift is there.',
};

const warehouse = {
  addressTitle: 'Almería warehouse',
  contactPerson: 'Amelia Ortega',
  mobile: '+34 600 123 456',
  shipToCountry: 724,
  province: 'Almería',
  city: 'Almería',
  address: 'Camino de la Sierra 14',
  postalCode: '04001',
  note: 'Ring at gate 2',
};

/** Goods are on their way. */
async function ship({ requestId, as }: AcceptedClaim): Promise<void> {
  const addressId = await enterAddress(await as('customer', 260), requestId, siteOffice);
  const target = { requestId, addressId };
  await planGoods(await as('agent', 285), target, { etd: 2, eta: 11 });
  await shipGoods(await as('agent', 335), target, { carrier: 'Transportes Levante', trackingNo: 'TL-55218' });
}

/** Goods have arrived, and what was exchanged is recorded: the exchange can be finished. */
async function deliver({ requestId, as }: AcceptedClaim, { from, newFrom, count }: Record<'from' | 'newFrom' | 'count', number>) {
  const addressId = await enterAddress(await as('customer', 255), requestId, warehouse);
  const target = { requestId, addressId };
  await planGoods(await as('agent', 290), target, { etd: 2, eta: 8 });
  await shipGoods(await as('agent', 340), target, { carrier: 'Transportes Levante', trackingNo: 'TL-54107' });
  const proof = madePdf('delivery-note-TL-54107.pdf', [
    'Delivery note TL-54107',
    'From: Heliodesk, central warehouse',
    'To: Sierra Clara Energía S.L., Camino de la Sierra 14, 04001 Almería',
    `Goods: ${count} modules on one pallet, complete and without visible damage`,
    'Received by: Amelia Ortega',
  ]);
  await deliverGoods(await as('agent', 480), target, proof);
  await keepOldPieces(await as('agent', 482), target, { handling: 'return', note: 'The driver took them along on the same pallet.' });
  const agent = await as('agent', 510);
  await buildModules(agent.platform, newFrom, newFrom + count);
  await pairSerials(agent, target, { olds: serialsOf(from, count), news: serialsOf(newFrom, count) });
}

/** Exchanges: one on its way, and one that has arrived with its old and new serial numbers. */
export const exchangedClaims: readonly SolvedClaim[] = [
  acceptedClaim({
    hoursAgo: 400,
    file: modulesFrom(18_950, 24, {
      desc: 'The connectors of 24 modules are brittle; four have come apart by themselves.',
      projectName: 'Baza 2',
      city: 'Baza',
    }),
    hello: 'Thank you for the photos of the connectors. Please do not plug any of them by hand until we have been in touch.',
    solutions: [exchange({ quantity: 24, newComponent: 'Module', model: 'HD-M72', power: '575', cost: '3072.00' })],
    carryOut: ship,
  }),
  acceptedClaim({
    hoursAgo: 560,
    file: modulesFrom(18_980, 8, {
      desc: 'Eight modules with broken glass in the first row, found after the road next to it was mowed.',
      projectName: 'Almería Norte 3',
      city: 'Almería',
    }),
    hello: 'Thank you for the quick list. We are looking at the photos and will come back to you.',
    solutions: [exchange({ quantity: 8, newComponent: 'Module', model: 'HD-M78', power: '620', cost: '1096.00' })],
    carryOut: (claim) => deliver(claim, { from: 18_980, newFrom: 19_020, count: 8 }),
  }),
];
