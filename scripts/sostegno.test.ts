import { percorsi } from '@quadra/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client, loginAs } from '../packages/server/test/client.ts';
import { makeUtente } from '../packages/server/test/factories.ts';
import { type AppDiProva, makeApp } from '../packages/server/test/make-app.ts';
import { activateTotp } from '../packages/server/test/verifica.ts';
import { runFornitore, runLibera, runPulizia } from './sostegno.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

/** Runs an act; answers the exit code and what it said. */
async function run(atto: typeof runLibera, ...argomenti: string[]): Promise<[number, string]> {
  let detto = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((testo) => {
    detto += String(testo);
    return true;
  });
  const uscita = await atto(app, argomenti);
  vi.restoreAllMocks();
  return [uscita, detto];
}

const listAtti = (entita: string, azione: string) =>
  app.sql<{ studio_id: number; utente_id: number | null; dopo: object | null }>(
    'select studio_id, utente_id, dopo from registro where entita = $1 and azione = $2',
    [entita, azione],
  );

describe('support without SQL', () => {
  it('frees who lost the second step: told to confirm, on record with the reason, sessions over, told by mail', async () => {
    const utente = await makeUtente(app);
    const dentro = await loginAs(app, utente);
    const motivo = ['--motivo', 'Riconosciuto al telefono'];
    const chi = ['--utente', utente.email.toUpperCase(), ...motivo];
    expect((await run(runLibera, ...chi, '--conferma'))[1]).toContain('non è attiva');
    await activateTotp(dentro, new Date());
    expect((await run(runLibera, '--utente', utente.email, '--motivo', 'sì', '--conferma'))[0]).toBe(1);
    expect((await run(runLibera, '--altro'))[1]).toContain('Uso: npm run admin');
    expect((await run(runLibera, ...chi))[0]).toBe(2);
    expect((await new Client(app.indirizzo).login(utente)).corpo.error).toBe('mfa_required');

    const [uscita, detto] = await run(runLibera, ...chi, '--conferma');
    expect([uscita, detto]).toEqual([0, expect.stringContaining('app per i codici')]);
    expect((await dentro.post(percorsi.whoami)).status).toBe(401);
    expect((await new Client(app.indirizzo).login(utente)).status).toBe(200);
    expect(await app.sql('select 1 from codice_recupero where persona_id = $1', [utente.id])).toEqual([]);
    expect(await listAtti('utente', 'liberazione verifica')).toEqual([
      { studio_id: utente.studioId, utente_id: null, dopo: expect.anything() },
    ]);
    const lettere = await app.sql<{ destinatario: string }>(
      "select destinatario from messaggio_posta where modello = 'verifica liberata'",
    );
    expect(lettere).toEqual([{ destinatario: utente.email }]);
    expect((await run(runLibera, '--utente', 'nessuno@esempio.it', ...motivo, '--conferma'))[0]).toBe(1);
  });

  it('changes what the vendor says of itself, field by field, and refuses what no field takes', async () => {
    const [uscita, detto] = await run(
      runFornitore,
      '--ragione-sociale',
      'Casa srl',
      '--sito',
      'https://casa.example',
    );
    expect([uscita, detto]).toEqual([0, expect.stringContaining('ragione-sociale: Casa srl\n')]);
    const letto = (await (await loginAs(app, await makeUtente(app))).get(percorsi.fornitore)).corpo.data;
    expect(letto).toMatchObject({ RagioneSociale: 'Casa srl', Sito: 'https://casa.example' });
    expect(await run(runFornitore, '--sito', 'javascript:alert(1)', '--partita-iva', '1')).toEqual([
      1,
      '--sito: un indirizzo https\n--partita-iva: una partita IVA\n',
    ]);
    expect((await run(runFornitore, '--sito', ''))[1]).toContain('sito: -\n');
    expect((await run(runFornitore, '--ragione-sociale', ''))[0]).toBe(1);
    expect((await run(runFornitore, '--colore', 'blu'))[1]).toContain('Uso: npm run admin');
    expect(await listAtti('fornitore', 'modifica')).toHaveLength(2);
  });

  it('takes away now what has been kept long enough, and writes it down', async () => {
    const [uscita, detto] = await run(runPulizia);
    expect([uscita, detto]).toEqual([0, expect.stringMatching(/^sessioni: \d+$/m)]);
    expect(await listAtti('casa', 'pulizia')).toHaveLength(1);
  });
});
