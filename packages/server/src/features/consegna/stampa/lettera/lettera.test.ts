import { type LetteraFilo, percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  lavoro,
  makePersona,
} from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { readPagine } from '../../../../../test/pdf.ts';
import { listPosta } from '../../../../../test/posta.ts';
import { openAllegati } from '../../../../gateways/posta/allegato.ts';

const ANNO = 2025;
let app: AppDiProva;
let client: Client;
let altro: Client;
let consulente: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
  consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }));
});
afterAll(() => app.stop());

const bind = (schema: string, id: string, anno = ANNO) => percorso(schema, { anno, prefisso: 'pf', id });
const crea = async (cliente: string, anno: number, righi: object): Promise<string> => {
  const creata = await client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
    IdAnagrafiche: [cliente],
  });
  const id: string = creata.corpo.data.create[0].Codice;
  const salvata = await client.put(bind(percorsi.modello, id, anno), { Versione: 1, Righi: righi });
  expect(salvata.status).toBe(200);
  return id;
};
let numero = 0;
/** A client with a return of each of two years. */
async function makeDueAnni({ hasEmail = true } = {}) {
  numero += 1;
  const email = hasEmail ? `cliente${numero}@example.it` : null;
  const { id: cliente } = await makePersona(app, studioId, { email });
  await crea(cliente, ANNO - 1, { ...lavoro, 'RC1.3': 20_000, 'RC10.1': 2_000 });
  return { cliente, email, id: await crea(cliente, ANNO, lavoro) };
}
const read = async (id: string, chi = client): Promise<LetteraFilo> =>
  (await chi.get(bind(percorsi.lettera, id))).corpo.data;

type Pezzo = LetteraFilo['Apertura'][number];
type Cifra = Extract<Pezzo, { Cifra: unknown }>['Cifra'];
const listCifre = (l: LetteraFilo): Cifra[] =>
  [
    ...l.Apertura,
    ...l.Parti.flatMap(({ Frasi, Righe, Coda }) => [
      ...Frasi.flat(),
      ...Righe.flatMap((riga) => [...riga.Frase, { Cifra: riga.Cifra }]),
      ...Coda.flat(),
    ]),
  ].flatMap((pezzo) => ('Cifra' in pezzo ? [pezzo.Cifra] : []));
const readTesti = (frasi: readonly Pezzo[][]) =>
  frasi
    .flat()
    .map((pezzo) => ('Testo' in pezzo ? pezzo.Testo : '#'))
    .join('');
const findParte = (l: LetteraFilo, codice: string) => l.Parti.find(({ Codice }) => Codice === codice);
async function fetchPdf(id: string): Promise<string> {
  const risposta = await client.get(bind(percorsi.letteraPdf, id));
  expect(risposta.status).toBe(200);
  return risposta.testo;
}

