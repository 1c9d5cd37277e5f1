import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs, type Risposta } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeXbrl } from '../../../../test/xbrl.ts';

const ANNO = 2025;
let app: AppDiProva;
let client: Client;
let collega: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  const altro = {
    tipologia_utente: tipologiaUtente.OP_STU,
    studio_id: studioId,
    nome: 'Rita',
    cognome: 'Sala',
  };
  collega = await loginAs(app, await makeUtente(app, altro));
});
afterAll(() => app.stop());

interface Una {
  readonly prefisso: string;
  readonly id: string;
}
const at = (dove: string, { prefisso, id }: Una) => percorso(dove, { anno: ANNO, prefisso, id });
const leggi = (d: Una, chi = client) => chi.get(at(percorsi.modelloCollegamenti, d));
const scrivi = (d: Una, corpo: object, chi = client) => chi.post(at(percorsi.modelloCollegamenti, d), corpo);
const annulla = (d: Una, corpo: object, chi = client) =>
  chi.post(at(percorsi.modelloCollegamentiAnnulla, d), corpo);
const read = async (d: Una) => (await client.get(at(percorsi.modello, d))).corpo.data;
const salva = async (d: Una, Righi: object, chi = client) => {
  const { Versione } = await read(d);
  const { status, testo } = await chi.put(at(percorsi.modello, d), { Versione, Righi });
  expect([status, testo]).toEqual([200, expect.anything()]);
};

type Filo = Record<string, Risposta['corpo']>;
const find = (data: Filo, id: string): Filo =>
  data.Fonti.flatMap((fonte: Filo) => fonte.Righi).find((rigo: Filo) => rigo.Id === id);
/** A rigo as the page sends it back. */
const choose = (data: Filo, id: string, Atto = 'Accetta', Motivo = '') => ({
  ...{ Id: id, Atto, Motivo },
  Caselle: Object.fromEntries(find(data, id).Caselle.map((c: Filo) => [c.Casella, c.Diventa])),
});

const makeSocieta = async (tipi: readonly string[] = ['Società di capitali']): Promise<string[]> => {
  const { id } = await makeAnagrafica(app, studioId, { partita_iva: '02873450361' });
  const create: string[] = [id];
  for (const Tipo of tipi)
    create.push((await dichiarazioni.crea(client, [id], { Tipo })).corpo.data.create[0].Codice);
  return create;
};
const UTILE = '21) Utile (Perdita) dell’esercizio';
/** A bilancio that balances, with an item that no scheme has, of which a person chose the casella of another. */
const makeBilancio = (importi: object = {}) =>
  makeXbrl({
    TotaleAttivo: 900,
    TotalePassivo: 900,
    UtilePerditaEsercizio: 10_000,
    Contributi: 4_000,
    ...importi,
  });
const importa = (d: Una, Contenuto = makeBilancio()) =>
  client.post(at(percorsi.modelloBilancio, d), { Fonte: 'bilancio.xbrl', Contenuto });
const makeSc = async (): Promise<Una & { cliente: string }> => {
  const [cliente = '', id = ''] = await makeSocieta();
  const sc = { prefisso: 'sc', id, cliente };
  expect((await importa(sc)).status).toBe(200);
  return sc;
};

