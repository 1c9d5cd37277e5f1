import { percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { readAnno } from './definizione.rules.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let studio: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  studio = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
});
afterAll(() => app.stop());

const anno = 2025;
const posto = { Anno: anno, Modello: 'redditi-pf' };
const formula = (Codice: string, Casella: string, Espressione: string, altro: object = {}) => ({
  ...posto,
  Genere: 'formula',
  Codice,
  Casella,
  Contenuto: { Espressione, ...altro },
});
const una = (id: string) => percorso(percorsi.definizioneUna, { id });
const create = (Definizione: object) => fornitore.post(percorsi.definizioni, { Definizione });
const publish = async (Definizione: object): Promise<string> => {
  const nuova = await create(Definizione);
  expect(nuova.status, JSON.stringify(nuova.corpo)).toBe(201);
  const { Id: id } = nuova.corpo.data;
  const fatta = await fornitore.post(percorso(percorsi.definizionePubblica, { id }), {});
  expect(fatta.status, JSON.stringify(fatta.corpo)).toBe(200);
  return id;
};
const withdraw = async (id: string) => {
  const url = percorso(percorsi.definizioneRipristina, { id });
  expect((await fornitore.post(url, { Versione: null })).status).toBe(200);
};
/** A declaration of a new client, or of one already there. */
async function makeDichiarazione(diAnno = anno, IdAnagrafica?: string) {
  const cliente = IdAnagrafica ?? (await makePersona(app, studioId)).id;
  const { corpo } = await studio.post(percorso(percorsi.dichiarazioneCrea, { anno: diAnno }), {
    IdAnagrafiche: [cliente],
  });
  const [creata] = corpo.data.create;
  const chiave = { anno: diAnno, prefisso: 'pf', id: creata.Codice as string };
  const url = percorso(percorsi.modello, chiave);
  const read = async () => (await studio.get(url)).corpo.data;
  const open = async () => (await studio.post(percorso(percorsi.modelloApri, chiave), {})).corpo.data;
  const save = async (Righi: object) => {
    const { Versione } = await read();
    return studio.put(url, { Versione, Righi });
  };
  const act = (azione: string, quadro: string, corpo: object = {}) =>
    studio.post(percorso(percorsi.modelloQuadroAzione, { ...chiave, quadro, azione }), corpo);
  return { cliente, chiave, read, open, save, act };
}

const terreno = { 'RA1.1': 1000, 'RA1.2': '1', 'RA1.4': 365, 'RA1.5': 100, 'RA1.9': true };