describe('the letter of a declaration', () => {
  it('has figures that are those of the computed return, and causes that make the difference', async () => {
    const { id } = await makeDueAnni();
    const l = await read(id);
    const { Calcolati, Righi } = (await dichiarazioni.leggi(client, id)).corpo.data;
    const cifre = listCifre(l);
    expect(cifre.length).toBeGreaterThan(10);
    for (const { Importo, Addendi, Parte } of cifre) {
      if (Parte === null) expect(Addendi.reduce((somma, uno) => somma + uno.Importo, 0)).toBe(Importo);
      for (const { Fonte, Casella, Importo: suo } of Addendi)
        if (Fonte !== 'anno prima' && Casella !== null)
          expect([Casella, Math.abs(suo)]).toEqual([
            Casella,
            Math.abs(Calcolati[Casella]?.valore ?? Righi[Casella]),
          ]);
    }
    const righe = findParte(l, 'perché')?.Righe ?? [];
    const totale = righe.find(({ IsTotale }) => IsTotale)?.Cifra.Importo;
    const cause = righe.filter(({ IsTotale }) => !IsTotale);
    expect(cause.length).toBeGreaterThan(1);
    expect(cause.reduce((somma, { Cifra }) => somma + Cifra.Importo, 0)).toBe(totale);
    expect(l).toMatchObject({ IsProvvisoria: true, Cliente: 'Mario Rossi', Inviata: null });
    expect(readTesti(findParte(l, 'quanto')?.Coda ?? [])).toContain('non è ancora chiusa');
  });

  it('follows the return: another income, another letter', async () => {
    const { id } = await makeDueAnni();
    const prima = await read(id);
    const { Versione } = (await dichiarazioni.leggi(client, id)).corpo.data;
    await dichiarazioni.salva(client, id, Versione, { ...lavoro, 'RC1.3': 31_000 });
    const dopo = await read(id);
    const redditi = (l: LetteraFilo) =>
      listCifre(l).find(({ Addendi }) => Addendi[0]?.Casella === 'RN1.5')?.Importo;
    expect([redditi(prima), redditi(dopo)]).toEqual([30_000, 31_000]);
  });

  it('once closed is what the account says, with its models; and says what was done', async () => {
    const { cliente, id } = await makeDueAnni();
    await completeDichiarazione(client, id);
    expect((await dichiarazioni.chiudi(client, [id])).corpo.data.chiuse).toEqual([id]);
    const conto = { anno: String(ANNO), id: cliente };
    await client.post(percorso(percorsi.contoCrea, conto), {});
    const l = await read(id);
    expect(l.IsProvvisoria).toBe(false);
    expect(readTesti(findParte(l, 'fatto')?.Frasi ?? [])).toContain('Abbiamo chiuso la dichiarazione #.');
    const { Voci } = (await client.get(percorso(percorsi.contoUno, conto))).corpo.data;
    const dovute = (righe: LetteraFilo['Parti'][number]['Righe']) =>
      righe.filter(({ IsTotale }) => !IsTotale).map(({ Entro, Cifra }) => [Entro, Cifra.Importo]);
    type Voce = { Verso: string; Data: string; Resta: number };
    const debiti = Voci.filter(({ Verso }: Voce) => Verso === 'debito');
    expect(debiti.length).toBeGreaterThan(0);
    expect(dovute(findParte(l, 'quanto')?.Righe ?? []).toSorted()).toEqual(
      debiti.map(({ Data, Resta }: Voce) => [Data, Resta]).toSorted(),
    );
    const f24 = await client.post(percorso(percorsi.contoF24, conto), {});
    expect(f24.status).toBeLessThan(300);
    const conModelli = findParte(await read(id), 'quanto')?.Righe ?? [];
    expect(conModelli.some(({ Cifra }) => Cifra.Addendi[0]?.Fonte === 'F24')).toBe(true);
    expect(readTesti(conModelli.map(({ Frase }) => Frase))).toContain('Modello F24 n. ');
  });

  it('of a 730 says what the employer does; without one, what the account says, that is of it alone', async () => {
    const un730 = { 'C1.1': '2', 'C1.2': '1', 'C1.3': 40_000, 'C5.1': 365, 'C14.1': '2', 'C9.1': 9_000 };
    const addizionali = {
      'C10.1': 500,
      'C11.1': 0,
      'C12.1': 200,
      'C13.1': 0,
      'FR3.1': 'F205',
      'FR4.1': 'F205',
    };
    const make = async (dati: object) => {
      const { id: cliente } = await makePersona(app, studioId);
      const creata = await dichiarazioni.crea(client, [cliente], { Tipo: '730' });
      const dove = { anno: ANNO, prefisso: 'd730', id: creata.corpo.data.create[0].Codice };
      const Righi = { ...un730, ...addizionali, ...dati };
      const salvata = await client.put(percorso(percorsi.modello, dove), { Versione: 1, Righi });
      expect([salvata.status, salvata.testo]).toEqual([200, expect.any(String)]);
      const { StatiQuadri } = (await client.get(percorso(percorsi.modello, dove))).corpo.data;
      for (const [quadro, stato] of Object.entries(StatiQuadri)) {
        if (/assente/i.test(String(stato))) continue;
        const completa = { ...dove, quadro, azione: 'completa' };
        expect((await client.post(percorso(percorsi.modelloQuadroAzione, completa), {})).status).toBe(200);
      }
      expect((await dichiarazioni.chiudi(client, [dove.id])).corpo.data.chiuse).toEqual([dove.id]);
      const conto = { anno: String(ANNO), id: cliente };
      await client.post(percorso(percorsi.contoCrea, conto), {});
      const l: LetteraFilo = (await client.get(percorso(percorsi.lettera, dove))).corpo.data;
      return { l, voci: (await client.get(percorso(percorsi.contoUno, conto))).corpo.data.Voci };
    };
    const conSostituto = await make({});
    expect(conSostituto.voci).toEqual([]);
    expect(readTesti([conSostituto.l.Apertura])).toBe(
      'Le saranno trattenuti # dallo stipendio o dalla pensione.',
    );
    const [, trattenuto] = conSostituto.l.Apertura;
    const addendi = trattenuto && 'Cifra' in trattenuto ? trattenuto.Cifra.Addendi : [];
    expect(addendi.map(({ Casella }) => Casella)).toEqual(['PL1301.3']);

    const senza = await make({ 'FR10.9': true });
    expect(readTesti([senza.l.Apertura])).toBe('Deve pagare # entro #.');
    type Voce = { Casella: string; Data: string; Resta: number; Codice: string };
    expect(senza.voci.map(({ Casella, Codice }: Voce) => `${Casella} ${Codice}`).sort()).toEqual([
      ...['PL91.7 4001', 'PL92.7 3801', 'PL93.7 3844', 'PL94.1 4033', 'PL94.91 4034', 'PL97.7 3843'],
    ]);
    const righe = (findParte(senza.l, 'quanto')?.Righe ?? []).filter(({ IsTotale }) => !IsTotale);
    expect(righe.map(({ Entro, Cifra }) => [Entro, Cifra.Importo]).toSorted()).toEqual(
      senza.voci.map(({ Data, Resta }: Voce) => [Data, Resta]).toSorted(),
    );
  });

  it('keeps what the studio writes, one version after the other', async () => {
    const { id } = await makeDueAnni();
    const write = (Prima: string, Versione: number, chi = client) =>
      chi.put(bind(percorsi.lettera, id), { Prima, Dopo: 'A presto.', Versione });
    const due = await Promise.all([write('Caro Mario,', 0), write('Altro', 0)]);
    expect(due.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write('Vecchia', 0)).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await write('Seconda', 1)).corpo.data.Nota).toEqual({
      ...{ Prima: 'Seconda', Dopo: 'A presto.', Versione: 2 },
    });
    const lunga = await write('x'.repeat(801), 2);
    expect([lunga.status, Object.keys(lunga.corpo.ModelState)]).toEqual([400, ['Prima']]);
    expect((await read(id)).Nota.Prima).toBe('Seconda');
    expect(await fetchPdf(id)).toMatch(/^%PDF/);
  });

  it('is read where the return is read and written where it is written', async () => {
    const { id } = await makeDueAnni();
    for (const schema of [percorsi.lettera, percorsi.letteraPdf])
      expect((await altro.get(bind(schema, id))).status).toBe(404);
    for (const schema of [percorsi.letteraDocumento, percorsi.letteraPosta])
      expect((await altro.post(bind(schema, id), {})).status).toBe(404);
    const nota = { Prima: '', Dopo: '', Versione: 0 };
    expect((await altro.put(bind(percorsi.lettera, id), nota)).status).toBe(404);
    expect((await consulente.put(bind(percorsi.lettera, id), nota)).status).toBe(403);
    expect((await consulente.post(bind(percorsi.letteraPosta, id), {})).status).toBe(403);
    expect((await client.get(bind(percorsi.lettera, 'x'))).status).toBe(404);
    const { id: cliente } = await makePersona(app, studioId);
    // Of the forms that are told in no letter, a 730 of the years before its settlement is known among them.
    for (const [Tipo, anno] of [
      ['IVA', ANNO],
      ['730', 2022],
    ] as const) {
      const creata = await client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
        ...{ IdAnagrafiche: [cliente], Tipo },
      });
      const { Codice } = creata.corpo.data.create[0];
      expect([Tipo, (await client.get(bind(percorsi.lettera, Codice, anno))).status]).toEqual([Tipo, 404]);
    }
  });
});

