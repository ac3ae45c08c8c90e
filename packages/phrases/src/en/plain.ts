/** Pages that only say something: what is being prepared, privacy. */
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
    enquiry: { title: 'Enquiry', text: 'Questions about modules and trackers, answered by a person within 2 working days.' },
    trackerClaim: { title: 'Tracker claim', text: 'Claims for posts, drives, controllers and inverters.' },
    warranty: {
      title: 'Warranty registration',
      text: 'Registration of installed modules with their serial numbers, and the certificate as a PDF.',
    },
  },

  privacy: {
    title: 'Privacy',
    lead: 'What we keep about you, why, and for how long.',
    keepTitle: 'What we keep',
    keepText:
      'Your company’s data, your name, e-mail address and phone number, and what you write and upload in requests. Serial numbers of modules belong to your company’s records. Photos are made smaller in your browser, and the place where they were taken is removed before they are sent.',
    whyTitle: 'Why we keep it',
    whyText:
      'To answer your requests, decide on warranty claims, deliver replacements and pay compensation. We send other news only if you said yes to it at registration; you can change that in your profile.',
    whoTitle: 'Who can see it',
    whoText:
      'Colleagues of your company who have an account here, and our staff as far as their work needs it. A service provider sees only the work order that was given to it. Bank details are encrypted, and every view of them is written down.',
    longTitle: 'How long we keep it',
    longText:
      'As long as a warranty runs or the law asks for it. Your browser keeps your language, appearance and, if you want it, your account name; the sign-in ends after two hours without use.',
    rightsTitle: 'What you can ask for',
    rightsText: 'A copy of your data, its correction or its deletion where no law is against it. Send us a question through the portal.',
  },
};
