/** Drafts of what customers read about the solutions of a claim. */
export default {
  intro: 'We’ve reviewed your claim and offer you the following:',
  compensation: '• {{pieces}}: compensation of {{unitPrice}} each, {{money}} in total',
  repair: '• {{pieces}}: repair at {{site}}: {{content}}',
  exchange: '• {{pieces}}: exchange for {{component}}, {{model}}, {{power}} W each. Old components: {{handling}}',
  closing: 'Please accept or decline each solution in your claim. If you decline one, tell us why.',
  pieces_one: '{{number}} piece',
  pieces_other: '{{number}} pieces',
};