describe('the definitions of the caselle', () => {
  it('[QUA-003] are of four kinds, beside the casella itself, and only the vendor writes them', async () => {
    const contenuti = {
      lookup: { Tabella: 'comuni' },
      formula: { Espressione: 'RA23.11 + 1' },
      validazione: { Condizione: 'RA23.11 > 5', Messaggio: 'Alto', Livello: 'info' },
      query: { Nome: 'Prova', Sorgente: 'Dichiarazione', Campo: 'RN46.1' },
      campo: { Titolo: 'Redditi {ANNO}', Tipo: 'Intero' },
    };
    const caselle = {
      lookup: 'FR2.2',
      formula: 'RN2.1',
      validazione: 'RN1.5',
      query: 'RN36.2',
      campo: 'RA30.1',
    };
    for (const [Genere, Contenuto] of Object.entries(contenuti)) {
      const Casella = caselle[Genere as keyof typeof caselle];
      const nuova = await create({ ...posto, Genere, Codice: `genere.${Genere}`, Casella, Contenuto });
      expect(nuova.status, JSON.stringify(nuova.corpo)).toBe(201);
      expect(nuova.corpo.data).toMatchObject({ Stato: 'Bozza', Pubblicata: null, Ultima: 1 });
    }
    const { corpo } = await fornitore.post(percorsi.definizioneLista, {
      Filter: { Codice: 'genere.', Genere: 'query', Stato: 'Bozza', Anno: anno, Quadro: 'RN' },
    });
    expect(corpo.Total).toBe(1);
    expect(corpo.data[0]).toMatchObject({ Codice: 'genere.query', Quadro: 'RN', Casella: 'RN36.2' });
    const consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
    expect((await consulente.post(percorsi.definizioneLista, {})).status).toBe(200);
    const vietata = { Definizione: formula('vietata', 'RN2.1', '1') };
    for (const chi of [consulente, studio])
      expect((await chi.post(percorsi.definizioni, vietata)).status).toBe(403);
  });

  it('[QUA-005] a formula of too many factors is refused, and a number that nobody could write is incomplete', async () => {
    const lunga = await create(formula('lunga', 'RN1.5', `1${'*9'.repeat(901)}`));
    expect([lunga.status, lunga.corpo.ModelState]).toEqual([
      400,
      {
        'Definizione.Contenuto.Espressione': [
          'Al carattere 102: l’espressione ha più di 50 moltiplicazioni.',
        ],
      },
    ]);
    const d = await makeDichiarazione();
    await d.save(terreno);
    for (const fattori of [2, 40]) {
      const id = await publish(formula('enorme', 'RN1.5', `RA23.11${' * 999999999'.repeat(fattori)}`));
      const calcolato = (await d.read()).Calcolati['RN1.5'];
      expect([fattori, calcolato.stato]).toEqual([fattori, 'incompleto']);
      expect(calcolato).not.toHaveProperty('valore');
      expect((await d.save({ 'RA1.1': 1000 + fattori })).status).toBe(200);
      await withdraw(id);
      expect((await fornitore.delete(una(id))).status).toBe(204);
    }
  });

  it('[QUA-005] a formula counts for every studio once it is published, and no longer once it is withdrawn', async () => {
    const d = await makeDichiarazione();
    await d.save(terreno);
    const legge = (await d.read()).Calcolati['RN1.5'].valore;
    const nuova = await create(formula('RN1', 'RN1.5', 'RA23.11 + RB10.14 + 100'));
    const { Id: id } = nuova.corpo.data;
    expect((await d.read()).Calcolati['RN1.5'].valore).toBe(legge);
    await fornitore.post(percorso(percorsi.definizionePubblica, { id }), {});
    const dopo = await d.read();
    expect(dopo.Calcolati['RN1.5'].valore).toBe(dopo.Calcolati['RA23.11'].valore + 100);
    expect(dopo.Definizioni.Definizioni).toHaveLength(1);
    expect(dopo.VersioneProgramma).toContain(`+${dopo.Definizioni.Impronta}`);
    await d.save({ 'RA1.1': 3000 });
    const cambiata = await d.read();
    expect(cambiata.Calcolati['RN1.5'].valore).toBe(cambiata.Calcolati['RA23.11'].valore + 100);
    expect(cambiata.Calcolati['RN1.5'].valore).toBeGreaterThan(dopo.Calcolati['RN1.5'].valore);
    const spiega = percorso(percorsi.modelloSpiega, { ...d.chiave, chiave: 'RN1.5' });
    const { Spiegazione } = (await studio.get(spiega)).corpo.data;
    expect(Spiegazione.nodi[0].fonti[0]).toMatchObject({ atto: 'Definizione RN1', articolo: 'versione 1' });
    await withdraw(id);
    expect((await d.read()).Calcolati['RN1.5'].valore).not.toBe(cambiata.Calcolati['RN1.5'].valore);
  });

  it('[QUA-005] a mistake is told on its field with its place, and a cycle is refused with its way round', async () => {
    const sbagliata = await create(formula('male', 'RN1.5', 'RA23.11 + RA99.1'));
    expect(sbagliata.status).toBe(400);
    expect(sbagliata.corpo.ModelState).toEqual({
      'Definizione.Contenuto.Espressione': [
        expect.stringMatching(
          /^Al carattere 11: la casella RA99\.1 non è nel modello; la più vicina è RA23\.11 \(/,
        ),
      ],
    });
    const refused = async (Espressione: string, Condizione = '') =>
      (await create(formula('male', 'RN2.1', Espressione, { Condizione }))).corpo.ModelState;
    const aperta = 'Manca la parentesi chiusa di quella aperta al carattere 9.';
    expect(await refused('RC5.6 > (3', 'RC5.6 > (3')).toEqual({
      'Definizione.Contenuto.Espressione': [aperta],
      'Definizione.Contenuto.Condizione': [aperta],
    });
    expect(await refused('RC5.6 > 3')).toEqual({
      'Definizione.Contenuto.Espressione': [expect.stringContaining('una condizione, la casella vuole')],
    });
    expect(await refused('10', 'RC5.6')).toEqual({
      'Definizione.Contenuto.Condizione': [expect.stringContaining('va scritto un confronto')],
    });
    const senza = await create({ ...formula('male', 'RN2.99', 'RC5.6 > (3') });
    expect(senza.corpo.ModelState).toMatchObject({
      'Definizione.Casella': [expect.stringContaining('la più vicina è RN2.')],
      'Definizione.Contenuto.Espressione': [aperta],
    });
    const giro = await create(formula('giro', 'RA23.11', 'RN4.1'));
    expect(giro.status).toBe(400);
    expect(giro.corpo.ModelState['Definizione.Contenuto.Espressione'][0]).toMatch(
      /dipende da sé stessa: RA23\.11 → .*RN4\.1/,
    );
    const ignota = await create({ ...formula('x', 'RN1.5', '1'), Casella: 'rn' });
    expect(ignota.corpo.ModelState['Definizione.Casella']).toHaveLength(1);
    const ripetuta = await publish(formula('due', 'RN2.1', '1'));
    expect((await create(formula('due', 'RN2.1', '1'))).corpo.ModelState['Definizione.Codice']).toHaveLength(
      1,
    );
    expect(
      (await create(formula('due-bis', 'RN2.1', '1'))).corpo.ModelState['Definizione.Casella'][0],
    ).toContain('due');
    await withdraw(ripetuta);
  });

  it('keeps every version: the draft leaves what is in force alone, an earlier one comes back, each act is told', async () => {
    const id = await publish(formula('storia', 'RN2.1', 'minimo(RA23.11; 10)'));
    const d = await makeDichiarazione();
    await d.save(terreno);
    const read = async () => (await d.read()).Calcolati['RN2.1'].valore;
    const { Revisione } = (await fornitore.get(una(id))).corpo.data;
    const nuova = { Definizione: formula('storia', 'RN2.1', 'minimo(RA23.11; 20)'), Revisione };
    const bozza = await fornitore.put(una(id), nuova);
    expect(bozza.corpo.data).toMatchObject({ Stato: 'Pubblicata con bozza', Pubblicata: 1, Ultima: 2 });
    expect(await read()).toBe(10);
    expect((await fornitore.put(una(id), nuova)).status).toBe(409);
    expect((await fornitore.delete(una(id))).status).toBe(409);
    await fornitore.post(percorso(percorsi.definizionePubblica, { id }), {});
    expect(await read()).toBe(20);
    expect((await fornitore.post(percorso(percorsi.definizionePubblica, { id }), {})).status).toBe(409);
    const ripristina = percorso(percorsi.definizioneRipristina, { id });
    expect((await fornitore.post(ripristina, { Versione: 7 })).status).toBe(404);
    const tornata = await fornitore.post(ripristina, { Versione: 1 });
    expect(tornata.corpo.data.Versioni.map((v: { Stato: string }) => v.Stato)).toEqual([
      'Superata',
      'Pubblicata',
    ]);
    expect(await read()).toBe(10);
    await withdraw(id);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'definizione' and entita_id = $1 order by quando",
      [id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual([
      'nuova definizione',
      'pubblicazione definizione',
      'modifica definizione',
      'pubblicazione definizione',
      'ripristino definizione',
      'ritiro definizione',
    ]);
    expect((await fornitore.delete(una(id))).status).toBe(204);
    expect((await fornitore.get(una(id))).status).toBe(404);
  });

  it('[QUA-006] an error blocks completing, a warning asks, an info only shows', async () => {
    const d = await makeDichiarazione();
    await d.save(terreno);
    const validazione = (Livello: string) => ({
      ...posto,
      Genere: 'validazione',
      Codice: `V-${Livello}`,
      Casella: 'RA1*.1',
      Contenuto: {
        Condizione: 'RA1*.1 > 500',
        Messaggio: `Dominicale alto nel {ANNO} (${Livello})`,
        Livello,
      },
    });
    const diagnostico = percorso(percorsi.modelloDiagnostico, d.chiave);
    const findings = async () =>
      (await studio.get(diagnostico)).corpo.data.Findings.filter((f: { Codice: string }) =>
        f.Codice.startsWith('V-'),
      );
    const info = await publish(validazione('info'));
    expect(await findings()).toMatchObject([
      { Livello: 'informativa', Chiave: 'RA1.1', Frase: 'Dominicale alto nel 2025 (info)' },
    ]);
    expect((await d.act('completa', 'RA', { Conferma: false })).status).toBe(200);
    await d.act('riapri', 'RA');
    const warning = await publish(validazione('warning'));
    const chiesta = await d.act('completa', 'RA', { Conferma: false });
    expect([chiesta.status, chiesta.corpo.ModelState.RA]).toEqual([
      409,
      ['Dominicale alto nel 2025 (warning)'],
    ]);
    expect((await d.act('completa', 'RA', { Conferma: true })).status).toBe(200);
    await d.act('riapri', 'RA');
    const errore = await publish(validazione('error'));
    const fermata = await d.act('completa', 'RA', { Conferma: true });
    expect([fermata.status, fermata.corpo.ModelState.RA]).toEqual([
      409,
      ['Dominicale alto nel 2025 (error)'],
    ]);
    for (const id of [info, warning, errore]) await withdraw(id);
    expect(await findings()).toEqual([]);
  });

  it('[QUA-007] a query fills a casella from the declaration of the year before, and from the registry', async () => {
    expect([readAnno('{ANNO}', 2025), readAnno('{ANNO}-1', 2025), readAnno('2024', 2025)]).toEqual([
      2025, 2024, 2024,
    ]);
    const query = (Codice: string, Casella: string, Contenuto: object) => ({
      ...posto,
      Genere: 'query',
      Codice,
      Casella,
      Contenuto,
    });
    const prima = await makeDichiarazione(2024);
    await prima.save({
      'RC1.1': '2',
      'RC1.2': '1',
      'RC1.3': 20000,
      'RC6.1': 365,
      'RC10.1': 9000,
      'FR3.1': 'F205',
    });
    const credito = (await prima.read()).Calcolati['RN46.1'].valore;
    expect(credito).toBeGreaterThan(0);
    const gia = await makeDichiarazione(anno, prima.cliente);
    const id = await publish(
      query('eccedenza', 'RN36.2', {
        Nome: 'Eccedenza anno precedente ({ANNO})',
        Sorgente: 'Dichiarazione',
        Anno: '{ANNO}-1',
        Campo: 'RN46.1',
      }),
    );
    const aperta = await gia.open();
    expect(aperta.Righi['RN36.2']).toBe(credito);
    const storia = (await studio.get(percorso(percorsi.modelloStoria, gia.chiave))).corpo.data;
    expect(storia.find((v: { Chiave: string }) => v.Chiave === 'RN36.2').Motivo).toBe(
      'Eccedenza anno precedente (2025)',
    );
    await gia.save({ 'RN36.2': null });
    expect((await gia.open()).Righi['RN36.2']).toBeUndefined();
    await withdraw(id);
    expect(
      (await create(query('male', 'RN36.2', { Nome: 'Male', Sorgente: 'Anagrafica', Campo: 'password' })))
        .corpo.ModelState['Definizione.Contenuto.Campo'],
    ).toHaveLength(1);
    const daF24 = await create(query('f24', 'RN36.2', { Nome: 'F24', Sorgente: 'F24', Campo: 'RN46.1' }));
    expect([daF24.status, daF24.corpo.ModelState]).toEqual([
      400,
      { 'Definizione.Contenuto.Sorgente': [testiCampo.SORGENTE_F24] },
    ]);
  });

  it('[QUA-004] a lookup lists what it reads, with search, and marks its casella', async () => {
    const id = await publish({
      ...posto,
      Genere: 'lookup',
      Codice: 'comuni',
      Casella: 'FR2.2',
      Contenuto: { Tabella: 'comuni' },
    });
    const url = percorso(percorsi.definizioneLookup, { anno, modello: 'redditi-pf', codice: 'comuni' });
    const cercati = await studio.post(url, { Testo: 'milan' });
    expect(cercati.corpo.data).toContainEqual({ Chiave: 'F205', Descrizione: 'Milano (MI)' });
    expect(cercati.corpo.data.length).toBeLessThanOrEqual(50);
    expect((await studio.post(url, { Chiave: 'F205' })).corpo.data).toEqual([
      { Chiave: 'F205', Descrizione: 'Milano (MI)' },
    ]);
    await withdraw(id);
    expect((await studio.post(url, { Testo: 'milan' })).status).toBe(404);
    const numerica = {
      ...posto,
      Genere: 'lookup',
      Codice: 'no',
      Casella: 'RN36.2',
      Contenuto: { Tabella: 'comuni' },
    };
    expect((await create(numerica)).corpo.ModelState['Definizione.Casella'][0]).toContain(
      'testo o di codice',
    );
  });

  it('[QUA-014] the additional description has 25 characters at most, and a mask only its three signs', async () => {
    const campo = (Contenuto: object) => ({
      ...posto,
      Genere: 'campo',
      Codice: 'campo',
      Casella: 'RA30.2',
      Contenuto: { Titolo: 'Prova', Tipo: 'Testo', ...Contenuto },
    });
    const lunga = await create(campo({ Descrizione: 'x'.repeat(26) }));
    expect(lunga.corpo.ModelState['Definizione.Contenuto.Descrizione']).toHaveLength(1);
    expect(
      (await create(campo({ Maschera: '99-A' }))).corpo.ModelState['Definizione.Contenuto.Maschera'],
    ).toHaveLength(1);
    const id = await publish(campo({ Descrizione: 'x'.repeat(25), Maschera: '99AAa' }));
    const d = await makeDichiarazione();
    const errata = await d.save({ 'RA30.2': '12AB' });
    expect(JSON.stringify(errata.corpo.ModelState)).toContain('Lunghezza errata, caratteri richiesti: 5');
    expect(JSON.stringify((await d.save({ 'RA30.2': '1xABc' })).corpo.ModelState)).toContain(
      'Formato errato (99AAa)',
    );
    expect((await d.save({ 'RA30.2': '12ABc' })).status).toBe(200);
    await withdraw(id);
    expect((await d.read()).Righi['RA30.2']).toBe('12ABc');
    expect((await d.save({ ...terreno })).status).toBe(200);
  });
});
