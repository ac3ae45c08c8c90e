/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'This page is coming soon. Until then, you can check a serial number or start a module claim.',
    check: 'Check a serial number',
    claim: 'Start a module claim',
    contact: { title: 'Contact by region', text: 'Addresses, phone numbers, e-mail addresses and hours of our offices, by region.' },
    knowledge: {
      title: 'Knowledge',
      text: 'Answers from our engineers about modules and trackers, with downloads and search in nine languages.',
    },
    providers: { title: 'Service providers', text: 'Partners who repair and inspect on site, by country.' },
    services: {
      title: 'Value-added services',
      text: 'Accessories, spares for discontinued modules, and paid services such as inspection, thermography and training.',
    },
    designTool: { title: 'Design tool', text: 'Plan rows, tables and string lengths for your site.' },
    survey: {
      title: 'Rate a service',
      text: 'A few questions about the service you received. We’ll e-mail you an invitation after your request is closed.',
    },
    serviceOrders: {
      title: 'My service orders',
      text: 'Your service orders and settlements, with what to do next and by when.',
    },
    warranty: {
      title: 'Warranty registration',
      text: 'Register installed modules with their serial numbers, and get the certificate as a PDF.',
    },
  },

  privacy: 'Privacy',
  page: {
    borrowed: 'This page hasn’t been translated yet. You’re reading the English version.',
    loading: 'Loading the page',
    again: 'Try again',
  },
};
