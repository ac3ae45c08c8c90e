/** All that production needs. */
export const productionSettings = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://hd@db/heliodesk?sslmode=verify-full',
  PUBLIC_URL: 'https://portal.maker.example',
  HELIODESK_SECRET: 'GWV0u4xfLhCqRkE8pJ2TzNnYb7sDmAo3i6HtUe9XcK1=',
  HELIODESK_KEYS: '1:q7ZkV0hWcT9sYp3LxRb6NfUo2mJdA8eG5iKtXw1CyHv=',
  SMTP_URL: 'smtps://mail',
  MAIL_FROM: 'Heliodesk <service@maker.example>',
};

/** The demo asked for by name, as it has to be beside settings of a server. */
export const demoSettings = { HELIODESK_DEMO: 'on' };

/** A provider of identities, for single sign-on. */
export const providerSettings = { OIDC_ISSUER: 'https://id.maker.example/realms/staff', OIDC_CLIENT_ID: 'portal' };