describe('the letter out of the house', () => {
  const mail = (id: string, corpo: object = {}) => client.post(bind(percorsi.letteraPosta, id), corpo);
  const listTenuti = (cliente: string) =>
    app.sql<{ id: string; tipo: string; contenuto: Buffer }>(
      'select id, tipo, contenuto from documento where anagrafica_id = $1',
      [cliente],
    );

  it('is kept among the documents once a day, with the words that are on the page', async () => {
    const { cliente, id } = await makeDueAnni();
    await client.put(bind(percorsi.lettera, id), { Prima: 'Una parola nostra.', Dopo: '', Versione: 0 });
    const keep = () => client.post(bind(percorsi.letteraDocumento, id), {});
    const [uno, due] = [await keep(), await keep()];
    expect(uno.corpo.data).toEqual(due.corpo.data);
    const [tenuto, ...altri] = await listTenuti(cliente);
    expect([tenuto?.id, tenuto?.tipo, altri]).toEqual([uno.corpo.data.IdDocumento, 'Lettera al cliente', []]);
    const pagine = readPagine(tenuto?.contenuto ?? Buffer.alloc(0));
    expect(pagine).toHaveLength(1);
    const tutto = pagine.join(' ').replaceAll('\u00a0', ' ');
    for (const atteso of [
      ...['Gentile Mario Rossi,', 'Una parola nostra.', 'Deve pagare', 'Perché è cambiato'],
      ...['Differenza del saldo', '30.000 €', 'Provvisorio: la dichiarazione non è chiusa.'],
    ])
      expect(tutto).toContain(atteso);
  });

  it('[MAI-005] is mailed with the stored PDF attached, once a day unless it is confirmed, in the words of its template', async () => {
    const { cliente, email, id } = await makeDueAnni();
    const prima = await mail(id);
    expect([prima.status, prima.corpo.data.Cliente]).toEqual([200, email]);
    const [lettera] = await listPosta(app, email ?? '');
    expect(lettera).toMatchObject({
      modello: 'lettera',
      oggetto: expect.stringContaining('la dichiarazione 2025'),
    });
    const [riga] = await app.sql<{ id: string }>('select id from messaggio_posta where destinatario = $1', [
      email,
    ]);
    const [allegato] = await openAllegati(app.servizi.db, app.servizi.cifratura, riga?.id ?? '');
    const [tenuto] = await listTenuti(cliente);
    expect(Buffer.from(allegato?.contenuto ?? []).equals(tenuto?.contenuto ?? Buffer.alloc(0))).toBe(true);
    expect((await mail(id)).corpo.Codice).toBe('EMAIL_GIA_INVIATA');
    expect((await mail(id, { Conferma: true })).status).toBe(200);
    expect(await listPosta(app, email ?? '')).toHaveLength(2);
    expect((await read(id)).Inviata).toMatchObject({ Email: email });
    await client.put(percorso(percorsi.modelloPosta, { codice: 'lettera' }), {
      ...{ Oggetto: 'Le scriviamo: {Oggetto}', Corpo: '{Testo}', Versione: 0 },
    });
    await mail(id, { Conferma: true });
    expect(
      (await listPosta(app, email ?? '')).some(({ oggetto }) => oggetto.startsWith('Le scriviamo: ')),
    ).toBe(true);
  });

  it('does not leave without an address, and keeps nothing then', async () => {
    const { cliente, id } = await makeDueAnni({ hasEmail: false });
    const rifiuto = await mail(id);
    expect([rifiuto.status, rifiuto.corpo.ModelState]).toEqual([
      400,
      { Email: [testiCampo.CLIENTE_SENZA_EMAIL] },
    ]);
    expect(await listTenuti(cliente)).toEqual([]);
  });
});
