/** Receipts of what was confirmed, as PDFs. */
export default {
  title: 'Receipt {{number}}',
  about: 'This receipt records what was confirmed in the portal, who confirmed it and when. It can’t be changed.',
  what: 'What was confirmed',
  who: 'Who confirmed it',
  by: 'Confirmed by',
  for: 'On behalf of',
  at: 'Date and time',
  session: 'Way of access',
  sessions: {
    customer: 'Signed in to the portal as a customer',
    staff: 'Signed in to the portal as an employee',
    guest: 'Guest, by a link from a connected system',
  },
  answer: 'Answer to the solution',
  publicText: 'What we wrote about it',
  shownIn: 'Texts appear as they were shown then. Language: {{language}}.',
  digest: 'Digest (SHA-256)',
  check: 'To check this receipt, download its record from the portal. The SHA-256 digest of that file has to be the one above.',
  foot: 'Heliodesk customer portal',
  pdf: 'Receipt (PDF)',
  record: 'Record (JSON)',
};
