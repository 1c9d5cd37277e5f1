import { lavoriF24, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { waitLavoro } from '../../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { readPagine } from '../../../../../test/pdf.ts';

let app: AppDiProva;
let client: Client;
let cliente: string;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  client = await loginAs(app, utente);
  studioId = utente.studioId ?? 0;
  const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Rossi Mario' });
  cliente = id;
});
afterAll(() => app.stop());

const erario = (Codice: string, altro: object) => ({ Sezione: 'erario', Codice, Anno: '2025', ...altro });
const imu = (Ente: string, altro: object) => ({
  ...{ Sezione: 'locali', Codice: '3918', Anno: '2026', Ente, Immobili: 2, Acconto: true },
  ...altro,
});
async function print(Righe: object[], altro: object = {}) {
  const corpo = { IdAnagrafica: cliente, Scadenza: '2026-06-30', Righe, ...altro };
  const fatto = await client.post(percorsi.f24Nuovo, corpo);
  if (fatto.status !== 201) throw new Error(fatto.testo);
  const dove = app.indirizzo + percorso(percorsi.f24Stampa, { id: fatto.corpo.data.Id });
  const risposta = await fetch(dove, { headers: { cookie: client.cookie, 'x-quadra-app': 'prova' } });
  const pdf = Buffer.from(await risposta.arrayBuffer());
  return { f24: fatto.corpo.data, tipo: risposta.headers.get('content-type'), pagine: readPagine(pdf) };
}

describe('the print of an F24', () => {
  it('[F24-016] has the rows, totals and balance of the model, the places of the paper, the term in words, and says what it is', async () => {
    const { f24, tipo, pagine } = await print(
      [
        erario('4001', { Rateazione: '0101', Debito: 1000 }),
        erario('1842', { Credito: 300 }),
        imu('F257', { Debito: 612 }),
      ],
      { Iban: 'IT60X0542811101000000123456' },
    );
    expect([tipo, pagine.length]).toEqual(['application/pdf', 1]);
    const [pagina = ''] = pagine;
    for (const atteso of [
      `F24 n. ${f24.Numero}`,
      'Copia di lavoro',
      'Rossi Mario',
      ...['4001', '0101', '1842', 'F257', '3918', 'IT60X0542811101000000123456'],
      ...['Erario', 'INPS', 'Regioni', 'IMU e altri tributi locali', 'INAIL', 'Altri enti previdenziali'],
      'Totali; saldo 700,001.000,00300,00',
      'Totali; saldo 612,00612,000,00',
      '1.312,00 €',
      'Da versare entro martedì 30 giugno 2026',
      'solo con i canali dell’Agenzia',
    ])
      expect(pagina).toContain(atteso);
  });

  it('[F24-016] of a model planned after its term says the day its amounts are of, not one gone by', async () => {
    const { pagine } = await print([erario('4001', { Rateazione: '0101', Debito: 1000 })], {
      Data: '2026-12-15',
    });
    expect(pagine[0]).toContain('Da versare entro martedì 15 dicembre 2026');
  });

  it('has a page for each paper its rows need, each with its balance', async () => {
    const righe = Array.from({ length: 5 }, (_, n) => imu('F257', { Debito: 100 + n }));
    const { f24, pagine } = await print(righe);
    expect([f24.Fogli, pagine.length]).toEqual([2, 2]);
    expect(pagine[0]).toContain('Modello 1 di 2');
    expect(pagine[0]).toContain('406,00 €');
    expect(pagine[1]).toContain('104,00 €');
  });
});

/** The files of a zip, in its order. */
async function unzip(zip: Buffer): Promise<[nome: string, contenuto: Buffer][]> {
  const aperto = await fromBufferPromise(zip);
  const trovati: [string, Buffer][] = [];
  for await (const voce of aperto.eachEntry()) {
    const pezzi: Buffer[] = [];
    for await (const pezzo of await aperto.openReadStreamPromise(voce)) pezzi.push(pezzo);
    trovati.push([voce.fileName, Buffer.concat(pezzi)]);
  }
  return trovati;
}

describe('the print of many F24', () => {
  it('[F24-016] is a zip: a PDF each, named by term, client and number, their index and the report', async () => {
    const { id } = await makeAnagrafica(app, studioId, { denominazione: 'D’Agò & Figli' });
    const make = async (IdAnagrafica: string, Scadenza: string, Debito: number) => {
      const Righe = [erario('4001', { Rateazione: '0101', Debito })];
      return (await client.post(percorsi.f24Nuovo, { IdAnagrafica, Scadenza, Righe })).corpo.data;
    };
    const dopo = await make(cliente, '2026-12-16', 40);
    const prima = await make(id, '2026-11-16', 1234.5);
    const Parametri = { Codici: [dopo.Id, prima.Id] };
    const avviato = await client.post(percorsi.lavoroAvvia, { Nome: lavoriF24.stampa, Parametri });
    const jobId = avviato.corpo.data.jobId as string;
    expect(await waitLavoro(client, jobId)).toMatchObject({
      ...{ Riuscite: 2, Scartate: 0 },
      Esito: { Nome: 'F24.zip', Tipo: 'application/zip' },
    });
    const dove = app.indirizzo + percorso(percorsi.lavoroEsito, { id: jobId });
    const risposta = await fetch(dove, { headers: { cookie: client.cookie, 'x-quadra-app': 'prova' } });
    const [uno, due, indice, resoconto, ...altri] = await unzip(Buffer.from(await risposta.arrayBuffer()));
    expect([uno?.[0], due?.[0], resoconto?.[0], altri]).toEqual([
      `2026-11-16 DAgo Figli ${prima.CodiceFiscale} F24 ${prima.Numero}.pdf`,
      `2026-12-16 Rossi Mario ${dopo.CodiceFiscale} F24 ${dopo.Numero}.pdf`,
      'resoconto.csv',
      [],
    ]);
    // Each holds its own model and nobody else’s.
    const testi = [uno, due].map((file) => readPagine(file?.[1] ?? Buffer.of()).join());
    expect(testi.map((testo) => [testo.includes('D’Agò & Figli'), testo.includes('Rossi Mario')])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(indice?.[0]).toBe('indice.csv');
    expect(indice?.[1].toString('utf8').replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'File;Cliente;Codice fiscale;Scadenza;Saldo',
      `${uno?.[0]};D’Agò & Figli;${prima.CodiceFiscale};16/11/2026;1234,5`,
      `${due?.[0]};Rossi Mario;${dopo.CodiceFiscale};16/12/2026;40`,
    ]);
  });
});
