import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAnagrafica, makeStudio, makeUtente } from '../packages/server/test/factories.ts';
import { type AppDiProva, makeApp } from '../packages/server/test/make-app.ts';
import { runGdpr } from './gdpr.ts';

const dati = mkdtempSync(join(tmpdir(), 'quadra-gdpr-'));
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp({ dati });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await app.stop();
  rmSync(dati, { recursive: true });
});

/** Runs the command; answers the exit code and what it said. */
async function run(atto: 'export' | 'erase', ...argomenti: string[]): Promise<[number, string]> {
  let detto = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((testo) => {
    detto += String(testo);
    return true;
  });
  const uscita = await runGdpr(app, atto, argomenti);
  vi.restoreAllMocks();
  return [uscita, detto];
}

describe('the command of who looks after the privacy of persons', () => {
  it('copies a client, shows what would go, and erases only when it is told', async () => {
    const { id: studio } = await makeStudio(app);
    const { codice_fiscale: codice } = await makeAnagrafica(app, studio);
    const chi = ['--studio', String(studio), '--codice-fiscale', codice, '--json'];
    const file = join(dati, 'copia.zip');
    expect(await run('export', ...chi, '--file', file)).toEqual([0, `${JSON.stringify({ file })}\n`]);
    expect(existsSync(file)).toBe(true);
    const [anteprima, piano] = await run('erase', ...chi);
    expect([anteprima, JSON.parse(piano).Esito]).toEqual([2, 'cancellata']);
    const [fatta, esito] = await run('erase', ...chi, '--conferma');
    expect([fatta, JSON.parse(esito).esito]).toEqual([0, 'cancellata']);
    expect(await run('erase', ...chi, '--conferma')).toEqual([1, '{"errore":"NON_TROVATO"}\n']);
  });

  it('copies and erases a user, and says in words what is wrong', async () => {
    const { email } = await makeUtente(app);
    const file = join(dati, 'utente.zip');
    expect((await run('export', '--utente', email, '--file', file))[0]).toBe(0);
    expect((await run('erase', '--utente', email))[0]).toBe(2);
    expect(await run('erase', '--utente', email, '--conferma')).toEqual([
      0,
      expect.stringContaining('Utente cancellato'),
    ]);
    expect((await run('erase', '--utente', email, '--conferma'))[0]).toBe(1);
    expect(await run('erase')).toEqual([1, expect.stringContaining('Uso: npm run admin')]);
    expect((await run('export', '--utente', email))[0]).toBe(1);
  });
});
