/** Administration of service providers and their users. */
export default {
  add: 'Add service provider',
  filter: {
    search: 'Name, city or e-mail',
    country: 'Based in',
  },
  column: {
    name: 'Service provider',
    place: 'Location',
    serves: 'Countries served',
    people: 'People',
  },
  disableText: 'Everyone at this company will be signed out immediately and can’t sign in again until you enable the company.',
  disableUserText: 'They’ll be signed out immediately and can’t sign in again until you enable them.',
  servesHint: 'Countries where they take on work',
  emailHint: 'The office address, for example service@company.com',
  person: {
    none: 'No one here yet. Invite the first person.',
    locked: 'The company is disabled',
    invite: 'Invite person',
    inviteTitle: 'Invite a person to {{company}}',
  },
  people: 'Show people',
  peopleOf: 'People at {{name}}',
  emptyTitle: 'No service providers yet',
  emptyText: 'Companies that carry out work orders will show up here, along with their people.',
};
