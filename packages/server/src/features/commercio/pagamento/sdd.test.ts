import { percorsi, percorso } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import {
  makeCompratore,
  makeVendita,
  tuttiIMetodi,
  type Vendita,
  writeVenditore,
} from '../../../../test/vendita.ts';
import { verifyConti } from '../../crediti/credito/credito.public.ts';
import { makeDistinte } from './addebito.service.ts';
import { computeTaglio } from './mandato.rules.ts';
import { expireMandati } from './mandato.service.ts';

let vendita: Vendita;
beforeAll(async () => {
  vendita = await makeVendita();
  await writeVenditore(vendita.gestore, tuttiIMetodi);
});
afterAll(async () => {
  expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  await vendita.stop();
});

const IBAN = 'IT60X0542811101000000123456';
const residuiDi = async (capo: Client) => (await capo.get(percorsi.creditiResidui)).corpo.data;
const unoDi = async (capo: Client, id: string) =>
  (await capo.get(percorso(percorsi.pagamentoUno, { id }))).corpo.data;
const act = (chi: Client, id: string, Atto: string, altro: object = {}) =>
  chi.put(percorso(percorsi.mandatoStato, { id }), { Atto, ...altro });
const mandatoDi = async (capo: Client) => (await capo.post(percorsi.mandatoLista)).corpo.data[0];

async function makeConMandato() {
  const compratore = await makeCompratore(vendita);
  const { corpo } = await compratore.capo.post(percorsi.mandato, {
    Iban: IBAN,
    Intestatario: 'Studio Prova',
  });
  await act(vendita.gestore, corpo.data.Id, 'firma', { DataMandato: '2026-01-15' });
  return { ...compratore, mandato: corpo.data as { Id: string; Codice: string } };
}
const buy = async (capo: Client) =>
  (await capo.post(percorsi.sdd, { IdPacchetto: vendita.pacchetto })).corpo.data as {
    Id: string;
    Causale: string;
    DataAddebito: string;
    Stato: string;
  };

/** The last day on which the file of a debit may be made. */
function findGiornoDelTaglio(addebito: string): string {
  const giorno = new Date(addebito);
  while (computeTaglio(giorno.toISOString().slice(0, 10)) > addebito) giorno.setDate(giorno.getDate() - 1);
  return giorno.toISOString().slice(0, 10);
}
const makeFile = (studi: readonly number[], giorno: string) =>
  makeDistinte({ ...vendita.app.servizi, now: () => new Date(`${giorno}T09:00:00Z`) }, studi);
async function readUltima(): Promise<string> {
  const { data } = (await vendita.gestore.post(percorsi.distintaLista)).corpo;
  return (await vendita.gestore.get(percorso(percorsi.distintaFile, { id: data[0].Id }))).testo;
}
const tell = async (Contenuto: string) =>
  (await vendita.gestore.post(percorsi.sddEsiti, { Contenuto })).corpo.data.Righe as { Fatto: string }[];
const movimento = (verso: 'CRDT' | 'DBIT', causale: string, importo = '61.00') =>
  `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Ntry><Amt Ccy="EUR">${importo}</Amt><CdtDbtInd>${verso}</CdtDbtInd><BookgDt><Dt>2026-12-01</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${causale}</EndToEndId></Refs>${verso === 'DBIT' ? '<RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf>' : ''}</TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
const rifiuto = (causale: string) =>
  `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>X</OrgnlMsgId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${causale}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

/** What of an invoice leaves now for the accounts of who sells, among what did not leave before: description and amount. */
async function incassiDi(numero: string): Promise<string[][]> {
  const periodo = { DataDa: '2026-01-01', DataA: '2099-12-31', Tipi: ['Incasso'] };
  const { corpo } = await vendita.gestore.send('POST', percorsi.contabileEsporta, periodo, {
    'idempotency-key': `incassi-${numero}-${Math.random()}`,
  });
  const { testo } = await vendita.gestore.get(percorso(percorsi.contabileFile, { id: corpo.data.Id }));
  const [testa = '', ...righe] = testo.trimEnd().split('\r\n');
  const nomi = testa.replace('\uFEFF', '').split(';');
  return righe
    .map((riga) => riga.split(';'))
    .filter((celle) => celle[nomi.indexOf('Documento')] === numero)
    .map((celle) => ['Descrizione', 'Importo'].map((nome) => celle[nomi.indexOf(nome)] ?? ''));
}

