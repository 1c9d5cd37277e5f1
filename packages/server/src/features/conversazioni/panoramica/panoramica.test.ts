import {
  type FattoFilo,
  type PanoramicaFilo,
  type PanoramicaVersamentiFilo,
  percorsi,
  percorso,
  tipologiaUtente,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const ANNO = Number(giornoDiRoma(new Date()).slice(0, 4));

async function makeStudio(): Promise<{ client: Client; studioId: number }> {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  return { client: await loginAs(app, utente), studioId: utente.studioId ?? 0 };
}
const read = async <T>(client: Client, dove: keyof typeof percorsi, id: string): Promise<T> => {
  const { status, corpo } = await client.get(percorso(percorsi[dove], { id }));
  expect(status).toBe(200);
  return corpo.data;
};
const crea = async (client: Client, id: string, anno: number, Tipo: string, Finalita = 'Ordinaria') => {
  const { corpo } = await client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
    ...{ IdAnagrafiche: [id], Tipo, Finalita },
  });
  return corpo.data.create[0].Codice as string;
};
const owe = (client: Client, id: string, voce: object) =>
  client.post(percorso(percorsi.contoVoci, { anno: ANNO, id }), {
    ...{ Verso: 'debito', AnnoRiferimento: ANNO, Motivo: 'prova' },
    ...voce,
  });

describe('a client in one page', () => {
  it('tells his declarations by type and year, the last made of each, and how many there are', async () => {
    const { client, studioId } = await makeStudio();
    const { id } = await makePersona(app, studioId);
    const due = [
      await crea(client, id, ANNO - 1, 'Persone fisiche'),
      await crea(client, id, ANNO, 'Persone fisiche'),
    ];
    const diProva = await crea(client, id, ANNO, '730');
    await app.sql(
      `update dichiarazione set riepilogo = '{"esito":"completo","completi":3,"quadri":9,"aDebito":1024,"aCredito":0}' where id = $1`,
      [due[1]],
    );
    await app.sql("update dichiarazione set finalita = 'Storico' where id = $1", [diProva]);
    const dati = await read<PanoramicaFilo>(client, 'anagraficaPanoramica', id);
    expect(dati).toMatchObject({ Id: id, IdStudio: studioId, Tipo: 'PF', TotaleDichiarazioni: 3 });
    expect(dati.Anni).toEqual(Array.from({ length: 7 }, (_, passo) => ANNO - 6 + passo));
    // What is not filed is counted, and is no cell.
    expect(dati.Dichiarazioni.map(({ Tipo }) => Tipo)).toEqual(['Persone fisiche']);
    expect(dati.Dichiarazioni[0]?.Celle).toMatchObject([
      { Anno: ANNO - 1, Id: due[0], Stato: 'Aperta', Telematico: 'Non inviato', Altre: 0 },
      { Anno: ANNO, Id: due[1], Completi: 3, Quadri: 9, Debito: 1024, Credito: 0 },
    ]);
    const fatti = await read<FattoFilo[]>(client, 'anagraficaPanoramicaFatti', id);
    expect(
      fatti
        .filter(({ Atto }) => Atto === 'creazione')
        .map(({ Percorso }) => Percorso)
        .sort(),
    ).toEqual(
      [
        `/dichiarazione/${ANNO - 1}/${due[0]}`,
        `/dichiarazione/${ANNO}/${due[1]}`,
        `/dichiarazione/${ANNO}/${diProva}`,
      ].sort(),
    );
    expect(fatti.every(({ Autore }) => Autore !== null)).toBe(true);
  });

  it('tells what he owes by day, in a model or not yet, and what was paid, to the cent', async () => {
    const { client, studioId } = await makeStudio();
    const { id } = await makePersona(app, studioId);
    await owe(client, id, { Codice: '4034', Importo: 1284.5, Data: `${ANNO}-11-30` });
    await owe(client, id, { Codice: '1040', Importo: 50.25, Data: `${ANNO}-12-16`, Rateazione: '0011' });
    const lettura = () => read<PanoramicaVersamentiFilo>(client, 'anagraficaPanoramicaVersamenti', id);
    const prima = await lettura();
    expect(prima.EntroFineAnno).toBe(1334.75);
    expect(prima.DaPagare).toMatchObject([
      { Data: `${ANNO}-11-30`, Importo: 1284.5, Stato: 'Da preparare', Codici: ['4034'], IdF24: null },
      { Data: `${ANNO}-12-16`, Importo: 50.25, Codici: ['1040'] },
    ]);
    expect(prima.Pagati).toEqual([]);

    const riga = {
      Sezione: 'erario',
      Codice: '4001',
      Rateazione: '0101',
      Anno: String(ANNO - 1),
      Debito: 12.34,
    };
    const { corpo } = await client.post(percorsi.f24Nuovo, {
      ...{ IdAnagrafica: id, Scadenza: `${ANNO}-06-30`, Righe: [riga] },
    });
    const f24 = corpo.data;
    expect((await lettura()).DaPagare[0]).toMatchObject({
      IdF24: f24.Id,
      Stato: 'Da pagare',
      Importo: 12.34,
    });
    expect((await lettura()).EntroFineAnno).toBe(1347.09);
    const Data = f24.Data as string;
    const pagata = await client.post(percorso(percorsi.f24Azione, { id: f24.Id }), {
      ...{ Versione: f24.Versione, Azione: 'paga', Data },
    });
    expect(pagata.status).toBe(200);
    const dopo = await lettura();
    expect(dopo.EntroFineAnno).toBe(1334.75);
    expect(dopo.Pagati).toMatchObject([{ IdF24: f24.Id, Stato: 'Pagato', Importo: 12.34, PagatoIl: Data }]);
    const { F24 } = await read<PanoramicaFilo>(client, 'anagraficaPanoramica', id);
    expect(F24).toEqual([{ Anno: Number(Data.slice(0, 4)), Quanti: 1, Fatti: 1, Prossimo: null }]);
    const fatti = await read<FattoFilo[]>(client, 'anagraficaPanoramicaFatti', id);
    expect(fatti.map(({ Genere }) => Genere).sort()).toEqual(['f24', 'pagamento']);
  });

  it('is of who sees the client: of another studio it is not there, a client of nothing is empty and whole', async () => {
    const [mio, altro] = [await makeStudio(), await makeStudio()];
    const { id } = await makePersona(app, mio.studioId);
    for (const dove of [
      'anagraficaPanoramica',
      'anagraficaPanoramicaVersamenti',
      'anagraficaPanoramicaFatti',
    ] as const) {
      expect((await altro.client.get(percorso(percorsi[dove], { id }))).status).toBe(404);
      expect((await mio.client.get(percorso(percorsi[dove], { id: 'x' }))).status).toBe(404);
    }
    const dati = await read<PanoramicaFilo>(mio.client, 'anagraficaPanoramica', id);
    expect(dati).toMatchObject({ Dichiarazioni: [], F24: [], Imu: [], Immobili: [], TotaleImmobili: 0 });
  });
});
