import { HEADER_APP, lavoriF24, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { waitLavoro } from '../../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { makeModuloCon, readModuloPdf } from '../../../../../test/modulo-pdf.ts';
import { readPagine } from '../../../../../test/pdf.ts';

const { AMM_ELMAS, OP_STU } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let client: Client;
let cliente: string;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const utente = await makeUtente(app, { tipologia_utente: OP_STU });
  client = await loginAs(app, utente);
  cliente = (await makeAnagrafica(app, utente.studioId ?? 0, { denominazione: 'Rossi Mario' })).id;
});
afterAll(() => app.stop());

const upload = (contenuto: Buffer, dati: Record<string, string>, chi = fornitore) => {
  const body = new FormData();
  for (const [campo, valore] of Object.entries({ Anno: '2025', Pagina: '1', ...dati }))
    body.set(campo, valore);
  body.append('uploadFile0', new Blob([new Uint8Array(contenuto)]), 'f24.pdf');
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + percorsi.ministeriali, { method: 'POST', headers, body });
};
const make = async (Righe: object[]) => {
  const corpo = { IdAnagrafica: cliente, Scadenza: '2026-06-30', Righe };
  const fatto = await client.post(percorsi.f24Nuovo, corpo);
  if (fatto.status !== 201) throw new Error(fatto.testo);
  return fatto.corpo.data;
};
async function fetchPdf(dove: string): Promise<Buffer> {
  const risposta = await fetch(app.indirizzo + dove, {
    headers: { cookie: client.cookie, [HEADER_APP]: 'prova' },
  });
  return Buffer.from(await risposta.arrayBuffer());
}
const print = (Id: string) => fetchPdf(percorso(percorsi.f24Stampa, { id: Id }));
const erario = (Codice: string, altro: object) => ({ Sezione: 'erario', Codice, Anno: '2025', ...altro });
const imu = (n: number) => ({
  ...{ Sezione: 'locali', Codice: '3918', Anno: '2026', Ente: 'F257', Immobili: 2, Acconto: true },
  Debito: 100 + n,
});

const ERARIO = ['1', '2'].flatMap((rigo) => ['1', '2', '3'].map((colonna) => `ER${rigo}.${colonna}`));
const CAMPI = [
  ...['CodiceFiscale', 'CO1.1', ...ERARIO, 'ER1.4', 'ER2.5', 'ER7.1', 'ER7.2', 'ER7.3'],
  ...['euro', 'centesimi', 'altro'],
];

describe('the official paper of the F24', () => {
  it('that the vendor has published is filled by its fields; before, and withdrawn, ours is printed', async () => {
    const { Id } = await make([
      erario('4001', { Rateazione: '0101', Debito: 1234.5 }),
      erario('1842', { Rateazione: '0101', Credito: 300 }),
    ]);
    expect(readPagine(await print(Id)).join()).toContain('Copia di lavoro');
    const caricato = await upload(await makeModuloCon(CAMPI), { TipoDichiarazione: 'F24' });
    expect([caricato.status, caricato.testo]).toEqual([201, expect.anything()]);
    const { Id: pdf, Revisione, Mappatura } = caricato.corpo.data;
    const collegate: string[] = Mappatura.map(({ Casella }: { Casella: string }) => Casella);
    expect(collegate.toSorted()).toEqual(CAMPI.slice(0, -3).toSorted());
    const percorsoUno = percorso(percorsi.ministerialeUno, { id: pdf });
    const errata = [...Mappatura, { Campo: 'altro', Casella: 'ER9.1' }];
    expect((await fornitore.put(percorsoUno, { Revisione, Mappatura: errata })).status).toBe(400);
    const piena = [
      ...Mappatura,
      { Campo: 'euro', Casella: 'FI1.1', Parte: 'Euro' },
      { Campo: 'centesimi', Casella: 'FI1.1', Parte: 'Centesimi' },
    ];
    expect((await fornitore.put(percorsoUno, { Revisione, Mappatura: piena })).status).toBe(200);
    // A draft is nobody’s print.
    expect(readPagine(await print(Id)).join()).toContain('Copia di lavoro');
    const pubblica = percorso(percorsi.ministerialePubblica, { id: pdf });
    expect((await client.post(pubblica)).status).toBe(403);
    expect((await fornitore.post(pubblica)).status).toBe(200);
    const [pagina = [], ...altre] = await readModuloPdf(await print(Id));
    expect(altre).toEqual([]);
    expect(pagina.toSorted()).toEqual(
      [
        ...[expect.any(String), 'Rossi Mario', '4001', '0101', '2025', '1.234,50', '1842', '0101', '2025'],
        ...['300,00', '1.234,50', '300,00', '934,50', '934', '50'],
      ].toSorted(),
    );
    // Of many, the zip has the same papers.
    const Parametri = { Codici: [Id], Forma: 'Pdf' };
    const avviato = await client.post(percorsi.lavoroAvvia, { Nome: lavoriF24.stampa, Parametri });
    const jobId = avviato.corpo.data.jobId as string;
    expect(await waitLavoro(client, jobId)).toMatchObject({ Riuscite: 1, Esito: { Nome: 'F24.pdf' } });
    const insieme = await readModuloPdf(await fetchPdf(percorso(percorsi.lavoroEsito, { id: jobId })));
    expect(insieme.map((una) => una.toSorted())).toEqual([pagina.toSorted()]);
    // A row without a place is not left out of a paper to pay with: ours is printed, and it has it.
    const conImu = await make([erario('4001', { Rateazione: '0101', Debito: 10 }), imu(0)]);
    const intera = readPagine(await print(conImu.Id)).join();
    expect([intera.includes('Copia di lavoro'), intera.includes('3918')]).toEqual([true, true]);
    expect((await fornitore.post(percorso(percorsi.ministerialeRitira, { id: pdf }))).status).toBe(200);
    expect(readPagine(await print(Id)).join()).toContain('Copia di lavoro');
  });

  it('has a copy for each paper that the rows need', async () => {
    const righe = [1, 2, 3, 4].flatMap((rigo) => Array.from({ length: 12 }, (_, n) => `LO${rigo}.${n + 1}`));
    const totali = ['LO5.1', 'LO5.2', 'LO5.3', 'FI1.1'];
    const { corpo } = await upload(await makeModuloCon(['CO1.1', ...righe, ...totali]), {
      ...{ TipoDichiarazione: 'F24', Pagina: '1' },
    });
    expect(
      (await fornitore.post(percorso(percorsi.ministerialePubblica, { id: corpo.data.Id }))).status,
    ).toBe(200);
    const { Id } = await make(Array.from({ length: 5 }, (_, n) => imu(n)));
    const pagine = await readModuloPdf(await print(Id));
    expect(pagine.map((pagina) => [pagina.includes('406,00'), pagina.includes('104,00')])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(pagine.map((pagina) => pagina.filter((una) => una === 'F257').length)).toEqual([4, 1]);
  });
});