describe('a mandate of direct debit', () => {
  it('is prepared by who buys, signed in the hands of who sells, and lives one at a time', async () => {
    const { capo } = await makeCompratore(vendita);
    const altro = await makeCompratore(vendita);
    const senza = await capo.post(percorsi.sdd, { IdPacchetto: vendita.pacchetto });
    expect([senza.status, Object.keys(senza.corpo.ModelState)]).toEqual([400, ['Metodo']]);
    const rotto = await capo.post(percorsi.mandato, { Iban: 'IT00', Intestatario: '' });
    expect(Object.keys(rotto.corpo.ModelState).sort()).toEqual(['Iban', 'Intestatario']);
    const nuovo = await capo.post(percorsi.mandato, {
      Iban: 'it60 x054 2811 1010 0000 0123 456',
      Intestatario: 'A',
    });
    expect(nuovo.corpo.data).toMatchObject({ Stato: 'Da firmare', Iban: IBAN, Atti: ['revoca'] });
    const { Id } = nuovo.corpo.data;
    const doppio = await capo.post(percorsi.mandato, { Iban: IBAN, Intestatario: 'B' });
    expect([doppio.status, doppio.corpo.Codice]).toEqual([409, 'MANDATO_PRESENTE']);
    expect((await act(capo, Id, 'firma')).status).toBe(403);
    expect((await act(altro.capo, Id, 'revoca')).status).toBe(404);
    expect((await act(vendita.gestore, Id, 'firma', { DataMandato: '2999-01-01' })).status).toBe(400);
    expect((await act(vendita.gestore, Id, 'firma')).corpo.data).toMatchObject({
      Stato: 'Attivo',
      Atti: ['sospende', 'revoca'],
    });
    const ancora = await act(vendita.gestore, Id, 'firma');
    expect([ancora.status, ancora.corpo.Codice]).toEqual([409, 'MANDATO_NON_CAMBIABILE']);
    const comprato = await buy(capo);
    expect((await act(capo, Id, 'revoca')).corpo.data).toMatchObject({ Stato: 'Revocato', Atti: [] });
    expect((await unoDi(capo, comprato.Id)).Stato).toBe('Annullato');
    expect((await capo.post(percorsi.mandato, { Iban: IBAN, Intestatario: 'B' })).status).toBe(201);
  });

  it('is good no more three years after its last use', async () => {
    const { id, capo } = await makeConMandato();
    const fra = (anno: number) => ({
      ...vendita.app.servizi,
      now: () => new Date(`${anno}-06-01T09:00:00Z`),
    });
    expect(await expireMandati(fra(2028), [id])).toBe(0);
    expect(await expireMandati(fra(2029), [id])).toBe(1);
    expect((await mandatoDi(capo)).Stato).toBe('Scaduto');
  });
});

