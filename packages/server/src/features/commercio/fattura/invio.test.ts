import { percorsi, percorso, testiFattura, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSdiDiProva } from '../../../../demo/servizi/sdi.ts';
import type { ServizioDiProva } from '../../../../demo/servizi/servizio-di-prova.ts';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { datiDiFatturazione, makeFatturazione } from '../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeSdicoop } from '../../../gateways/sdi/sdicoop.ts';
import { runGiroSdi } from './giro.ts';

const CHIAVE = 'porta-dello-sdi-di-prova';
let app: AppDiProva;
let scambio: ServizioDiProva;
let studioId: number;
let client: Client;

beforeAll(async () => {
  app = await makeApp({
    servizi: { sdi: { indirizzo: 'http://127.0.0.1:9', simulato: true, chiave: CHIAVE } },
  });
  scambio = await startSdiDiProva({ indirizzo: 'http://127.0.0.1:0', chiave: CHIAVE }, app.indirizzo, {
    ritardoMs: 0,
  });
  Object.assign(app.servizi, { sdi: makeSdicoop({ indirizzo: scambio.indirizzo, simulato: true }) });
  const gestore_id = (await makeGestore(app)).id;
  studioId = (await makeStudio(app, { gestore_id, ...datiDiFatturazione })).id;
  await makeFatturazione(app, gestore_id);
  client = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_GES, gestore_id }),
  );
});
afterAll(async () => {
  await scambio.stop();
  await app.stop();
});

const una = (modello: string, id: string) => percorso(modello, { id });
const make = async (dati: object = {}) => {
  const Righe = [{ Descrizione: 'Pacchetto Studio, 200 crediti', Prezzo: 300 }];
  return (await client.post(percorsi.fatture, { IdStudio: studioId, Righe, ...dati })).corpo.data;
};
const invia = (id: string) => client.post(una(percorsi.fatturaInvia, id), {});
const leggi = async (id: string) => (await client.get(una(percorsi.fatturaUna, id))).corpo.data;

describe('an invoice before it leaves', () => {
  it('[FAT-007] [FAT-009] one that our own check refuses is not sent: the field says why, the state says it stayed', async () => {
    const Cliente = {
      ...{ Denominazione: 'Ditta di prova', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '4112' },
      ...{ Comune: 'Modena', Provincia: 'MO' },
    };
    const nata = await make({ IdStudio: null, Cliente, CodiceSDI: 'T9K4ZH3' });
    expect(nata.Impedimenti).toEqual([
      {
        Campo: 'CAP',
        Frase: 'CessionarioCommittente/Sede/CAP: «4112» non va bene. Atteso: cinque cifre.',
      },
    ]);
    const rifiutata = await invia(nata.Id);
    expect([rifiutata.status, rifiutata.corpo.Codice]).toEqual([409, 'FATTURA_NON_VALIDA']);
    expect(rifiutata.corpo.ModelState.CAP[0]).toContain('cinque cifre');
    const ferma = await leggi(nata.Id);
    expect(ferma).toMatchObject({ StatoSDI: 'Errore invio', Invio: 'Errore invio', Notifiche: [] });
    expect(
      await app.sql('select count(*)::int as quanti from fattura_invio where fattura_id = $1', [nata.Id]),
    ).toEqual([{ quanti: 0 }]);
    const corretta = await client.put(una(percorsi.fatturaCorreggi, nata.Id), {
      ...{ CodiceSDI: 'T9K4ZH3', PIVA: '03317640369', CAP: '41121', Versione: ferma.Versione },
    });
    expect(corretta.corpo.data).toMatchObject({
      ...{ Impedimenti: [], DatiCliente: { CAP: '41121', Via: 'Via Emilia 1', Provincia: 'MO' } },
    });
    expect((await invia(nata.Id)).corpo.data.StatoSDI).toBe('Inviata');
  });

  it('leaves, or stays and says so, by the round too: one that stays is not tried again before the others', async () => {
    const Cliente = {
      ...{ Denominazione: 'Ditta', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '4', Comune: 'Modena' },
    };
    const nata = await make({ IdStudio: null, Cliente });
    await app.sql("update fattura set effetto = 'prova:ferma' where id = $1", [nata.Id]);
    expect(await runGiroSdi(app.servizi)).toMatchObject({ inviate: 0, nonPartite: 1 });
    expect((await leggi(nata.Id)).StatoSDI).toBe('Errore invio');
    expect(await runGiroSdi(app.servizi)).toMatchObject({ nonPartite: 0 });
  });

  it('[FAT-009] a file made elsewhere is taken when the official layout takes it, and is told what is wrong with it', async () => {
    const { Id, Versione } = await make();
    const buono = (await client.get(una(percorsi.fatturaXml, Id))).testo;
    const carica = (Contenuto: string) => client.put(una(percorsi.fatturaXml, Id), { Contenuto, Versione });
    const brutti = [
      [buono.replace('<Divisa>EUR</Divisa>', ''), 'DatiGenerali/DatiGeneraliDocumento/Divisa: manca.'],
      [buono.replace('<AliquotaIVA>22.00<', '<AliquotaIVA>22<'), '«22» non va bene'],
      [
        buono.replace('</FatturaElettronicaBody>', '<Note>x</Note></FatturaElettronicaBody>'),
        'non è previsto',
      ],
      [buono.replace('versione="FPR12"', 'versione="FPR13"'), 'l’attributo versione non va bene'],
      [buono.replace('encoding="UTF-8"', 'encoding="windows-1252"'), testiFattura.XML_NON_UTF8],
      ['<FatturaElettronica/>', testiFattura.XML_DIVERSO],
      ['niente', testiFattura.XML_NON_FATTURA],
    ] as const;
    for (const [contenuto, attesa] of brutti) {
      const { status, corpo } = await carica(contenuto);
      expect([status, corpo.ModelState.Contenuto.join(' ')]).toEqual([400, expect.stringContaining(attesa)]);
    }
    expect((await leggi(Id)).Manuale).toBe(false);
    expect((await carica(buono.replace('200 crediti', 'duecento crediti'))).status).toBe(200);
  });

  it('[FAT-009] is of who sells by data that its file admits: what it does not is refused on its field', async () => {
    const { data } = (await client.get(percorsi.fatturazione)).corpo;
    const cambia = (dati: object) => client.put(percorsi.fatturazione, { ...data, ...dati });
    const { status, corpo } = await cambia({
      Regime: 'RF03',
      Telefono: '12',
      Email: 'conti',
      ReaUfficio: 'M',
    });
    expect([status, Object.keys(corpo.ModelState).sort()]).toEqual([
      400,
      ['Email', 'ReaNumero', 'ReaUfficio', 'Regime', 'Telefono'],
    ]);
    expect((await cambia({ Regime: 'RF19', Telefono: '059 12345' })).status).toBe(200);
  });
});
