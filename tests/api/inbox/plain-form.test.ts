/** Tests contact forms submitted by browsers without JavaScript. */
import { describe, expect, it } from 'vitest';
import { call, expectError, newAddress, siteUrl, unique, type CallOptions } from '../support/environment';
import { readMessagesFrom, sampleMessage } from '../support/messages';

const send = (changes: Record<string, string> = {}, options: CallOptions = {}) =>
  call('/api/contact', { body: new URLSearchParams(sampleMessage(changes)), ...options });

describe('a form submitted by the browser', () => {
  it("is stored like any other message and answered with a page in the form's language", async () => {
    const name = unique('Plain');
    const response = await send({ name, message: 'Muerde las chancletas,\r\ny los zapatos.' });
    const page = await response.text();
    expect(response.status, page).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('¡Recibimos tu mensaje!');
    expect(await readMessagesFrom(name)).toMatchObject([
      {
        email: 'ana@example.com',
        service: 'puppy-training',
        message: 'Muerde las chancletas,\ny los zapatos.',
        language: 'es',
        status: 'new',
      },
    ]);
  });

  it('keeps answers to questions that have been removed', async () => {
    const name = unique('Old');
    expect((await send({ name, breed: ' Sato ', status: 'archived', constructor: 'mine' })).status).toBe(200);
    const [stored] = await readMessagesFrom(name);
    expect(stored).toMatchObject({ breed: 'Sato', status: 'new' });
    expect(Object.keys(stored ?? {})).not.toContain('constructor');
  });

  it('is stored only once if resubmitted, but again if its message changed or another visitor sends it', async () => {
    const name = unique('Reloaded');
    const from = newAddress();
    for (let sent = 0; sent < 3; sent += 1) expect((await send({ name }, { from })).status).toBe(200);
    expect(await readMessagesFrom(name)).toHaveLength(1);
    expect((await send({ name })).status).toBe(200);
    expect((await send({ name, message: 'Una pregunta más, por favor.' }, { from })).status).toBe(200);
    expect(await readMessagesFrom(name)).toHaveLength(3);
  });

  it('is returned with its values and the errors', async () => {
    const response = await send({ name: 'A', email: 'ana@nowhere', message: '<b>&"corto', language: 'en' });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Name is required');
    expect(page).toContain('Valid email is required');
    expect(page).not.toContain('Message must be at least 10 characters');
    expect(page).toContain('value="ana@nowhere"');
    expect(page).toContain('&lt;b&gt;&amp;&quot;corto</textarea>');
    expect(page).toMatch(/<option value="puppy-training" selected="">/);
    expect(await readMessagesFrom('A')).toEqual([]);
  });

  it('may include a phone number and a preference for WhatsApp, which are filled in again after an error', async () => {
    const name = unique('Phone');
    const refused = await send({ name, prefersWhatsApp: 'on' });
    const page = await refused.text();
    expect(refused.status).toBe(400);
    expect(page).toContain('Escribe tu número de teléfono para contestarte por WhatsApp');
    expect(page).toMatch(/<input type="checkbox"[^>]* name="prefersWhatsApp"[^>]* checked=""/);
    expect((await send({ name, prefersWhatsApp: 'on', phone: '787-555-0134' })).status).toBe(200);
    expect(await readMessagesFrom(name)).toMatchObject([{ phone: '787-555-0134', prefersWhatsApp: true }]);
  });

  it('keeps its values when it exceeds the rate limit, and the response says how long to wait', async () => {
    const from = newAddress();
    for (let sent = 0; sent < 10; sent += 1)
      await send({ message: `El mensaje número ${sent} de diez.` }, { from });
    const response = await send({ message: 'El mensaje número once.' }, { from });
    const page = await response.text();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page).toContain('Has enviado varios mensajes en poco tiempo.');
    expect(page).toContain('El mensaje número once.</textarea>');
  });

  it('is marked as spam if the hidden field is filled in', async () => {
    const name = unique('Bot');
    expect((await send({ name, website: 'https://spam.example' })).status).toBe(200);
    expect(await readMessagesFrom(name)).toMatchObject([{ status: 'spam' }]);
  });

  it('is answered with a page that has styles but no scripts', async () => {
    const page = await (await send({ name: '' })).text();
    expect(page).not.toContain('import(');
    expect(page).toContain('<style data-styles');
    expect(page).toContain('colorMode');
  });

  it.each(['fr', ''])('is answered with an English page if its language is "%s"', async (language) => {
    const response = await send({ language });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Error sending message');
  });

  it('is rejected if it comes from another site', async () => {
    await expectError(
      await send({}, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
      403,
      'Requests from other sites are refused',
    );
    await expectError(
      await send({}, { headers: { Origin: 'https://evil.example' } }),
      403,
      'Requests from other sites are refused',
    );
    expect((await send({}, { headers: { Origin: siteUrl } })).status).toBe(200);
  });

  it('may contain a message of the maximum length in any script, but not a longer message', async () => {
    const name = unique('Long');
    expect((await send({ name, message: 'ñ'.repeat(5000) })).status).toBe(200);
    expect((await send({ message: 'ñ'.repeat(5001) })).status).toBe(400);
    await expectError(await send({ message: 'x'.repeat(60_000) }), 413, 'The request body is too large');
  });
});
