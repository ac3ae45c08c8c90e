import { demoUsers, findUserByEmail } from '#src/domains/identity/index.ts';
import { buildGuestEnquiry, type GuestEnquirySeed } from '#src/domains/enquiry/seed.ts';
import type { Platform } from '#src/platform/platform.ts';

interface DemoGuestEnquiry extends GuestEnquirySeed {
  /** Hours before the demo was made. */
  hoursAgo: number;
}

/** Each has something in common with a company of the demo: tax number and name, name and domain, domain alone. */
const guestEnquiries: DemoGuestEnquiry[] = [
  {
    hoursAgo: 5,
    guest: { name: 'Amelia Ortega', email: 'amelia.ortega@sierraclara.example', companyName: 'Sierra Clara Energia', taxNo: 'B04512345' },
    requestType: 1,
    product: 'HD-M72 575 W',
    desc: 'Can I clean HD-M72 with a rotating brush? Our contractor has nylon bristles of 0.3 mm and uses 4 bar of demineralized water.',
    phoneNo: '+34 950 118 204',
  },
  {
    hoursAgo: 22,
    guest: { name: 'Ola Berg', email: 'post@nordlys.example', companyName: 'Nordlys Montage', taxNo: '' },
    requestType: 2,
    product: 'HT-2',
    region: 578,
    desc: 'Wind stow angle of HT-2 in snow? We measure up to 1.2 m of snow at this site.',
    phoneNo: '+47 776 40 219',
    address: 'Strandgata 9, 9008 Tromsø',
  },
  {
    hoursAgo: 29,
    guest: { name: 'Julie Perrin', email: 'julie.perrin@lumierhone.example', companyName: '', taxNo: '' },
    requestType: 1,
    product: 'HD-M54 430 W',
    language: 'fr',
    region: 250,
    desc: 'Peut-on percer le cadre des HD-M54 ? Nous en aurions besoin pour la mise à la terre, sans perdre la garantie.',
  },
];

/** Enquiries of people without a sign-in, whose companies staff have yet to find. */
export async function buildGuests(platform: Platform): Promise<void> {
  const address = demoUsers.find(({ role }) => role === 'customer')?.email ?? '';
  const standIn = await findUserByEmail(platform.db, address);
  // In a demo that was used, they may have another address by now; it starts without these enquiries.
  if (standIn === undefined) return;
  const now = platform.clock.now().getTime();
  for (const { hoursAgo, ...enquiry } of guestEnquiries) {
    const filed = new Date(now - hoursAgo * 3_600_000);
    await buildGuestEnquiry({ ...platform, clock: { now: () => filed } }, standIn.id, enquiry);
  }
}
