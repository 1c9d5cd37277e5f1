import { percorsi, percorso, tipologiaUtente, type VoceFiscaleFilo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
const ANNO = 2025;
const SCADENZA = '2025-06-30';

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

interface Riga {
  readonly Codice: string;
  readonly Debito: number;
  readonly Rateazione?: string;
  readonly Ente?: string;
}
const leggi = async (id: string) => (await client.get(percorso(percorsi.f24Uno, { id }))).corpo.data;
/** The model that puts right a debt written by hand, due on 30 June. */
async function ravvedi(voce: object, Data: string) {
  const { id } = await makeAnagrafica(app, studioId);
  const conto = { anno: ANNO, id };
  const scritta = await client.post(percorso(percorsi.contoVoci, conto), {
    ...{ Verso: 'debito', AnnoRiferimento: 2024, Importo: 1000, Data: SCADENZA, Motivo: 'Avviso' },
    ...voce,
  });
  expect(scritta.status, scritta.testo).toBe(201);
  const [debito] = scritta.corpo.data.Voci as VoceFiscaleFilo[];
  const fatto = await client.post(percorso(percorsi.contoRavvedi, conto), { IdVoce: debito?.Id, Data });
  expect(fatto.status, fatto.testo).toBe(201);
  return leggi(fatto.corpo.data.IdF24);
}
const lines = ({ Righe }: { Righe: readonly Riga[] }) =>
  Righe.map(({ Codice, Debito, Rateazione, Ente }) =>
    [Codice, Debito, Rateazione, Ente].filter(Boolean).join(' '),
  );

describe('the model that puts a debt right', () => {
  // 1,000 euro 16 days late in 2025: 1.25% is 12.50, 2% a year for 16 days is 0.88.
  it.each([
    [{ Codice: '4001' }, ['4001 1000 0101', '8901 12.5', '1989 0.88']],
    [{ Codice: '3801', Ente: '08' }, ['3801 1000 0101 08', '8902 12.5 08', '1994 0.88 08']],
    [{ Codice: '3844', Ente: 'F257' }, ['3844 1000 0101 F257', '8926 12.5 F257', '1998 0.88 F257']],
    [{ Codice: '1001', Rateazione: '0005' }, ['1001 1000.88 0005', '8947 12.5 0005']],
  ])('[F24-011] of %o has on every row what its code asks, and may be sent', async (voce, attese) => {
    const modello = await ravvedi(voce, '2025-07-16');
    expect(modello).toMatchObject({ Scadenza: SCADENZA, Data: '2025-07-16', Rilievi: [] });
    expect(lines(modello)).toEqual(attese);
    const invio = { Azione: 'invia', Data: '2025-07-16', Versione: modello.Versione };
    const inviato = await client.post(percorso(percorsi.f24Azione, { id: modello.Id }), invio);
    expect([inviato.status, inviato.corpo.data.Stato]).toEqual([200, 'Inviato']);
  });

  it('[F24-011] moved to another day, the delay is still counted from the term of the law', async () => {
    const oggi = giornoDiRoma(app.servizi.now());
    const modello = await ravvedi({ Codice: '4001' }, '2025-07-16');
    const atteso = await client.post(percorso(percorsi.ravvedimentoSimula, { anno: ANNO }), {
      ...{ Tributo: '4001', Importo: 1000, Scadenza: SCADENZA, Data: oggi },
    });
    const mosso = await client.post(percorso(percorsi.pianificatoreUsa, { id: modello.IdAnagrafica }), {
      Spostamenti: [{ IdF24: modello.Id, Versione: modello.Versione, Data: oggi }],
    });
    expect(mosso.status, mosso.testo).toBe(200);
    const { Sanzione, Interessi } = atteso.corpo.data;
    const dopo = await leggi(modello.Id);
    expect(dopo).toMatchObject({ Scadenza: SCADENZA, Data: oggi, Rilievi: [] });
    expect(lines(dopo)).toEqual(['4001 1000 0101', `8901 ${Sanzione}`, `1989 ${Interessi}`]);
  });
});

describe('an instalment that is not paid', () => {
  interface Modello {
    readonly Id: string;
    readonly Rata: number | null;
    readonly Debito: number;
    readonly Versione: number;
  }
  /** Debts of one code, due on a day, in instalments of which none is paid: one of 600 euro in six, unless it is said. */
  async function makePiano({ importi = [600], Data = SCADENZA, scelte = { Rate: 6 } as object } = {}) {
    const { id } = await makeAnagrafica(app, studioId);
    const conto = { anno: ANNO, id };
    const voce = { Verso: 'debito', Codice: '4001', AnnoRiferimento: 2024, Data, Motivo: 'Prova' };
    for (const Importo of importi) {
      const scritta = await client.post(percorso(percorsi.contoVoci, conto), { ...voce, Importo });
      expect(scritta.status, scritta.testo).toBe(201);
    }
    expect((await client.post(percorso(percorsi.contoCrea, conto), scelte)).status).toBe(200);
    const fatti = await client.post(percorso(percorsi.contoF24, conto), {});
    expect(fatti.status, fatti.testo).toBe(201);
    const read = async () => (await client.get(percorso(percorsi.contoUno, conto))).corpo.data;
    const di = async (rata: number): Promise<Modello> =>
      (await read()).F24.find(({ Rata }: Modello) => Rata === rata);
    const act = async (rata: number, azione: object) => {
      const { Id, Versione } = await di(rata);
      const esito = await client.post(percorso(percorsi.f24Azione, { id: Id }), { ...azione, Versione });
      expect(esito.status, esito.testo).toBe(200);
    };
    return { conto, read, di, act };
  }

  it('[F24-010] paid in part, what is left of it is of the same instalment and not a new plan', async () => {
    const { conto, read, act } = await makePiano();
    await act(1, { Azione: 'paga', Data: SCADENZA, Importo: 40 });
    const resto = { Data: SCADENZA, Scopo: 'rata', Rata: 1, Debito: 60 };
    expect((await read()).Proposti).toMatchObject([resto]);
    const fatti = await client.post(percorso(percorsi.contoF24, conto), { Scadenza: SCADENZA });
    expect(fatti.status, fatti.testo).toBe(201);
    const dopo = await read();
    expect(dopo.Proposti).toEqual([]);
    const nuovo = dopo.F24.find(({ Debito }: Modello) => Debito === 60);
    expect(nuovo).toMatchObject({ Rata: 1, Rate: 6, Scadenza: SCADENZA });
    expect(lines(await leggi(nuovo.Id))).toEqual(['4001 60 0106']);
  });

  it('[F24-011] annulled, it is put right from its own term, with its number and its interest', async () => {
    const { conto, read, di, act } = await makePiano();
    const prima = await di(5);
    await act(5, { Azione: 'annulla', Motivo: 'Non pagata' });
    const { Voci, Proposti } = await read();
    expect(Proposti).toMatchObject([{ Data: '2025-10-16', Rata: 5, Debito: prima.Debito }]);
    const chiesto = { IdVoce: Voci[0].Id, Data: '2025-11-17' };
    const fatto = await client.post(percorso(percorsi.contoRavvedi, conto), chiesto);
    expect(fatto.status, fatto.testo).toBe(201);
    const modello = await leggi(fatto.corpo.data.IdF24);
    expect(modello).toMatchObject({ Scadenza: '2025-10-16', Rata: 5, Rate: 6, Rilievi: [] });
    // 100 euro 32 days late: 12.5% divided by nine is 1.39, 2% a year is 0.18; the interest of the fifth instalment is 1.17.
    expect(lines(modello)).toEqual(['4001 100 0506', '8901 1.39', '1989 0.18', '1668 1.17']);
    expect((await read()).Proposti).toEqual([]);
    const ancora = await client.post(percorso(percorsi.contoRavvedi, conto), chiesto);
    expect(ancora.corpo.Codice).toBe('NIENTE_DA_VERSARE');
  });

  it.each([1, 5])('[F24-010] of two debts of one code, number %i is the part of each', async (rata) => {
    const { read, di, act } = await makePiano({ importi: [600, 300] });
    const { Debito } = await di(rata);
    await act(rata, { Azione: 'annulla', Motivo: 'Prova' });
    const { Proposti, Voci } = await read();
    expect(Proposti).toMatchObject([{ Rata: rata, Debito }]);
    expect(Voci.map(({ Resta }: VoceFiscaleFilo) => Resta).sort()).toEqual([100, 50]);
  });

  it('[F24-010] of a debt paid thirty days later, it keeps its part of the 0.40%', async () => {
    const scelte = { Rate: 5, Differito: true };
    const { read, di, act } = await makePiano({ importi: [1000], Data: '2025-07-30', scelte });
    const { Debito } = await di(5);
    await act(5, { Azione: 'annulla', Motivo: 'Prova' });
    const { Proposti, Voci } = await read();
    // 1,004 euro in five; the last one ends the 1,000 of the debt.
    expect(Voci[0].Resta).toBe(196.8);
    expect(Proposti).toMatchObject([{ Rata: 5, Debito }]);
    expect(Debito).toBeGreaterThan(200.8);
  });

  it('[F24-010] the last one prepared alone leaves to the one before its part of the 0.40%', async () => {
    const scelte = { Rate: 5, Differito: true };
    const { conto, read, di, act } = await makePiano({ importi: [1000], Data: '2025-07-30', scelte });
    const [quarta, quinta] = [await di(4), await di(5)];
    for (const rata of [4, 5]) await act(rata, { Azione: 'annulla', Motivo: 'Prova' });
    const proposti = (await read()).Proposti;
    expect(proposti).toMatchObject([{ Debito: quarta.Debito }, { Debito: quinta.Debito }]);
    await client.post(percorso(percorsi.contoF24, conto), { Scadenza: proposti[1].Data });
    expect((await read()).Proposti).toMatchObject([{ Rata: 4, Debito: quarta.Debito }]);
  });

  it('[F24-010] taken away, the last one keeps its part of the 0.40%', async () => {
    const scelte = { Rate: 5, Differito: true };
    const { read, di } = await makePiano({ importi: [1000], Data: '2025-07-30', scelte });
    const { Id, Debito } = await di(5);
    expect((await client.delete(percorso(percorsi.f24Uno, { id: Id }))).status).toBe(204);
    const { Proposti, Voci } = await read();
    expect([Voci[0].Resta, Proposti.length]).toEqual([196.8, 1]);
    expect(Proposti).toMatchObject([{ Rata: 5, Debito }]);
  });

  it('[F24-010] of a debt that grew and was divided twice, it is the one of its own plan', async () => {
    const { conto, read, act } = await makePiano();
    await app.sql('update voce_fiscale set importo = 84000 where anagrafica_id = $1', [conto.id]);
    expect((await client.post(percorso(percorsi.contoF24, conto), {})).status).toBe(201);
    const modelli: Modello[] = (await read()).F24;
    expect(modelli.map(({ Rata, Debito }) => [Rata, Debito]).filter(([rata]) => rata === 1)).toEqual([
      ...[
        [1, 100],
        [1, 40],
      ],
    ]);
    await act(5, { Azione: 'annulla', Motivo: 'Della prima' });
    const [resto, ...altre] = (await read()).Proposti;
    expect([resto.Rata, altre]).toEqual([5, []]);
    expect(Math.floor(resto.Debito)).toBe(101);
    // Prepared again it is of the first plan: nothing is left, and of the second nothing was lost.
    expect((await client.post(percorso(percorsi.contoF24, conto), {})).status).toBe(201);
    expect((await read()).Proposti).toEqual([]);
    const piani = await app.sql<{ quanti: number }>(
      'select count(*)::int as quanti from f24 where anagrafica_id = $1 group by piano order by 1',
      [conto.id],
    );
    expect(piani).toEqual([{ quanti: 6 }, { quanti: 7 }]);
  });

  it('[F24-010] an amount written by mistake on its model is not asked again', async () => {
    const { read, di, act } = await makePiano();
    const { Id } = await di(1);
    const intero = await leggi(Id);
    const Righe = intero.Righe.map(
      ({ Id: _, Pagato: __, Provenienza: ___, ...riga }: Record<string, unknown>) => ({
        ...{ ...riga, Debito: 1000 },
      }),
    );
    const cambiato = await client.put(percorso(percorsi.f24Uno, { id: Id }), { ...intero, Righe });
    expect(cambiato.status, cambiato.testo).toBe(200);
    await act(1, { Azione: 'annulla', Motivo: 'Sbagliato' });
    expect((await read()).Proposti).toMatchObject([{ Rata: 1, Debito: 100 }]);
  });
});
