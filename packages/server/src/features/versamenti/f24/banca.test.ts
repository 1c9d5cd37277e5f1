import {
  type F24InteroFilo,
  lavoriF24,
  percorsi,
  percorso,
  type RigaBancaF24Filo,
  testiCampo,
  testiF24,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let estraneo: Client;
let studioId: number;
const CODICE = 'RSSMRA80A01H501U';
const ALTRO = 'BNCLCU74C12F257N';
let rossi: string;
let bianchi: string;

beforeAll(async () => {
  app = await makeApp({ connessioni: 8 });
  vi.spyOn(app.servizi, 'now').mockReturnValue(new Date('2026-09-10T10:00:00Z'));
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
  const persona = { tipo: 'PF', sesso: 'M', data_nascita: '1980-01-01' } as const;
  rossi = (
    await makeAnagrafica(app, studioId, { ...persona, denominazione: 'Rossi', codice_fiscale: CODICE })
  ).id;
  bianchi = (
    await makeAnagrafica(app, studioId, { ...persona, denominazione: 'Bianchi', codice_fiscale: ALTRO })
  ).id;
});
afterAll(() => app.stop());

async function make(cliente: string, Debito: number, altro: object = {}): Promise<F24InteroFilo> {
  const risposta = await client.post(percorsi.f24Nuovo, {
    ...{ IdAnagrafica: cliente, Scadenza: '2026-06-30' },
    Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito }],
    ...altro,
  });
  if (risposta.status !== 201) throw new Error(risposta.testo);
  return risposta.corpo.data;
}
const leggi = async (Contenuto: string, altro: object = {}, chi = client) =>
  chi.post(percorsi.f24Banca, { Contenuto, ...altro });
const proponi = async (Contenuto: string, altro: object = {}): Promise<RigaBancaF24Filo[]> =>
  (await leggi(Contenuto, altro)).corpo.data.Righe;
const f24 = async (id: string): Promise<F24InteroFilo> =>
  (await client.get(percorso(percorsi.f24Uno, { id }))).corpo.data;
