import { beginSignOn, finishSignOn, signInOptions } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await buildStaff(app.platform, { role: 'module_agent', email: 'module@demo.heliodesk.test', name: 'Tomás Quiroga' });
});
afterAll(() => app.stop());

/** A browser within this process: keeps cookies, and follows where the provider sends it. */
function openBrowser(headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const visit = async (address: string, method: 'GET' | 'POST' = 'GET') => {
    const { pathname, search } = new URL(address, 'http://localhost:8080');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.http.inject({ method, url: pathname + search, headers: { accept: 'text/html', cookie, ...headers } });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const follow = async (address: string, method: 'GET' | 'POST' = 'GET'): Promise<{ url: URL; body: string; csp: string }> => {
    const answer = await visit(address, method);
    const to = answer.headers.location;
    if (to === undefined)
      return { url: new URL(address, 'http://localhost:8080'), body: answer.body, csp: String(answer.headers['content-security-policy']) };
    const url = new URL(to, 'http://localhost:8080');
    return url.pathname === '/oauth2/callback' ? { url, body: '', csp: '' } : follow(url.href);
  };
  return { follow };
}

async function begin(headers: Record<string, string> = {}) {
  const { data } = await app.client().call(beginSignOn, { query: {} }, { headers });
  return data;
}

const actionOf = (body: string, subject: string): string =>
  new RegExp(`action="([^"]*as=${subject})"`).exec(body)?.[1] ?? `no button for ${subject} in ${body}`;

describe('the identity provider of the demo', () => {
  it('lets a member of staff be chosen and vouches for them', async () => {
    expect((await app.client().call(signInOptions, {})).data.singleSignOn).toBe(true);
    const { url, state } = await begin();
    expect(url).toMatch(/^http:\/\/localhost:8080\/demo\/openid\/auth\?/);
    const browser = openBrowser();
    const chooser = await browser.follow(url);
    expect(chooser.body).toContain('Tomás Quiroga');
    expect(chooser.csp).toContain("form-action 'self'");
    const back = await browser.follow(actionOf(chooser.body, 'module'), 'POST');
    expect(back.url.searchParams.get('state')).toBe(state);
    const answer = await app.client().call(finishSignOn, { body: { code: back.url.searchParams.get('code') ?? '', state } });
    expect(answer.data).toMatchObject({ outcome: 'signedIn', roleId: 4, redirect: '' });
  });

  it('has someone the portal does not know', async () => {
    const { url, state } = await begin();
    const browser = openBrowser();
    const back = await browser.follow(actionOf((await browser.follow(url)).body, 'nora'), 'POST');
    const answer = await app.client().call(finishSignOn, { body: { code: back.url.searchParams.get('code') ?? '', state } });
    expect(answer.data).toMatchObject({ outcome: 'unknown', email: 'nora.neumann@demo.heliodesk.test' });
  });

  it('speaks the language of the portal, and can be left', async () => {
    const browser = openBrowser();
    const chooser = await browser.follow((await begin({ lang: 'de' })).url);
    expect(chooser.body).toContain('Zentrale Anmeldung der Demo');
    const back = await browser.follow(actionOf(chooser.body, ''), 'POST');
    expect(back.url.searchParams.get('error')).toBe('access_denied');
  });

  it('asks again each time', async () => {
    const browser = openBrowser();
    await browser.follow(actionOf((await browser.follow((await begin()).url)).body, 'module'), 'POST');
    expect((await browser.follow((await begin()).url)).body).toContain('Nora Neumann');
  });

  it('gives nothing away without the cookie of the one who began', async () => {
    const { url } = await begin();
    const chooser = await openBrowser().follow(url);
    const stolen = await openBrowser({ lang: 'fr' }).follow(actionOf(chooser.body, 'module'));
    expect(stolen.body).toContain('Impossible de terminer cette connexion');
  });

  it('shows a page of its own for what it cannot read', async () => {
    const { body, csp } = await openBrowser().follow('/demo/openid/auth?client_id=stranger');
    expect(body).toContain('We can’t complete this sign-in');
    expect(csp).toContain("script-src 'self'");
  });
});

describe('a port that the system has chosen', () => {
  it('is the one that browsers are sent to', async () => {
    const served = await startTestApp({ publicUrl: 'http://localhost:0' });
    try {
      const { port } = new URL(await served.http.listen({ port: 0, host: 'localhost' }));
      const { data } = await served.client().call(beginSignOn, { query: {} });
      const url = new URL(data.url);
      expect(url.port).toBe(port);
      expect(url.searchParams.get('redirect_uri')).toBe(`http://localhost:${port}/oauth2/callback`);
      const page = await fetch(url, { redirect: 'manual' });
      expect(page.headers.get('location')).toMatch(/\/demo\/openid\/sign-in\//);
    } finally {
      await served.stop();
    }
  });
});

describe('production', () => {
  it('has no such provider', async () => {
    const strict = await startTestApp({ mode: 'production' });
    try {
      expect((await strict.client().send({ method: 'GET', url: '/demo/openid/.well-known/openid-configuration' })).status).toBe(404);
      expect((await strict.client().call(signInOptions, {})).data.singleSignOn).toBe(false);
      expect((await strict.client().call(beginSignOn, { query: {} })).key).toBe('notFound');
      expect((await strict.client().call(finishSignOn, { body: { code: 'x', state: 'y' } })).key).toBe('notFound');
    } finally {
      await strict.stop();
    }
  });
});
