/** The administration of service provider companies and their people. */
export default {
  add: 'Add a service provider',
  filter: {
    search: 'Name, city or e-mail',
    country: 'Based in',
  },
  column: {
    name: 'Service provider',
    place: 'Place',
    serves: 'Serves',
    people: 'People',
  },
  disableText: 'All of its people are signed out immediately and cannot sign in until it is enabled again.',
  disableUserText: 'They are signed out immediately and cannot sign in until they are enabled again.',
  servesHint: 'Countries in which they take on work.',
  emailHint: 'Of the office, for example service@company.com.',
  person: {
    none: 'No one here yet. Invite the first person.',
    locked: 'The company is disabled',
    invite: 'Invite a person',
    inviteTitle: 'Invite to {{company}}',
  },
  people: 'Show the people',
  peopleOf: 'People of {{name}}',
  emptyTitle: 'No service providers yet',
  emptyText: 'Companies that carry out work orders appear here, with their people.',
};
