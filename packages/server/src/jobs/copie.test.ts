import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { openCopia } from '../db/copia-file.ts';
import { copyCasa, startCopie } from './copie.ts';

const radice = mkdtempSync(join(tmpdir(), 'quadra-copie-'));
const cartella = join(radice, 'copie');
const frase = 'una frase di prova, lunga';
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp({ dati: radice, copie: { cartella, frase, quante: 2 } });
});
afterAll(async () => {
  await app.stop();
  rmSync(radice, { recursive: true });
});

const copyIl = (giorno: string) =>
  copyCasa({ ...app.servizi, now: () => new Date(`${giorno}T10:00:00Z`) }, app.proprietario);

describe('the copy of every day', () => {
  it('is sealed, one a day, and the last ones are kept; what is of others in the folder stays', async () => {
    const { id } = await makeStudio(app);
    const { codice_fiscale: codice } = await makeAnagrafica(app, id);
    const file = await copyIl('2026-01-01');
    expect(file).toBe(join(cartella, 'quadra-2026-01-01.copia'));
    expect(await copyIl('2026-01-01')).toBeNull();
    expect(statSync(file ?? '').mode & 0o077).toBe(0);
    expect(readFileSync(file ?? '').includes(codice)).toBe(false);
    await expect(openCopia(file ?? '')).rejects.toThrow('è cifrata');
    await expect(openCopia(file ?? '', 'un’altra frase, più lunga')).rejects.toThrow('non si apre');
    const copia = await openCopia(file ?? '', frase);
    expect(await copia.readTesto('tabelle/anagrafica')).toContain(codice);
    copia.close();

    writeFileSync(join(cartella, 'altro.txt'), 'di altri');
    await copyIl('2026-01-02');
    await copyIl('2026-01-03');
    expect(readdirSync(cartella).sort()).toEqual([
      'altro.txt',
      'quadra-2026-01-02.copia',
      'quadra-2026-01-03.copia',
    ]);
  });

  it('has its last outcome among the rounds the vendor reads, the bad one too', async () => {
    const vendor = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }));
    const readEsito = async () =>
      ((await vendor.get(percorsi.giriPeriodici)).corpo.data as { Nome: string; Esito: string }[]).find(
        ({ Nome }) => Nome === 'Copia della casa',
      )?.Esito;
    const detti: string[] = [];
    const say = (_: unknown, detto: string) => detti.push(detto);
    const log = { info: say, error: say };
    await startCopie(app.servizi, app.proprietario, log as never)();
    expect([await readEsito(), detti]).toEqual(['Fatto', ['house copied']]);
    // Where a file stands in place of the folder nothing can be written.
    const storte = { cartella: join(cartella, 'altro.txt'), frase, quante: 2 };
    const servizi = { ...app.servizi, config: { ...app.servizi.config, copie: storte } };
    await startCopie(servizi, app.proprietario, log as never)();
    expect([await readEsito(), detti.at(-1)]).toEqual(['Fallito', 'house not copied']);
  });
});
