/**
 * How the API page makes its calls. Passwords are typed as they are and encrypted on their way, as the server asks for it, and a session that
 * was started on the page is used by the calls after it. The browser gets the text of this function, so it uses nothing around it.
 */
export async function callFromPage(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const memory = globalThis as { heliodeskToken?: string | undefined };
  const secrets = new Set(['password', 'confirmPassword', 'oldPwd', 'newPwd', 'confirmPwd']);
  const toBase64 = (bytes: ArrayBuffer): string => btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
  const request = new Request(input, init);
  const headers = new Headers(request.headers);
  const { pathname, origin } = new URL(request.url);
  const typed = request.method === 'GET' ? '' : await request.clone().text();

  /** AES-128-ECB: each block by itself, which CBC does to the first one. */
  const encryptText = async (text: string, key: string): Promise<string> => {
    const bytes = new TextEncoder().encode(text);
    const padding = 16 - (bytes.length % 16);
    const padded = new Uint8Array(bytes.length + padding).fill(padding);
    padded.set(bytes);
    const aes = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), 'AES-CBC', false, ['encrypt']);
    const blocks = Array.from({ length: padded.length / 16 }, (_, index) => padded.slice(index * 16, index * 16 + 16));
    const encrypted = await Promise.all(
      blocks.map((block) => crypto.subtle.encrypt({ name: 'AES-CBC', iv: new Uint8Array(16) }, aes, block)),
    );
    return toBase64(await new Blob(encrypted.map((block) => block.slice(0, 16))).arrayBuffer());
  };
  /** The value with its passwords encrypted. */
  const encrypt = async (value: unknown, key: string): Promise<unknown> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = Object.entries(value).map(async ([name, field]) => [
      name,
      secrets.has(name) && typeof field === 'string' ? await encryptText(field, key) : await encrypt(field, key),
    ]);
    return Object.fromEntries(await Promise.all(fields)) as unknown;
  };

  let body: string | Blob | null = typed === '' ? null : await request.clone().blob();
  if ([...secrets].some((name) => typed.includes(`"${name}"`)) && !headers.get('EncryptKey')?.trim()) {
    const key = crypto.randomUUID().slice(-12) + crypto.randomUUID().slice(0, 4);
    const { data } = (await (await fetch(`${origin}/api/common/publicKey`)).json()) as { data: { publicKey: string } };
    const rsa = await crypto.subtle.importKey('spki', fromBase64(data.publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
      'encrypt',
    ]);
    headers.set('EncryptKey', toBase64(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, rsa, new TextEncoder().encode(key))));
    body = JSON.stringify(await encrypt(JSON.parse(typed), key));
  }
  const own = headers.get('authorization')?.replace(/^Bearer\s*/i, '');
  if (!own && memory.heliodeskToken !== undefined) headers.set('authorization', `Bearer ${memory.heliodeskToken}`);
  const answer = await fetch(request.url, { method: request.method, headers, body, signal: request.signal });
  // A sign-in with a second step has no token before that is proved.
  if ((pathname === '/login' || pathname.startsWith('/api/secondFactor/')) && answer.ok)
    memory.heliodeskToken = ((await answer.clone().json()) as { data: { token?: string } }).data.token || undefined;
  if (pathname === '/logout') memory.heliodeskToken = undefined;
  return answer;
}