describe('a direct debit', () => {
  it('[PAY-004] of a signed mandate is in the file with its amount and day; collected, the credits come once', async () => {
    const { id, capo, mandato } = await makeConMandato();
    const comprato = await buy(capo);
    expect(comprato).toMatchObject({ Stato: 'In sospeso', Metodo: 'SEPA Direct Debit', Importo: 61 });
    expect((await mandatoDi(capo)).ProssimoAddebito).toBe(comprato.DataAddebito);
    const giorno = findGiornoDelTaglio(comprato.DataAddebito);
    const insieme = await Promise.all([makeFile([id], giorno), makeFile([id], giorno)]);
    expect(insieme.reduce((quanti, { addebiti }) => quanti + addebiti, 0)).toBe(1);
    const testo = await readUltima();
    expect(testo).toBe(await readUltima());
    for (const pezzo of [
      '<InstdAmt Ccy="EUR">61.00</InstdAmt>',
      `<ReqdColltnDt>${comprato.DataAddebito}</ReqdColltnDt>`,
      `<EndToEndId>${comprato.Causale}</EndToEndId>`,
      `<MndtId>${mandato.Codice}</MndtId><DtOfSgntr>2026-01-15</DtOfSgntr>`,
      '<SeqTp>FRST</SeqTp>',
      `<IBAN>${IBAN}</IBAN>`,
    ])
      expect(testo).toContain(pezzo);
    expect((await capo.put(percorso(percorsi.bonificoAnnulla, { id: comprato.Id }))).status).toBe(409);
    expect(await residuiDi(capo)).toBe(0);
    expect((await tell(movimento('CRDT', comprato.Causale, '60.00')))[0]?.Fatto).toBe('Importo diverso');
    expect((await tell(movimento('CRDT', comprato.Causale)))[0]?.Fatto).toBe('Scritto');
    expect((await tell(movimento('CRDT', comprato.Causale)))[0]?.Fatto).toBe('Già scritto');
    expect(await unoDi(capo, comprato.Id)).toMatchObject({ Stato: 'Completato', DataIncasso: '2026-12-01' });
    expect(await residuiDi(capo)).toBe(25);
    const dopo = await buy(capo);
    await makeFile([id], dopo.DataAddebito);
    expect(await readUltima()).toContain('<SeqTp>RCUR</SeqTp>');
  });

  it('[PAY-004] that fails is Fallito, its credits are blocked, its mandate is suspended', async () => {
    const { id, capo, mandato } = await makeConMandato();
    const rifiutato = await buy(capo);
    await makeFile([id], findGiornoDelTaglio(rifiutato.DataAddebito));
    expect((await tell(rifiuto(rifiutato.Causale)))[0]).toMatchObject({
      Fatto: 'Scritto',
      Motivo: 'conto chiuso (AC04)',
    });
    expect(await unoDi(capo, rifiutato.Id)).toMatchObject({
      Stato: 'Fallito',
      Motivo: 'conto chiuso (AC04)',
    });
    expect(await residuiDi(capo)).toBe(0);
    expect((await mandatoDi(capo)).Stato).toBe('Sospeso');
    expect((await capo.post(percorsi.sdd, { IdPacchetto: vendita.pacchetto })).status).toBe(400);
    await act(vendita.gestore, mandato.Id, 'riattiva');

    const tornato = await buy(capo);
    await makeFile([id], findGiornoDelTaglio(tornato.DataAddebito));
    // The first was never collected: this is the first again.
    expect(await readUltima()).toContain('<SeqTp>FRST</SeqTp>');
    await tell(movimento('CRDT', tornato.Causale));
    await vendita.fornitore.post(percorsi.creditiScala, { IdStudio: id, Crediti: 5, Motivazione: 'Uso' });
    expect(await residuiDi(capo)).toBe(20);
    await tell(movimento('DBIT', tornato.Causale));
    expect((await tell(movimento('DBIT', tornato.Causale)))[0]?.Fatto).toBe('Già scritto');
    expect((await tell(movimento('CRDT', tornato.Causale)))[0]?.Fatto).toBe('Già scritto');
    expect((await unoDi(capo, tornato.Id)).Stato).toBe('Fallito');
    expect(await residuiDi(capo)).toBe(0);
    // Its invoice is to be collected again, and what left for the accounts is answered by its contrary.
    const [fattura] = (await vendita.gestore.post(percorsi.fatturaLista, { Filter: { IdStudio: id } })).corpo
      .data;
    expect([fattura.Incassata, fattura.Insoluta]).toEqual([null, '2026-12-01']);
    expect(await incassiDi(fattura.Numero)).toEqual([
      ['Incasso', '61'],
      ['Insoluto', '-61'],
    ]);
    const { Versione } = fattura;
    const incasso = { Data: '2026-11-20', Versione };
    expect(
      (await vendita.gestore.put(percorso(percorsi.fatturaIncasso, { id: fattura.Id }), incasso)).status,
    ).toBe(200);
    expect(await incassiDi(fattura.Numero)).toEqual([['Incasso', '61']]);
    const { data } = (await capo.post(percorsi.movimentoLista)).corpo;
    expect(data.map((riga: { Quantita: number }) => riga.Quantita)).toEqual([-20, -5, 25]);
  });

  it('goes to the bank in the layout of CBI when who sells has its code and chose it', async () => {
    const letto = async () => (await vendita.gestore.get(percorsi.venditore)).corpo.data;
    const write = async (altro: object) =>
      vendita.gestore.put(percorsi.venditore, {
        ...tuttiIMetodi,
        ...altro,
        Versione: (await letto()).Versione,
      });
    const IBAN_ESTERO = 'DE89370400440532013000';
    for (const [altro, campi] of [
      [{ TracciatoSdd: 'CBI' }, ['Cuc']],
      [{ Cuc: '0000' }, ['Cuc']],
      [{ Cuc: '0000-00A', TracciatoSdd: 'CBI' }, ['Cuc']],
      [{ Cuc: '0000000A', TracciatoSdd: 'CBI', Iban: IBAN_ESTERO }, ['Iban']],
      [{ Cuc: '0000000A', TracciatoSdd: 'altro' }, ['TracciatoSdd']],
    ] as const) {
      const { status, corpo } = await write(altro);
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, campi]);
    }
    expect((await write({ Cuc: ' 0000000a ', TracciatoSdd: 'CBI' })).status).toBe(200);
    expect(await letto()).toMatchObject({ Cuc: '0000000A', TracciatoSdd: 'CBI' });
    const { id, capo } = await makeConMandato();
    const comprato = await buy(capo);
    expect(await makeFile([id], comprato.DataAddebito)).toMatchObject({ distinte: 1, rifiutate: [] });
    const { data } = (await vendita.gestore.post(percorsi.distintaLista)).corpo;
    expect(data[0]).toMatchObject({ Tracciato: 'CBI', Quanti: 1, Totale: 61 });
    const testo = await readUltima();
    expect(testo).toContain('<CBIBdySDDReq xmlns="urn:CBI:xsd:CBIBdySDDReq.00.01.01">');
    expect(testo).toContain('<Othr><Id>0000000A</Id><Issr>CBI</Issr></Othr>');
    expect(testo).toContain(`<EndToEndId>${comprato.Causale}</EndToEndId>`);
    // A bank without ABI, from before the code was asked: nothing is handed out, and the debit waits for the next file.
    const conIban = (iban: string) =>
      vendita.app.sql('update venditore set iban = $1 where gestore_id = $2', [iban, vendita.gestoreId]);
    const dopo = await buy(capo);
    await conIban(IBAN_ESTERO);
    const rotto = await makeFile([id], dopo.DataAddebito);
    expect(rotto).toMatchObject({ distinte: 0, rifiutate: [{ vizi: ['MmbId'] }] });
    await conIban(IBAN);
    expect((await write({ Cuc: '0000000A' })).status).toBe(200);
    expect(await makeFile([id], dopo.DataAddebito)).toMatchObject({ distinte: 1, rifiutate: [] });
    expect(await readUltima()).toContain('<CstmrDrctDbtInitn>');
  });

  it('is of its seller alone: another finds neither its file nor its outcome', async () => {
    const { id, capo } = await makeConMandato();
    const comprato = await buy(capo);
    // Too late for its day: it is asked for on the first that is still possible.
    const tardi = comprato.DataAddebito;
    await makeFile([id], tardi);
    expect((await unoDi(capo, comprato.Id)).DataAddebito).toBe(computeTaglio(tardi));
    const { data } = (await vendita.gestore.post(percorsi.distintaLista)).corpo;
    const file = percorso(percorsi.distintaFile, { id: data[0].Id });
    expect((await vendita.fornitore.get(file)).status).toBe(404);
    expect((await capo.get(file)).status).toBe(403);
    const tabella = 'Data;Importo;Descrizione\n01/12/2026;6I,00;QDR-ZZZZZZZZZZ';
    const nonLetto = await vendita.gestore.post(percorsi.sddEsiti, { Contenuto: tabella });
    expect(nonLetto.corpo.data).toEqual({
      ...{ Righe: [], NonLette: { Quante: 1, Prime: ['01/12/2026 · 6I,00 · QDR-ZZZZZZZZZZ'] } },
    });
    const strano = await vendita.gestore.post(percorsi.sddEsiti, { Contenuto: 'niente' });
    expect([strano.status, Object.keys(strano.corpo.ModelState)]).toEqual([400, ['Contenuto']]);
    expect((await tell(movimento('CRDT', 'QDR-ZZZZZZZZZZ')))[0]?.Fatto).toBe('Non trovato');
  });
});