describe('what the accounts say to a return', () => {
  it('is shown rigo by rigo, each with what it makes of the tax, all together in one run and not as a sum', async () => {
    const sc = await makeSc();
    await scrivi(sc, { Versione: 1, Abbina: [{ Voce: 'Contributi', Casella: 'RF44.1' }] });
    const { status, corpo } = await leggi(sc);
    const { data } = corpo;
    expect(status).toBe(200);
    expect(find(data, 'bilancio:RF4')).toMatchObject({
      ...{ Da: UTILE, Dettaglio: 'Conto economico', La: 10_000, Stato: 'da decidere', Digitato: false },
      ...{ Effetto: 2_400, Norma: 'TUIR, art. 83', Autore: null, Contesa: null },
      Caselle: [{ Casella: 'RF4.1', Ora: null, Diventa: 10_000 }],
    });
    // By itself an exempt income makes a loss; beside a profit it takes off its tax.
    expect(find(data, 'bilancio:RF44')).toMatchObject({ La: 4_000, Effetto: 0 });
    expect(data.Insieme).toEqual({
      ...{ Segnati: ['bilancio:RF4', 'bilancio:RF44'], Effetto: 1_440, EffettoConDigitati: 1_440 },
      ...{ Imposta: 0, Senza: [] },
    });
    expect(data.SenzaDati).toEqual(['dichiarazioneIva', 'isa', 'societa', 'annoPrima']);
    expect((await read(sc)).Righi['RF4.1']).toBeUndefined();
    expect((await leggi(sc)).corpo.data.Versione).toBe(data.Versione);
  });

  it('what is ticked is written at once with its reason, once however many times it is sent, and can be taken back', async () => {
    const sc = await makeSc();
    const { data } = (await leggi(sc)).corpo;
    const corpo = { Versione: data.Versione, Righi: [choose(data, 'bilancio:RF4')] };
    const fatto = await scrivi(sc, corpo);
    expect(fatto.status).toBe(200);
    expect(find(fatto.corpo.data, 'bilancio:RF4').Stato).toBe('uguale');
    const ancora = await scrivi(sc, corpo);
    expect([ancora.status, ancora.corpo.data.Versione]).toEqual([200, fatto.corpo.data.Versione]);
    expect(ancora.corpo.data.Accettati).toMatchObject({
      Totale: 1,
      Righe: [
        {
          ...{ Fonte: 'bilancio', Da: UTILE, Annullabile: true },
          Caselle: [{ Casella: 'RF4.1', Prima: null, Dopo: 10_000 }],
        },
      ],
    });
    expect((await read(sc)).Righi['RF4.1']).toBe(10_000);
    const [scritta] = (await client.get(at(percorsi.modelloStoria, sc))).corpo.data;
    expect(scritta).toMatchObject({
      Chiave: 'RF4.1',
      Dopo: 10_000,
      Motivo: `Collegamenti, bilancio: ${UTILE}`,
    });

    const [{ Id }] = ancora.corpo.data.Accettati.Righe;
    const undo = { Versione: ancora.corpo.data.Versione, Atti: [Id] };
    const ripreso = await annulla(sc, undo);
    expect([ripreso.status, ripreso.corpo.data.Accettati.Totale]).toEqual([200, 0]);
    expect((await read(sc)).Righi['RF4.1']).toBeUndefined();
    expect((await annulla(sc, undo)).corpo.data.Versione).toBe(ripreso.corpo.data.Versione);
  });

  it('two that accept at the same moment write once', async () => {
    const sc = await makeSc();
    const { data } = (await leggi(sc)).corpo;
    const corpo = { Versione: data.Versione, Righi: [choose(data, 'bilancio:RF4')] };
    const esiti = await Promise.all([scrivi(sc, corpo), scrivi(sc, corpo, collega)]);
    expect(esiti.map(({ status }) => status)).toEqual([200, 200]);
    expect((await leggi(sc)).corpo.data.Accettati.Totale).toBe(1);
  });

  it('leaves what somebody typed, says who, and takes its place only when it is told to', async () => {
    const sc = await makeSc();
    await salva(sc, { 'RF4.1': 9_000 }, collega);
    const { data } = (await leggi(sc)).corpo;
    expect(find(data, 'bilancio:RF4')).toMatchObject({
      ...{ Digitato: true, Autore: 'Rita Sala', Quando: expect.any(String), Origine: null, Effetto: 240 },
      Caselle: [{ Ora: 9_000, Diventa: 10_000 }],
    });
    expect(data.Insieme).toMatchObject({ Segnati: [], Effetto: 0, EffettoConDigitati: 240, Imposta: 2_160 });
    const { Versione } = data;
    const no = await scrivi(sc, { Versione, Righi: [choose(data, 'bilancio:RF4')] });
    expect([no.status, Object.keys(no.corpo.ModelState)]).toEqual([400, ['Righi.0.Atto']]);
    expect((await read(sc)).Righi['RF4.1']).toBe(9_000);
    const si = await scrivi(sc, { Versione, Righi: [choose(data, 'bilancio:RF4', 'Sostituisci')] });
    expect([si.status, (await read(sc)).Righi['RF4.1']]).toEqual([200, 10_000]);
    const [{ Id }] = si.corpo.data.Accettati.Righe;
    const ripreso = await annulla(sc, { Versione: si.corpo.data.Versione, Atti: [Id] });
    expect((await read(sc)).Righi['RF4.1']).toBe(9_000);
    expect(find(ripreso.corpo.data, 'bilancio:RF4').Digitato).toBe(true);
  });

  it('what a link wrote follows its source when that changes; what was typed over it is not taken back', async () => {
    const sc = await makeSc();
    const prima = (await leggi(sc)).corpo.data;
    await scrivi(sc, { Versione: prima.Versione, Righi: [choose(prima, 'bilancio:RF4')] });
    await importa(sc, makeBilancio({ UtilePerditaEsercizio: 12_000 }));
    const { data } = (await leggi(sc)).corpo;
    expect(find(data, 'bilancio:RF4')).toMatchObject({ Stato: 'da decidere', Digitato: false, Effetto: 480 });
    expect(data.Insieme.Segnati).toEqual(['bilancio:RF4']);
    // What was seen before is not what would be written now.
    const vecchio = await scrivi(sc, {
      Versione: data.Versione,
      Righi: [choose(prima, 'bilancio:RF4'), choose(data, 'bilancio:RF4')],
    });
    expect(vecchio.status).toBe(200);
    await salva(sc, { 'RF4.1': 11_000 }, collega);
    const superato = await scrivi(sc, {
      Versione: data.Versione,
      Righi: [choose(prima, 'bilancio:RF4', 'Sostituisci')],
    });
    expect(superato.status).toBe(409);
    const oggi = (await leggi(sc)).corpo.data;
    expect(oggi.Accettati.Righe.map(({ Annullabile }: Filo) => Annullabile)).toEqual([false, false]);
    const no = await annulla(sc, { Versione: oggi.Versione, Atti: [oggi.Accettati.Righe[0].Id] });
    expect([no.status, (await read(sc)).Righi['RF4.1']]).toEqual([409, 11_000]);
  });

  it('over a version in which somebody else changed the same casella is refused', async () => {
    const sc = await makeSc();
    const { data } = (await leggi(sc)).corpo;
    await salva(sc, { 'RF4.1': 500 }, collega);
    const corpo = { Versione: data.Versione, Righi: [choose(data, 'bilancio:RF4', 'Sostituisci')] };
    const { status, corpo: detto } = await scrivi(sc, corpo);
    expect([status, detto.Differenze]).toEqual([409, [{ Campo: 'RF4.1', Mio: 10_000, Attuale: 500 }]]);
  });

  it('a refusal wants its reason, leaves the total and stays while the source says the same', async () => {
    const sc = await makeSc();
    const { data } = (await leggi(sc)).corpo;
    const { Versione } = data;
    const senza = await scrivi(sc, { Versione, Righi: [choose(data, 'bilancio:RF4', 'Rifiuta')] });
    expect([senza.status, Object.keys(senza.corpo.ModelState)]).toEqual([400, ['Righi.0.Motivo']]);
    const { corpo } = await scrivi(sc, {
      Versione,
      Righi: [choose(data, 'bilancio:RF4', 'Rifiuta', 'bozza')],
    });
    const rifiutato = find(corpo.data, 'bilancio:RF4');
    expect(rifiutato).toMatchObject({ Stato: 'rifiutato', Motivo: 'bozza', Effetto: null });
    expect(corpo.data.Insieme).toMatchObject({ Segnati: [], Effetto: 0 });
    await importa(sc, makeBilancio({ UtilePerditaEsercizio: 1 }));
    expect(find((await leggi(sc)).corpo.data, 'bilancio:RF4').Stato).toBe('da decidere');
    await importa(sc);
    const { corpo: ripreso } = await annulla(sc, { Versione, Atti: [rifiutato.IdAtto] });
    expect(find(ripreso.data, 'bilancio:RF4').Stato).toBe('da decidere');
  });

  it('sums that do not hold show both figures, items of no casella stay until they are matched or left aside', async () => {
    const sc = await makeSc();
    await client.put(percorso(percorsi.liquidazioneUna, { anagrafica: sc.cliente, annoImposta: 2024 }), {
      ...{ Periodicita: 'mensile', Versione: 0 },
      Periodi: [{ Numero: 1, Attive: 5_000.5, Esigibile: 1 }],
    });
    await importa(
      sc,
      makeBilancio({ TotalePassivo: 800, ValoreProduzioneRicaviVenditePrestazioni: 4_000, Altro: 7 }),
    );
    const { data } = (await leggi(sc)).corpo;
    expect(data.Somme.Diverse).toMatchObject([
      { Nome: 'Totale attivo', Contro: 'Totale passivo', La: 900, Qui: 800, Differenza: 100 },
      { Nome: 'LIPE, operazioni attive', La: 5_000.5, Qui: 4_000 },
    ]);
    expect(data.Somme.Provate).toBeGreaterThanOrEqual(2);
    expect(data.NonRiconosciute).toMatchObject({
      Totale: 2,
      Voci: [
        { Voce: 'Contributi', Valore: 4_000, Abbinabile: true },
        { Voce: 'Altro', Valore: 7 },
      ],
    });
    const Ignora = [{ Fonte: 'bilancio', Voce: 'Altro' }];
    const { corpo } = await scrivi(sc, { Versione: data.Versione, Ignora });
    await scrivi(sc, { Versione: data.Versione, Ignora });
    expect(corpo.data.NonRiconosciute).toMatchObject({ Totale: 1, Ignorate: [{ Voce: 'Altro' }] });
    const [{ IdAtto }] = corpo.data.NonRiconosciute.Ignorate;
    const ripresa = await annulla(sc, { Versione: data.Versione, Atti: [IdAtto] });
    expect(ripresa.corpo.data.NonRiconosciute).toMatchObject({ Totale: 2, Ignorate: [] });
    expect((await scrivi(sc, { Versione: 1, Ignora: [{ Fonte: 'bilancio', Voce: 'Boh' }] })).status).toBe(
      400,
    );
    const calcolata = { Versione: 1, Abbina: [{ Voce: 'Altro', Casella: 'RF57.1' }] };
    expect((await scrivi(sc, calcolata)).status).toBe(400);
  });

  it('a source that cannot be read is said and counts in nothing; the others stay', async () => {
    const sc = await makeSc();
    await app.sql(`update bilancio set righe = '[null]' where dichiarazione_id = $1`, [sc.id]);
    await app.sql(`update anagrafica set ragione_sociale = 'Nuova S.r.l.' where id = $1`, [sc.cliente]);
    const { status, corpo } = await leggi(sc);
    expect(status).toBe(200);
    expect(corpo.data.Fonti.map((f: Filo) => [f.Fonte, f.Letta])).toEqual([
      ['bilancio', false],
      ['anagrafica', true],
    ]);
    expect(corpo.data.Fonti[0].Righi).toEqual([]);
    expect(corpo.data.Insieme.Segnati.every((id: string) => id.startsWith('anagrafica:'))).toBe(true);
    expect(corpo.data.Insieme.Effetto).toBe(0);
  });

  it('chosen in the return of the year are not asked again by the IRAP: it reads them and makes them its own', async () => {
    const [, sc = '', irap = ''] = await makeSocieta(['Società di capitali', 'IRAP']);
    await importa(
      { prefisso: 'sc', id: sc },
      makeBilancio({ ValoreProduzioneRicaviVenditePrestazioni: 50_000 }),
    );
    const d = { prefisso: 'irap', id: irap };
    const { data } = (await leggi(d)).corpo;
    expect(data.Fonti[0]).toMatchObject({
      ...{ Fonte: 'bilancio', Dettaglio: 'bilancio.xbrl, già scelto in Società di capitali' },
      Dichiarazione: { Id: sc, Anno: ANNO, Tipo: 'Società di capitali' },
    });
    const ricavi = find(data, 'bilancio:IC1');
    expect(ricavi).toMatchObject({ La: 50_000, Norma: 'D.Lgs. 446/1997, art. 5' });
    // Without the natura giuridica nobody knows the tax: no effect is told, never a zero.
    expect([ricavi.Effetto, data.Insieme.Effetto]).toEqual([null, null]);
    await salva(d, { 'FR8.3': 2, 'IR1.1': '12' });
    const nota = (await leggi(d)).corpo.data;
    expect(find(nota, 'bilancio:IC1').Effetto).toBe(2_087);
    const fatto = await scrivi(d, {
      ...{ Versione: nota.Versione, Righi: [choose(nota, 'bilancio:IC1')] },
      Abbina: [{ Voce: 'Contributi', Casella: 'IC5.1' }],
    });
    expect([fatto.status, (await read(d)).Righi['IC1.1']]).toEqual([200, 50_000]);
    expect(fatto.corpo.data.Fonti[0].Dichiarazione).toBeNull();
    expect(find(fatto.corpo.data, 'bilancio:IC5')).toMatchObject({ La: 4_000, Stato: 'da decidere' });
    expect((await client.get(at(percorsi.modelloBilancio, d))).corpo.data.Fonte).toBe('bilancio.xbrl');
  });
});