async function paga(Pagamenti: object[], chi = client) {
  const avvio = await chi.post(percorsi.lavoroAvvia, { Nome: lavoriF24.banca, Parametri: { Pagamenti } });
  return avvio.status === 200 ? waitLavoro(chi, avvio.corpo.data.jobId) : avvio;
}
const csv = (...righe: string[]) => ['Data contabile;Importo;Descrizione', ...righe].join('\n');
const camt = (conto: string, ...voci: [string, string, string][]) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${conto}</IBAN></Id></Acct>${voci
    .map(
      ([euro, stato, testo]) =>
        `<Ntry><Amt Ccy="EUR">${euro}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>${stato}</Cd></Sts><BookgDt><Dt>2026-06-30</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${testo}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

describe('[F24-016] the answer of the bank', () => {
  it('is read, proposed and confirmed: the model is paid on that day, the audit log says by which movement', async () => {
    const uno = await make(rossi, 700.25);
    const estratto = csv(
      '01/07/2026;-700,25;DELEGA F24 TELEMATICA',
      '01/07/2026;-12,00;CANONE',
      '02/07/2026;-7O,00;DELEGA F24',
    );
    const { corpo } = await leggi(estratto);
    expect(corpo.data).toMatchObject({
      Altri: 1,
      NonLette: { Quante: 1, Prime: ['02/07/2026 · -7O,00 · DELEGA F24'] },
      Righe: [
        {
          Riga: 1,
          Data: '2026-07-01',
          Importo: 700.25,
          Esito: 'Corrisponde',
          Scelte: [{ Id: uno.Id, Saldo: 700.25 }],
        },
      ],
    });
    // Nothing is written by reading.
    expect((await f24(uno.Id)).Stato).toBe('Da pagare');
    const movimento = { Id: uno.Id, Data: '2026-07-01', Importo: 700.25, Movimento: 'DELEGA F24 TELEMATICA' };
    expect(await paga([movimento])).toMatchObject({ Stato: 'riuscito', Riuscite: 1 });
    expect(await f24(uno.Id)).toMatchObject({ Stato: 'Pagato', PagatoIl: '2026-07-01', Pagato: 700.25 });
    const [riga] = await app.sql<{ dopo: object }>(
      `select dopo from registro where entita_id = $1 and azione = 'pagamento F24'`,
      [uno.Id],
    );
    expect(riga?.dopo).toMatchObject({ movimento: 'DELEGA F24 TELEMATICA', il: '2026-07-01' });
    // The same statement again proposes nothing, and said again it is refused.
    expect((await proponi(estratto))[0]?.Esito).toBe('Già pagato');
    expect(await paga([movimento])).toMatchObject({ Riuscite: 0, Scartate: 1 });
  });

  it('of less than the balance leaves the rest owed; of more is refused', async () => {
    const uno = await make(bianchi, 900);
    const [riga] = await proponi(csv(`30/06/2026;-400,00;F24 ${ALTRO}`));
    expect(riga).toMatchObject({ Esito: 'Importo diverso', Scelte: [{ Id: uno.Id, Saldo: 900 }] });
    const Movimento = 'prova';
    expect(await paga([{ Id: uno.Id, Data: '2026-06-30', Importo: 900.01, Movimento }])).toMatchObject({
      Scartate: 1,
    });
    expect(await paga([{ Id: uno.Id, Data: '2026-09-11', Importo: 400, Movimento }])).toMatchObject({
      Scartate: 1,
    });
    expect(await paga([{ Id: uno.Id, Data: '2026-06-30', Importo: 400, Movimento }])).toMatchObject({
      Riuscite: 1,
    });
    expect(await f24(uno.Id)).toMatchObject({ Stato: 'Pagato', Pagato: 400 });
  });

  it('of one account is not of the models of another, and what is only announced is not paid', async () => {
    const CONTO = 'IT60X0542811101000000123456';
    const suo = await make(rossi, 55.5, { Iban: CONTO });
    await make(bianchi, 55.5, { Iban: 'IT02V0301503200000003456789' });
    const righe = await proponi(
      camt(CONTO, ['55.50', 'BOOK', 'IMPOSTE'], ['55.50', 'PDNG', 'F24 ANNUNCIATO']),
    );
    expect(righe.map(({ Esito, Scelte }) => [Esito, Scelte.map(({ Id }) => Id)])).toEqual([
      ['Corrisponde', [suo.Id]],
    ]);
    // Of one client alone, when it is said whose the statement is.
    const sue = await proponi(csv('30/06/2026;-55,50;F24'), { IdAnagrafica: rossi });
    expect(sue[0]?.Scelte.map(({ Id }) => Id)).toEqual([suo.Id]);
  });

  it('that is no statement, of two movements for one model, of another studio or of who is not in, is refused', async () => {
    const uno = await make(rossi, 31.01);
    const niente = await leggi('niente');
    expect([niente.status, niente.corpo.ModelState.Contenuto]).toEqual([
      400,
      [testiCampo.ESTRATTO_NON_LETTO],
    ]);
    const pagato = { Id: uno.Id, Data: '2026-06-30', Importo: 31.01, Movimento: 'x' };
    const doppio = (await paga([pagato, { ...pagato, Importo: 1 }])) as { status: number; testo: string };
    expect([doppio.status, doppio.testo.includes(testiF24.DUE_MOVIMENTI)]).toEqual([400, true]);
    const loro = (await leggi(csv('30/06/2026;-31,01;F24'), {}, estraneo)).corpo.data.Righe;
    expect(loro).toMatchObject([{ Esito: 'Nessun F24', Scelte: [] }]);
    expect((await leggi(csv('30/06/2026;-31,01;F24'), { IdAnagrafica: rossi }, estraneo)).status).toBe(404);
    const altrui = await paga([pagato], estraneo);
    expect(altrui).not.toMatchObject({ Riuscite: 1 });
    expect((await f24(uno.Id)).Stato).toBe('Da pagare');
  });

  it('is read a page at a time, by what is still to be looked at', async () => {
    const euro = [811.01, 811.02, 811.03];
    for (const uno of euro) await make(rossi, uno);
    const righe = [...euro, 999.99].map((uno) => `30/06/2026;-${String(uno).replace('.', ',')};DELEGA F24`);
    const estratto = csv(...righe, '30/06/2026;-1,00;CANONE');
    const { data } = (await leggi(estratto, { PageSize: 2, PageNo: 2, Filtro: 'Da confermare' })).corpo;
    expect(data.Righe.map(({ Riga }: RigaBancaF24Filo) => Riga)).toEqual([3]);
    expect(data).toMatchObject({
      Altri: 1,
      Certi: { Quanti: 3, Importo: 2433.06 },
      Conteggi: [
        { Filtro: 'Tutti', Quanti: 4 },
        { Filtro: 'Da confermare', Quanti: 3 },
        { Filtro: 'Confermati', Quanti: 0 },
        { Filtro: 'Senza corrispondenza', Quanti: 1 },
        { Filtro: 'Tornati indietro', Quanti: 0 },
      ],
    });
    const senza = (await leggi(estratto, { Filtro: 'Senza corrispondenza' })).corpo.data.Righe;
    expect(senza).toMatchObject([{ Riga: 4, Importo: 999.99, Esito: 'Nessun F24' }]);
  });

  it('is confirmed at once for all that corresponds, but some, with what was chosen; day and amount are those of the bank', async () => {
    const conferma = async (Contenuto: string, altro: object, chi = client) => {
      const avvio = await chi.post(percorsi.f24BancaConferma, { Contenuto, ...altro });
      return avvio.status === 200 ? waitLavoro(chi, avvio.corpo.data.jobId) : avvio;
    };
    const certo = await make(rossi, 821.01);
    const escluso = await make(rossi, 821.02);
    await make(rossi, 821.03);
    const scelto = await make(bianchi, 821.03);
    const estratto = csv(
      '01/07/2026;-821,01;DELEGA F24',
      '01/07/2026;-821,02;DELEGA F24',
      '02/07/2026;-821,03;DELEGA F24',
    );
    const Scelte = [{ Riga: 3, Id: scelto.Id }];
    // A model of nobody of his, a movement that is not of it, nothing at all: refused whole.
    const altrui = await conferma(estratto, { Scelte }, estraneo);
    const cambiato = await conferma(estratto, { Scelte: [{ Riga: 1, Id: scelto.Id }] });
    const niente = await conferma(estratto, {});
    expect([altrui, cambiato, niente]).toMatchObject([
      { status: 404 },
      { status: 400, corpo: { ModelState: { Scelte: [testiF24.movimentoCambiato(1)] } } },
      { status: 400 },
    ]);
    const fatto = await conferma(estratto, { Certi: true, Esclusi: [2], Scelte });
    expect(fatto).toMatchObject({ Nome: lavoriF24.banca, Riuscite: 2, Scartate: 0 });
    expect(await f24(certo.Id)).toMatchObject({ Stato: 'Pagato', PagatoIl: '2026-07-01', Pagato: 821.01 });
    expect(await f24(scelto.Id)).toMatchObject({ Stato: 'Pagato', PagatoIl: '2026-07-02', Pagato: 821.03 });
    expect((await f24(escluso.Id)).Stato).toBe('Da pagare');
  });
});
