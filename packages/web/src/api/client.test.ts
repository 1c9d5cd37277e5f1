import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureClient, leaveSessione, send } from './client.ts';

const NIENTE = () => {};

/** A server that answers when told, with what is told. */
function stubServer() {
  const attese: { resolve: (risposta: Response) => void; reject: (causa: Error) => void }[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve, reject) => attese.push({ resolve, reject })));
  return attese;
}

/** What the shell is asked to do, in order. */
function listReazioni(): string[] {
  const chieste: string[] = [];
  configureClient({
    onNonAutenticato: () => chieste.push('non autenticato'),
    onNessunaRisposta: () => chieste.push('nessuna risposta'),
    onGuasto: () => chieste.push('guasto'),
  });
  return chieste;
}

describe('a call of a session that is left', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    configureClient({ onNonAutenticato: NIENTE, onNessunaRisposta: NIENTE, onGuasto: NIENTE });
  });

  it('[SES-028] fails as it may, and sends nobody to the login page; one of the session that is there does', async () => {
    const attese = stubServer();
    const chieste = listReazioni();
    const vecchie = [1, 2, 3].map(() => send('POST', '/api/anagrafica/salva').catch(({ status }) => status));
    leaveSessione();
    const nuova = send('POST', '/api/anagrafica/salva').catch(({ status }) => status);
    attese[0]?.resolve(new Response('{}', { status: 401 }));
    attese[1]?.resolve(new Response('{}', { status: 503 }));
    attese[2]?.reject(new Error('nessuno'));
    expect(await Promise.all(vecchie)).toEqual([401, 503, 0]);
    expect(chieste).toEqual([]);
    attese[3]?.resolve(new Response('{}', { status: 401 }));
    expect(await nuova).toBe(401);
    expect(chieste).toEqual(['non autenticato']);
  });

  it('[SES-028] is one asked before a call that gives new secrets, whichever is answered first', async () => {
    const attese = stubServer();
    const chieste = listReazioni();
    const fail = ({ status }: { status: number }) => status;
    const ask = (rinnova = false) => send('POST', '/api/anagrafica/salva', { rinnova }).catch(fail);
    const vecchie = [ask(), ask()];
    const rinnovo = ask(true);
    const durante = ask();
    attese[0]?.resolve(new Response('{}', { status: 401 }));
    expect(await vecchie[0]).toBe(401);
    attese[2]?.resolve(new Response('{}', { status: 200 }));
    await rinnovo;
    for (const quale of [1, 3]) attese[quale]?.resolve(new Response('{}', { status: 401 }));
    expect(await Promise.all([vecchie[1], durante])).toEqual([401, 401]);
    expect(chieste).toEqual([]);
    const respinto = ask(true);
    attese[4]?.resolve(new Response('{}', { status: 401 }));
    expect(await respinto).toBe(401);
    expect(chieste).toEqual(['non autenticato']);
  });
});
