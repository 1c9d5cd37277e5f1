import {
  errori,
  passiRadar,
  percorsi,
  percorso,
  RADAR_STUDI_MASSIMI,
  type RadarAnswer,
  type RadarRiga,
  statoDiPasso,
  statoTelematico,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { dichiarazioni, lavoro, makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());
afterEach(() => void vi.restoreAllMocks());
/** While the season of the year is on. */
const setStagione = () => vi.spyOn(app.servizi, 'now').mockReturnValue(new Date('2025-10-01T10:00:00Z'));

const ANNO = 2025;
const ask = async (query: object = {}, anno = ANNO, chi = client) =>
  (await chi.post(percorso(percorsi.radar, { anno }), query)).corpo;
const readCelle = async (IdAnagrafica: string): Promise<RadarRiga['Celle']> =>
  (await ask({ Filter: { IdAnagrafica } })).data[0]?.Celle ?? [];
const readPasso = async (cliente: string) => (await readCelle(cliente))[0];

async function makeCreata(dati: object = {}) {
  const { id: cliente } = await makePersona(app, studioId, dati);
  const { corpo } = await dichiarazioni.crea(client, [cliente]);
  return { cliente, id: corpo.data.create[0].Codice as string };
}
const setStato = (id: string, stato: string) =>
  client.post(percorso(percorsi.telematicoStato, { anno: ANNO, id }), { Stato: stato });
const save = async (id: string, righi: object) => {
  const { corpo } = await dichiarazioni.leggi(client, id);
  return dichiarazioni.salva(client, id, corpo.data.Versione, righi);
};

/** With the withholdings of the surcharges: every result is known. */
const tutto = { ...lavoro, 'RC10.2': 400, 'RC10.3': 20, 'RC10.4': 60, 'RC10.5': 20 };
async function complete(id: string, righi: object = tutto) {
  await save(id, righi);
  for (const quadro of ['FR', 'RC', 'RN', 'RV']) await dichiarazioni.agisci(client, id, quadro, 'completa');
}

/** A declaration for each way in which one may stand. */
async function makeSituazioni(chi: Client, studio: number) {
  const stati = statoTelematico.filter((stato) => stato !== 'Non inviato');
  const situazioni = [
    ...([
      'bloccante',
      'incompleto',
      'aperto',
      'altrove',
      'impegno',
      'chiudere',
      'stampare',
      'creare',
    ] as const),
    ...stati,
  ];
  const clienti = [];
  for (const nome of situazioni)
    clienti.push((await makePersona(app, studio, { cognome: nome, denominazione: nome })).id);
  const { corpo } = await dichiarazioni.crea(chi, clienti);
  const create: { Codice: string; IdAnagrafica?: string }[] = corpo.data.create;
  expect(create).toHaveLength(clienti.length);
  await app.sql(
    `update dichiarazione set stato = 'Chiusa', stati_quadri = '{}', riepilogo = '{}', data_impegno = '2025-05-01',
      stampa_data = now() where studio_id = $1`,
    [studio],
  );
  const diversi: Readonly<Record<string, string>> = {
    bloccante: `stato = 'Aperta', riepilogo = '{"bloccante":"RC1.1"}'`,
    incompleto: `stato = 'Aperta', riepilogo = '{"esito":"incompleto","bloccante":null}'`,
    aperto: `stato = 'Aperta', stati_quadri = '{"RC":"aperto"}'`,
    // What the form does not have is not work to do.
    altrove: `stato = 'Aperta', stati_quadri = '{"ZZ":"aperto","RC":"completo"}'`,
    impegno: `stato = 'Aperta', data_impegno = null`,
    chiudere: `stato = 'Aperta'`,
    stampare: `stampa_data = null`,
  };
  for (const [nome, come] of Object.entries(diversi))
    await app.sql(
      `update dichiarazione d set ${come} from anagrafica a
        where a.studio_id = d.studio_id and a.id = d.anagrafica_id and a.studio_id = $1 and a.cognome = $2`,
      [studio, nome],
    );
  for (const stato of stati)
    await app.sql(
      `insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato, stato_invio)
        select d.studio_id, d.id, $2, 'Inviata' from dichiarazione d join anagrafica a
          on a.studio_id = d.studio_id and a.id = d.anagrafica_id where a.studio_id = $1 and a.cognome = $2`,
      [studio, stato],
    );
  await makePersona(app, studio, { cognome: 'nessuna', denominazione: 'nessuna' });
  return clienti;
}

describe('the radar', () => {
  it('names the step of a declaration from its creation to its acceptance', async () => {
    const { id: cliente } = await makePersona(app, studioId, { codice_fiscale: 'RSSMRA80A01F205X' });
    expect(await readPasso(cliente)).toMatchObject({
      Tipo: 'Persone fisiche',
      Passo: 'Non creata',
      IdDichiarazione: null,
      Scadenza: '2025-10-31',
      Blocca: true,
    });
    const { corpo } = await dichiarazioni.crea(client, [cliente]);
    const id: string = corpo.data.create[0].Codice;
    expect(await readPasso(cliente)).toMatchObject({
      Passo: 'Da compilare',
      IdDichiarazione: id,
      Vista: 'quadroFR',
      QuadriAperti: 3,
    });
    await complete(id);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Manca data impegno', Vista: 'quadroFR' });
    await client.put(percorso(percorsi.modelloIncarico, { anno: ANNO, prefisso: 'pf', id }), {
      ...{ IdIntermediario: null, DataImpegno: '2025-09-30' },
    });
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da chiudere', Vista: 'riepilogo' });
    await dichiarazioni.chiudi(client, [id]);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da stampare' });
    await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Telematico da creare', Vista: 'telematico' });
    await client.post(percorso(percorsi.dichiarazioneTelematico, { anno: ANNO }), { Codici: [id] });
    // The file is for trial: it is delivered by another program, and marked by hand.
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da consegnare', Vista: 'telematico' });
    expect((await setStato(id, 'Non inviato')).status).toBe(200);
    expect((await setStato(id, 'Da inviare')).status).toBe(200);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Da inviare' });
    expect((await setStato(id, 'Invio esterno')).status).toBe(200);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Attesa ricevuta', Blocca: false });
    for (const [stato, passo] of [
      ['Scartata', 'Scartata'],
      ['Annullata', 'Annullata'],
    ] as const) {
      expect((await setStato(id, stato)).status).toBe(200);
      expect(await readPasso(cliente)).toMatchObject({ Passo: passo, Blocca: true });
    }
    await app.sql(`update dichiarazione_telematico set stato = 'Accolta' where dichiarazione_id = $1`, [id]);
    expect(await readPasso(cliente)).toMatchObject({ Passo: 'Accolta', Blocca: false });
  });

  it('opens the casella that a result waits for, and the one of a check that blocks', async () => {
    const { cliente, id } = await makeCreata();
    await complete(id, { ...tutto, 'RC6.1': null });
    expect(await readPasso(cliente)).toMatchObject({
      Passo: 'Incompleta',
      Vista: 'quadroRC',
      Chiave: 'RC6.1',
    });
    await save(id, { 'RC6.1': 365, 'RB1.1': 800, 'RB1.2': '2', 'RB1.7': '1', 'RB1.12': '2' });
    expect(await readPasso(cliente)).toMatchObject({
      Passo: 'Controlli bloccanti',
      Vista: 'quadroRB',
      Chiave: 'RB1.2',
    });
  });

  it('expects the IMU of who took a property in the tax year, no income of who files a 730, nothing of a company', async () => {
    const { id: conCasa } = await makePersona(app, studioId);
    const { status } = await client.post(percorsi.fabbricato, {
      ...{ Comune: 'F205', Categoria: 'A/2', Rendita: 600, Foglio: '1', Particella: '2' },
      Proprietari: [{ IdAnagrafica: conCasa, Dal: '2024-05-01', Quota: 100 }],
    });
    expect(status).toBeLessThan(300);
    const { id: del730 } = await makePersona(app, studioId);
    await dichiarazioni.crea(client, [del730], { Tipo: '730' });
    const { id: societa } = await makeAnagrafica(app, studioId);
    const passi = async (id: string) => (await readCelle(id)).map((c) => [c.Tipo, c.Passo, c.Scadenza]);
    expect(await passi(conCasa)).toEqual([
      ['Persone fisiche', 'Non creata', '2025-10-31'],
      ['IMU', 'Non creata', null],
    ]);
    expect(await passi(del730)).toEqual([['730', 'Da compilare', '2025-09-30']]);
    expect(await passi(societa)).toEqual([]);
    const imu = await ask({ Filter: { Tipo: 'IMU' } });
    expect([imu.Total, imu.data[0].IdAnagrafica, imu.Obblighi]).toEqual([1, conCasa, ['IMU']]);
  });

  it('leaves simulations out', async () => {
    const { cliente } = await makeCreata();
    await dichiarazioni.crea(client, [cliente], { Finalita: 'Simulazione' });
    const celle = await readCelle(cliente);
    expect(celle.map(({ Finalita, Altre }) => [Finalita, Altre])).toEqual([['Ordinaria', 0]]);
  });

  it('keeps only what blocks, page by page, and nothing of another studio', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const altro = await loginAs(app, utente);
    expect(await ask({}, ANNO, altro)).toMatchObject({ Total: 0, data: [], Obblighi: [] });
    for (const cognome of ['Alfa', 'Beta', 'Gamma'])
      await makePersona(app, utente.studioId ?? 0, { cognome, denominazione: cognome });
    const seconda = await ask({ Order: ['Denominazione'], PageNo: 2, PageSize: 2 }, ANNO, altro);
    expect([seconda.Total, seconda.data.map((r: RadarRiga) => r.Denominazione)]).toEqual([3, ['Gamma']]);
    const nome = await ask({ Filter: { Denominazione: 'bet' } }, ANNO, altro);
    expect(nome.data.map((r: RadarRiga) => r.Denominazione)).toEqual(['Beta']);
    const [riga] = (await ask({ Filter: { Denominazione: 'alfa' } }, ANNO, altro)).data;
    const { corpo } = await dichiarazioni.crea(altro, [riga.IdAnagrafica]);
    await app.sql(
      `insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato, stato_invio) values ($1, $2, 'Accolta', 'Inviata')`,
      [utente.studioId, corpo.data.create[0].Codice],
    );
    const bloccano = await ask({ Filter: { Blocca: true }, Order: ['Denominazione'] }, ANNO, altro);
    expect(bloccano.data.map((r: RadarRiga) => r.Denominazione)).toEqual(['Beta', 'Gamma']);
    expect((await ask({}, 1999, altro)).Codice).toBe('ANNO_NON_DISPONIBILE');
  });

  it('counts, finds and puts in order by the same steps that its cells say', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const altro = await loginAs(app, utente);
    const studio = utente.studioId ?? 0;
    await makeSituazioni(altro, studio);
    setStagione();
    const tutti: RadarRiga[] = (await ask({ PageSize: 500, Order: ['Urgenza'] }, ANNO, altro)).data;
    const celle = tutti.flatMap(({ Celle }) => Celle);
    expect(new Set(celle.map(({ Passo }) => Passo)).size).toBeGreaterThan(11);
    for (const Passo of passiRadar) {
      const { Total } = await ask({ Filter: { Passo } }, ANNO, altro);
      expect([Passo, Total]).toEqual([Passo, celle.filter((una) => una.Passo === Passo).length]);
    }
    const { Totali, Clienti } = await ask({ Filter: { Stato: 'fatto' } }, ANNO, altro);
    for (const { Stato, Quanti } of Totali[0].Stati) {
      expect(celle.filter(({ Passo }) => statoDiPasso[Passo] === Stato)).toHaveLength(Quanti);
      expect((await ask({ Filter: { Stato, Tipo: Totali[0].Tipo } }, ANNO, altro)).Total).toBe(Quanti);
    }
    const quanti = (stati: readonly string[]) =>
      celle.filter(({ Passo }) => stati.includes(statoDiPasso[Passo])).length;
    expect(Clienti).toEqual({
      ...{ Totale: tutti.length, Bloccati: quanti(['blocca']), Pronti: quanti(['inviata', 'fatto']) },
    });
    // What blocks comes first, what is over last; the season is not over for anybody.
    const ordine = celle.map(({ Passo }) => statoDiPasso[Passo]);
    const attesi: string[] = ['blocca', 'da seguire', 'in corso', 'da fare', 'chiusa', 'inviata', 'fatto'];
    expect(ordine).toEqual(ordine.toSorted((a, b) => attesi.indexOf(a) - attesi.indexOf(b)));
    const chiusi = await ask({ Filter: { Vista: 'Chiusi' } }, ANNO, altro);
    const inCorso = await ask({ Filter: { Vista: 'In corso' } }, ANNO, altro);
    expect([chiusi.Total, inCorso.Total]).toEqual([quanti(['fatto']), tutti.length - quanti(['fatto'])]);
    expect((await ask({ Filter: { Stato: 'altro' } }, ANNO, altro)).ModelState).toHaveProperty(
      'Filter.Stato',
    );
  });

  it('says in whose hands the work is, and finds what is of one or of nobody', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const altro = await loginAs(app, utente);
    const studio = utente.studioId ?? 0;
    const clienti = [];
    for (const cognome of ['Alfa', 'Beta', 'Gamma'])
      clienti.push((await makePersona(app, studio, { cognome, denominazione: cognome })).id);
    const { corpo } = await dichiarazioni.crea(altro, clienti.slice(0, 2));
    const [prima] = corpo.data.create;
    const presa = percorso(percorsi.dichiarazionePresaInCarico, { anno: ANNO });
    expect((await altro.post(presa, { Codici: [prima.Codice] })).status).toBe(200);
    setStagione();
    const { Carico } = await ask({}, ANNO, altro);
    expect(
      Carico.map((uno: RadarAnswer['Carico'][number]) => [uno.IdUtente, uno.Quanti, uno.Bloccati]),
    ).toEqual([
      [utente.id, 1, 0],
      [null, 2, 0],
    ]);
    const find = async (Operatore: string) =>
      (await ask({ Filter: { Operatore }, Order: ['Denominazione'] }, ANNO, altro)).data.map(
        ({ Denominazione, Celle }: RadarRiga) => [Denominazione, Celle[0]?.InCaricoA],
      );
    expect(await find(String(utente.id))).toEqual([['Alfa', Carico[0].Nome]]);
    expect(await find('nessuno')).toEqual([
      ['Beta', null],
      ['Gamma', null],
    ]);
    const { data } = await ask({ Order: ['Operatore', 'Denominazione'] }, ANNO, altro);
    expect(data.map(({ Denominazione }: RadarRiga) => Denominazione)).toEqual(['Alfa', 'Beta', 'Gamma']);
  });

  it('puts what is left of a season that is past among what is over', async () => {
    const { data } = await ask({ Filter: { Vista: 'Chiusi' }, PageSize: 1 }, 2023);
    expect(data[0].Celle[0]).toMatchObject({ Passo: 'Non creata', Conclusa: true, Scadenza: '2023-11-30' });
    expect(await ask({ Filter: { Vista: 'In corso' } }, 2023)).toMatchObject({ Total: 0, Carico: [] });
    const { Totali, Clienti } = await ask({}, 2023);
    expect(Totali[0]).toMatchObject({ Chiusa: true, Scadenza: '2023-11-30' });
    expect(Clienti.Bloccati).toBe(0);
  });

  it('of who sees many studi is of the one that is chosen; up to the limit it is of all', async () => {
    const gestore = await makeGestore(app);
    const studi = [];
    for (let n = 0; n < RADAR_STUDI_MASSIMI; n += 1)
      studi.push((await makeStudio(app, { gestore_id: gestore.id })).id);
    const [primo = 0, secondo = 0] = studi;
    for (const studio of [primo, secondo])
      for (const cognome of ['Delta', 'Epsilon'])
        await makePersona(app, studio, { cognome, denominazione: cognome });
    const tipologia_utente = tipologiaUtente.AMM_GES;
    const utente = await makeUtente(app, { tipologia_utente, studio_id: null, gestore_id: gestore.id });
    const capo = await loginAs(app, utente);
    expect((await ask({}, ANNO, capo)).Total).toBe(4);
    await makeStudio(app, { gestore_id: gestore.id });
    expect(await ask({}, ANNO, capo)).toMatchObject({
      Codice: 'RADAR_SENZA_STUDIO',
      Message: 'Scegliere uno studio: il radar ne guarda al massimo 20 insieme.',
      ModelState: { 'Filter.IdStudio': [errori.RADAR_SENZA_STUDIO.testo] },
    });
    const { id: cliente } = await makePersona(app, secondo);
    await dichiarazioni.crea(capo, [cliente], { Tipo: '730' });
    const diUno = await ask({ Filter: { IdStudio: primo } }, ANNO, capo);
    expect([diUno.Total, new Set(diUno.data.map((r: RadarRiga) => r.IdStudio)), diUno.Obblighi]).toEqual([
      2,
      new Set([primo]),
      ['Persone fisiche'],
    ]);
    const dellAltro = await ask({ Filter: { IdStudio: String(secondo) } }, ANNO, capo);
    expect([dellAltro.Total, dellAltro.Obblighi]).toEqual([3, ['Persone fisiche', '730']]);
    // One that is not theirs has nobody, and what is no studio is refused.
    expect((await ask({ Filter: { IdStudio: studioId } }, ANNO, capo)).Total).toBe(0);
    expect((await ask({ Filter: { IdStudio: 'tutti' } }, ANNO, capo)).Codice).toBe('RADAR_SENZA_STUDIO');
  });
});
