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
      ...{ Denominazione: 'Ditta di prova', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '41121' },
      ...{ Comune: 'Modena', Provincia: 'MO' },
    };
    const { Id } = await make({ IdStudio: null, Cliente, CodiceSDI: 'T9K4ZH3' });
    // Written by hand it would be refused: of what is sold by itself, the record may be wrong.
    await app.sql(`update fattura set cliente = jsonb_set(cliente, '{cap}', '"4112"') where id = $1`, [Id]);
    const nata = await leggi(Id);
    expect(nata.Impedimenti).toEqual([
      {
        Campo: 'CAP',
        Frase: 'CAP del cliente: «4112» non va bene. Atteso: cinque cifre.',
        Dove: 'CessionarioCommittente/Sede/CAP',
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
      ...{ Denominazione: 'Ditta', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '41121', Comune: 'Modena' },
    };
    const nata = await make({ IdStudio: null, Cliente });
    await app.sql(
      `update fattura set effetto = 'prova:ferma', cliente = jsonb_set(cliente, '{cap}', '"4"') where id = $1`,
      [nata.Id],
    );
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

describe('who sells, in what did not leave', () => {
  const cedenteDi = async (id: string) =>
    (await app.sql<{ via: string }>("select cedente->>'via' as via from fattura where id = $1", [id]))[0]
      ?.via;
  const cambia = async (dati: object) => {
    const { data } = (await client.get(percorsi.fatturazione)).corpo;
    const { status, testo } = await client.put(percorsi.fatturazione, { ...data, ...dati });
    expect(status, testo).toBe(200);
  };

  it('[FAT-007] [FAT-009] mended in its page, is mended in an invoice that was kept here; number and day stay', async () => {
    const { Id, Numero, Data } = await make();
    await app.sql("update fattura set cedente = jsonb_set(cedente, '{telefono}', '\"1\"') where id = $1", [
      Id,
    ]);
    expect((await leggi(Id)).Impedimenti).toEqual([
      {
        Campo: 'Cedente.Telefono',
        Frase: expect.stringMatching(/^Telefono di chi vende: «1» non va bene/),
        Dove: 'CedentePrestatore/Contatti/Telefono',
      },
    ]);
    expect((await invia(Id)).corpo.ModelState['Cedente.Telefono']).toHaveLength(1);
    await cambia({ Telefono: '059 54321' });
    expect(await leggi(Id)).toMatchObject({ StatoSDI: 'Errore invio', Impedimenti: [], Numero, Data });
    const { corpo } = await invia(Id);
    expect(corpo.data).toMatchObject({ StatoSDI: 'Inviata', Numero, Data });
    expect((await client.get(una(percorsi.fatturaXml, Id))).testo).toContain(
      '<Telefono>059 54321</Telefono>',
    );
  });

  it('[FAT-009] refused, takes the new data; left and not answered, leaves again as it was; sent, stays', async () => {
    const [inviata, rifiutata, muta] = [await make(), await make(), await make()];
    await invia(inviata.Id);
    await invia(rifiutata.Id);
    await app.sql("update fattura set stato_sdi = 'Scartata', rinvio_entro = '2999-01-01' where id = $1", [
      rifiutata.Id,
    ]);
    await app.sql(
      `insert into fattura_invio (fattura_id, nome_file, progressivo, contenuto, sha256, errore)
       values ($1, 'IT03128770363_MUTA1.xml', 'MUTA1', '<muta/>', repeat('0', 64), 'Nessuna risposta')`,
      [muta.Id],
    );
    await app.sql("update fattura set stato_sdi = 'Errore invio' where id = $1", [muta.Id]);
    await cambia({ Via: 'Via Nuova 1' });
    expect(await Promise.all([inviata, rifiutata, muta].map(({ Id }) => cedenteDi(Id)))).toEqual([
      ...['Via Emilia Est 100', 'Via Nuova 1', 'Via Emilia Est 100'],
    ]);
  });

  it('[FAT-009] and the withholding it no longer says keeps an invoice here, on its field', async () => {
    await cambia({ RitenutaTipo: 'RT01', RitenutaAliquota: 20, RitenutaCausale: 'A' });
    const { Id } = await make({ ConRitenuta: true });
    expect((await leggi(Id)).Impedimenti).toEqual([]);
    await cambia({ RitenutaTipo: 'RT01', RitenutaAliquota: 23, RitenutaCausale: 'A' });
    const quali = async () => (await leggi(Id)).Impedimenti.map(({ Campo }: { Campo: string }) => Campo);
    expect(await quali()).toEqual(['Cedente.RitenutaAliquota']);
    await cambia({ RitenutaTipo: null, RitenutaAliquota: null, RitenutaCausale: null });
    expect(await quali()).toEqual(['Cedente.RitenutaTipo']);
    await cambia({ RitenutaTipo: 'RT01', RitenutaAliquota: 20, RitenutaCausale: 'A' });
    expect(await quali()).toEqual([]);
  });
});

describe('the lines of what did not leave', () => {
  const correggi = ({ Id, Versione }: { Id: string; Versione: number }, Righe: object[]) =>
    client.put(una(percorsi.fatturaCorreggi, Id), {
      ...{ CodiceSDI: 'T9K4ZH3', PIVA: datiDiFatturazione.partita_iva, Versione, Righe },
    });

  it('[FAT-009] say which is wrong, and are mended in words and code: what they come to stays', async () => {
    const scriviNatura = (natura: string) =>
      app.sql(
        "update tabella_voce set extra = extra || jsonb_build_object('natura', $1::text) where tabella = 'codici-iva' and codice = 'RC17'",
        [natura],
      );
    await scriviNatura('N6');
    const Righe = [
      { Descrizione: 'Formazione', Prezzo: 100 },
      { Descrizione: 'Subappalto', Prezzo: 50, CodiceIva: 'RC17' },
    ];
    const nata = await make({ Righe });
    expect(nata.Impedimenti).toEqual([
      {
        Campo: 'Righe.1.CodiceIva',
        Frase: expect.stringMatching(/^Riga 2, codice IVA: dal 2021/),
        Dove: null,
      },
    ]);
    const [prima, seconda] = nata.Righe;
    const ferma = await correggi(nata, [
      { Descrizione: 'Formazione', CodiceIva: 'RC17' },
      { Descrizione: 'Subappalto', CodiceIva: 'RC17' },
    ]);
    expect([ferma.status, ferma.corpo.ModelState.Righe]).toEqual([400, [testiFattura.TOTALI_FERMI]]);
    const ignoto = await correggi(nata, [
      { Descrizione: 'Formazione', CodiceIva: prima.CodiceIva },
      { Descrizione: 'Subappalto', CodiceIva: 'NON-C-E' },
    ]);
    expect([ignoto.status, Object.keys(ignoto.corpo.ModelState)]).toEqual([400, ['Righe.1.CodiceIva']]);
    const poche = await correggi(nata, [{ Descrizione: 'Formazione', CodiceIva: prima.CodiceIva }]);
    expect(poche.corpo.ModelState.Righe).toEqual([testiFattura.RIGHE_ALTRE]);
    // The vendor writes in the table what the law wants of that code.
    await scriviNatura('N6.3');
    const buona = await correggi(nata, [
      { Descrizione: 'Formazione di marzo', CodiceIva: prima.CodiceIva },
      { Descrizione: 'Subappalto', CodiceIva: seconda.CodiceIva },
    ]);
    expect(buona.corpo.data).toMatchObject({
      ...{ Impedimenti: [], Totale: nata.Totale, Numero: nata.Numero },
      Righe: [{ Descrizione: 'Formazione di marzo' }, { Natura: 'N6.3' }],
    });
    expect((await invia(nata.Id)).corpo.data.StatoSDI).toBe('Inviata');
    expect((await correggi(buona.corpo.data, [])).status).toBe(400);
  });
});
