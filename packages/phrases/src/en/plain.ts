/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'This page is being prepared. Until then you can check a serial number or start a module claim.',
    check: 'Check a serial number',
    claim: 'Start a module claim',
    contact: { title: 'Contact by region', text: 'Addresses, phones, e-mails and hours of our offices, by region.' },
    knowledge: {
      title: 'Knowledge',
      text: 'Answers of our engineers about modules and trackers, with files to keep and a search in nine languages.',
    },
    providers: { title: 'Service providers', text: 'Partners who repair and inspect on site, by country.' },
    services: {
      title: 'Value-added services',
      text: 'Accessories, spares of discontinued modules, and paid services such as inspection, thermography and training.',
    },
    designTool: { title: 'Design tool', text: 'A tool that plans rows, tables and string lengths for your site.' },
    survey: {
      title: 'Rate a service',
      text: 'A few questions about the service you received. Invitations come by e-mail after a request is closed.',
    },
    trackerClaim: { title: 'Tracker claim', text: 'Claims for posts, drives, controllers and inverters.' },
    serviceOrders: {
      title: 'My service orders',
      text: 'Your service orders and settlements, with what is to be done next and until when.',
    },
    warranty: {
      title: 'Warranty registration',
      text: 'Registration of installed modules with their serial numbers, and the certificate as a PDF.',
    },
  },

  privacy: 'Privacy',
  page: {
    borrowed: 'This page has not been translated yet. You are reading the English text.',
    loading: 'The page is loading',
    again: 'Try again',
  },
};
