import { percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let consulente: Client;
let studio: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
  studio = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
});
afterAll(() => app.stop());

const CODICE = 'TERRENO_NON_AFFITTATO';
const lista = (anno = 2025, modello = 'redditi-pf') =>
  percorso(percorsi.messaggiConfigurati, { anno, modello });
const uno = (codice: string, anno = 2025) =>
  percorso(percorsi.messaggioConfigurato, { anno, modello: 'redditi-pf', codice });
const scritto = (altri: object = {}) => ({ Testo: null, Livello: null, Attivo: true, Versione: 0, ...altri });
interface Trovato {
  Codice: string;
  Livello: string;
  Frase: string;
}
/** What the diagnostico of a declaration of the year says with a code. */
const findTrovato = async (id: string, codice = CODICE): Promise<Trovato | undefined> =>
  (await dichiarazioni.diagnostico(studio, id)).corpo.data.Findings.find(
    ({ Codice }: Trovato) => Codice === codice,
  );
const readUno = async (codice: string, anno = 2025) =>
  (await fornitore.get(lista(anno))).corpo.data.find(({ Codice }: Trovato) => Codice === codice);

describe('the messages of the checks of a form', () => {
  it('[NOT-011] the vendor changes text, level and whether it is said, of a year: the declaration says it so, opened and diagnosed, and again as the form when it is taken away', async () => {
    const id = await makeDichiarazione(app, studio, studioId);
    await dichiarazioni.salva(studio, id, 1, { 'RA1.1': 100, 'RA1.2': '1', 'RA1.3': 50, 'RA1.7': '4' });
    const prima = await findTrovato(id);
    expect(prima).toMatchObject({ Livello: 'discordanza', Frase: (await readUno(CODICE)).TestoModello });

    const Testo = 'Nel {ANNO} il titolo va corretto.';
    const { status, corpo } = await fornitore.put(uno(CODICE), scritto({ Testo, Livello: 'info' }));
    expect(status).toBe(200);
    expect(corpo.data.find(({ Codice }: Trovato) => Codice === CODICE)).toMatchObject({
      ...{ Testo, Livello: 'info', Attivo: true, Versione: 1 },
      LivelloModello: 'warning',
    });
    expect(await findTrovato(id)).toMatchObject({
      Livello: 'informativa',
      Frase: 'Nel 2025 il titolo va corretto.',
    });
    // What the page puts into the form it has.
    const aperta = (await dichiarazioni.apri(studio, id)).corpo.data;
    expect(aperta.Definizioni.Messaggi).toEqual([{ Codice: CODICE, Testo, Livello: 'info', Attivo: true }]);
    expect((await readUno(CODICE, 2024)).Versione).toBe(0);

    expect((await fornitore.put(uno(CODICE), scritto({ Attivo: false }))).corpo.Codice).toBe(
      'RECORD_MODIFICATO',
    );
    await fornitore.put(uno(CODICE), scritto({ Attivo: false, Versione: 1 }));
    expect(await findTrovato(id)).toBeUndefined();
    expect((await fornitore.delete(uno(CODICE))).status).toBe(204);
    expect(await findTrovato(id)).toEqual(prima);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'messaggio configurato'",
    );
    expect(atti.map(({ azione }) => azione).sort()).toEqual(['modifica', 'modifica', 'ripristino']);
  });

  it('what stops a declaration is said in other words, and stops it still', async () => {
    const id = await makeDichiarazione(app, studio, studioId);
    await dichiarazioni.salva(studio, id, 1, { 'RC1.3': 30000, 'RC16.8': 100, 'RC16.9': 100 });
    const { corpo } = await dichiarazioni.diagnostico(studio, id);
    const { Codice } = corpo.data.Findings.find(({ Livello }: Trovato) => Livello === 'bloccante');
    for (const [altri, campo] of [
      [{ Livello: 'warning' }, 'Livello'],
      [{ Attivo: false }, 'Attivo'],
    ] as const)
      expect((await fornitore.put(uno(Codice), scritto(altri))).corpo.ModelState).toEqual({
        [campo]: [testiCampo.LIVELLO_BLOCCANTE],
      });
    expect((await fornitore.put(uno(Codice), scritto({ Testo: 'Altre parole.' }))).status).toBe(200);
    expect(await findTrovato(id, Codice)).toMatchObject({ Livello: 'bloccante', Frase: 'Altre parole.' });
  });

  it('is plain text with no place but the year, of the vendor alone, of a form and a check that are there', async () => {
    for (const [Testo, frase] of [
      ['<b>x</b>', testiCampo.SOLO_TESTO],
      ['Di {cliente}', expect.stringContaining('{cliente}')],
      ['{ANNO', expect.stringContaining('graffa')],
    ] as const)
      expect((await fornitore.put(uno(CODICE), scritto({ Testo }))).corpo.ModelState).toEqual({
        Testo: [frase],
      });
    expect((await fornitore.put(uno('CHE_NON_C_E'), scritto())).status).toBe(404);
    expect((await fornitore.get(lista(2025, 'tasi'))).status).toBe(404);
    expect((await consulente.get(lista())).status).toBe(200);
    expect((await consulente.put(uno(CODICE), scritto())).status).toBe(403);
    expect((await studio.get(lista())).status).toBe(403);
  });
});