describe('what other papers say', () => {
  it('the liquidations of the year speak to VL of the VAT return', async () => {
    const [cliente = '', id = ''] = await makeSocieta(['IVA']);
    const iva = { prefisso: 'iva', id };
    await client.put(percorso(percorsi.liquidazioneUna, { anagrafica: cliente, annoImposta: 2024 }), {
      ...{ Periodicita: 'mensile', Versione: 0 },
      Periodi: [{ Numero: 1, Attive: 5_000, Esigibile: 1_100, Detratta: 100, Versato: 900 }],
    });
    const { data } = (await leggi(iva)).corpo;
    expect(find(data, 'liquidazioni:VL30')).toMatchObject({ Norma: 'D.L. 78/2010, art. 21-bis' });
    expect(data.Somme.Diverse).toContainEqual(
      expect.objectContaining({ Fonte: 'liquidazioni', La: 1_100, Qui: 0, Differenza: 1_100 }),
    );
    const { status } = await scrivi(iva, { Versione: 1, Righi: [choose(data, 'liquidazioni:VL30')] });
    expect([status, (await read(iva)).Righi]).toEqual([200, expect.objectContaining({ 'VL30.2': 1_000 })]);
  });

  it('the VAT return speaks to those of the income: turnover beside revenues, and what has no rigo is never dropped', async () => {
    const [, sc, irap, iva] = await makeSocieta(['Società di capitali', 'IRAP', 'IVA']);
    const redditi = { prefisso: 'sc', id: sc ?? '' };
    const regionale = { prefisso: 'irap', id: irap ?? '' };
    const dichiarata = { prefisso: 'iva', id: iva ?? '' };
    // Of 22.000 of tax on purchases, 20.000 may be deducted.
    await salva(dichiarata, { 'VE23.1': 150_000, 'VF13.1': 100_000, 'VF71.90': 20_000, 'VX5.1': 300 });
    await salva(regionale, { 'IC1.1': 148_000 });
    const { data } = (await leggi(regionale)).corpo;
    const fonte = data.Fonti.find(({ Fonte }: Filo) => Fonte === 'dichiarazioneIva');
    expect(fonte).toMatchObject({
      Letta: true,
      Righi: [],
      Dichiarazione: { Id: iva, Anno: ANNO, Tipo: 'IVA' },
    });
    expect(data.Somme.Diverse).toContainEqual(
      expect.objectContaining({
        ...{ Fonte: 'dichiarazioneIva', Nome: 'Volume d’affari, VE50', Contro: 'IC1, ricavi o compensi' },
        ...{ La: 150_000, Qui: 148_000, Differenza: 2_000, Casella: 'IC1.1' },
      }),
    );
    const voci = data.NonRiconosciute.Voci.filter(({ Fonte }: Filo) => Fonte === 'dichiarazioneIva');
    expect(voci.map(({ Voce, Valore, Abbinabile }: Filo) => [Voce, Valore, Abbinabile])).toEqual([
      ['IVA non detraibile, VF71', 2_000, false],
      ['Credito IVA da usare, VX5', 300, false],
    ]);
    // The same figure on both sides is tried, and is not a difference.
    await salva(regionale, { 'IC1.1': 150_000 });
    const dopo = (await leggi(regionale)).corpo.data;
    expect([dopo.Somme.Provate, dopo.Somme.Diverse]).toEqual([1, []]);
    // A company whose accounts are not there has nothing to compare; one item is left aside, and taken up again.
    const conta = (await leggi(redditi)).corpo.data;
    expect([conta.Somme.Provate, conta.Somme.Diverse]).toEqual([0, []]);
    const Ignora = [{ Fonte: 'dichiarazioneIva', Voce: 'Credito IVA da usare, VX5' }];
    const ignorata = (await scrivi(redditi, { Versione: conta.Versione, Ignora })).corpo.data;
    expect(ignorata.NonRiconosciute.Ignorate).toMatchObject(Ignora);
  });

  it('a partnership speaks to the RH of its partner, last year to this one, the registry to who declares', async () => {
    const cf = 'RSSMRA80A01H501U';
    const { id: socio } = await makePersona(app, studioId, { codice_fiscale: cf });
    const { id: snc } = await makeAnagrafica(app, studioId, {
      ...{
        codice_fiscale: '00743110157',
        natura_giuridica: '23',
        ragione_sociale: 'Alfa snc',
        denominazione: 'Alfa snc',
      },
    });
    const creaSp = await dichiarazioni.crea(client, [snc], { Tipo: 'Società di persone' });
    const sp = { prefisso: 'sp', id: creaSp.corpo.data.create[0].Codice };
    await salva(sp, { 'RG901.1': 100_000, 'RO901.1': cf, 'RO901.2': 'Rossi Mario', 'RO901.3': 60 });
    const pf = {
      prefisso: 'pf',
      id: (await dichiarazioni.crea(client, [socio])).corpo.data.create[0].Codice,
    };
    await app.sql(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stati_quadri, righi)
       values ($1, $2, 2024, 'Persone fisiche', 'Ordinaria', '{}', '{"RN38.7": 1, "FR6.1": "F205", "RP901.1": 7}')`,
      [studioId, socio],
    );
    await app.sql(`update anagrafica set cognome = 'Rossini' where id = $1`, [socio]);
    const { data } = (await leggi(pf)).corpo;
    expect(find(data, 'societa:RH1')).toMatchObject({
      ...{
        Stato: 'da decidere',
        Da: 'RO901, FR2',
        Dettaglio: 'Alfa snc',
        Norma: 'TUIR, art. 5',
        Principale: 'RH1.4',
      },
      Caselle: [
        { Casella: 'RH1.1', Diventa: '00743110157' },
        { Casella: 'RH1.3', Diventa: 60 },
        { Casella: 'RH1.4', Diventa: 60_000 },
      ],
    });
    expect(find(data, 'societa:RH1').Effetto).toBeGreaterThan(10_000);
    const cognome = data.Fonti.flatMap((f: Filo) => (f.Fonte === 'anagrafica' ? f.Righi : []))
      .flatMap((rigo: Filo) => rigo.Caselle.map((c: Filo) => ({ ...c, ...rigo, ...c })))
      .find((c: Filo) => c.Diventa === 'Rossini');
    expect(cognome).toMatchObject({ Ora: 'Rossi', Stato: 'da decidere', Digitato: false });
    expect(data.Fonti.map((f: Filo) => f.Fonte)).toEqual(['societa', 'annoPrima', 'anagrafica']);
    const { status } = await scrivi(pf, { Versione: data.Versione, Righi: [choose(data, 'societa:RH1')] });
    expect([status, (await read(pf)).Righi['RH1.4']]).toEqual([200, 60_000]);
    expect(find((await leggi(pf)).corpo.data, 'societa:RH1').Stato).toBe('uguale');
  });

  it('speak to a 730 and to the return of a body too, which say which sources they have not', async () => {
    const { id } = await makePersona(app, studioId, { codice_fiscale: 'VRDGPP60C03F205E' });
    const d730 = (await dichiarazioni.crea(client, [id], { Tipo: '730' })).corpo.data.create[0].Codice;
    const [, enc = ''] = await makeSocieta(['Enti']);
    const vuoto = async (d: Una) => (await leggi(d)).corpo.data.SenzaDati;
    expect(await vuoto({ prefisso: 'd730', id: d730 })).toEqual([
      'certificazioni',
      'coniuge',
      'altroModello',
      'annoPrima',
    ]);
    expect(await vuoto({ prefisso: 'enc', id: enc })).toEqual([
      ...['bilancio', 'dichiarazioneIva', 'isa', 'societa', 'annoPrima'],
    ]);
  });
});

describe('who may', () => {
  it('another studio finds nothing, who only looks writes nothing, a closed one is only read', async () => {
    const sc = await makeSc();
    const { data } = (await leggi(sc)).corpo;
    const corpo = { Versione: data.Versione, Righi: [choose(data, 'bilancio:RF4')] };
    const estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await leggi(sc, estraneo)).status).toBe(404);
    expect((await scrivi(sc, corpo, estraneo)).status).toBe(404);
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }),
    );
    expect((await scrivi(sc, corpo, consulente)).status).toBe(403);
    const fatto = await scrivi(sc, corpo);
    const [{ Id }] = fatto.corpo.data.Accettati.Righe;
    const undo = { Versione: fatto.corpo.data.Versione, Atti: [Id] };
    expect((await annulla(sc, undo, estraneo)).status).toBe(404);
    const altra = await makeSc();
    expect((await annulla(altra, undo)).status).toBe(404);
    await app.sql(`update dichiarazione set stato = 'Chiusa' where id = $1`, [sc.id]);
    expect((await leggi(sc)).corpo.data.SolaLettura).toBe(true);
    expect((await annulla(sc, undo)).status).toBe(409);
    expect((await scrivi(sc, corpo)).status).toBe(409);
    expect((await read(sc)).Righi['RF4.1']).toBe(10_000);
  });
});
