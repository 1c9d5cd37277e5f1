import {
  modelloDiTipo,
  percorsi,
  percorso,
  type TipoDichiarazione,
  tipologiaUtente,
  type VoceFiscaleFilo,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
const ANNO = 2025;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const makeCliente = async (): Promise<string> =>
  String((await makeAnagrafica(app, studioId, { partita_iva: '02873450361' })).id);

/** A declaration of a client with these caselle, its quadri complete, closed. */
async function closeCon(cliente: string, Tipo: TipoDichiarazione, Righi: object): Promise<string> {
  const creata = await dichiarazioni.crea(client, [cliente], { Tipo });
  const id: string = creata.corpo.data.create[0].Codice;
  const dove = { anno: ANNO, prefisso: modelloDiTipo[Tipo].prefisso, id };
  const modello = percorso(percorsi.modello, dove);
  const { Versione } = (await client.get(modello)).corpo.data;
  const salvata = await client.put(modello, { Versione, Righi });
  expect([salvata.status, salvata.testo]).toEqual([200, expect.anything()]);
  const { StatiQuadri } = (await client.get(modello)).corpo.data;
  for (const [quadro, stato] of Object.entries(StatiQuadri))
    if (stato === 'aperto')
      await client.post(percorso(percorsi.modelloQuadroAzione, { ...dove, quadro, azione: 'completa' }), {});
  const { status, testo, corpo } = await dichiarazioni.chiudi(client, [id], {
    ...{ Conferma: true, Motivo: 'prova' },
  });
  expect([status, corpo.data?.errori, testo]).toEqual([200, [], expect.anything()]);
  return id;
}

const makeConto = async (id: string, scelte: object = {}) => {
  const { status, corpo, testo } = await client.post(
    percorso(percorsi.contoCrea, { anno: ANNO, id }),
    scelte,
  );
  expect([status, testo]).toEqual([200, expect.anything()]);
  return corpo.data;
};
const lines = (voci: readonly VoceFiscaleFilo[]) =>
  voci.map(({ Verso, Codice, Casella, Importo, Data }) => `${Verso} ${Codice} ${Casella} ${Importo} ${Data}`);

describe('the agreement of two years', () => {
  it('adds to the advances by history of the first, each with its code, once', async () => {
    const cliente = await makeCliente();
    await closeCon(cliente, 'ISA', {
      ...{ 'IS1.1': 691_000, 'IS2.1': 8, 'P1.1': true, 'P2.1': true, 'P10.1': true, 'P910.1': '2' },
      ...{
        'P4.1': 50_000,
        'P6.1': 60_000,
        'P7.1': 61_000,
        'P5.1': 100_000,
        'P8.1': 110_000,
        'P9.1': 110_000,
      },
    });
    const attese = ['debito 4070 P915.1 300 2025-12-01', 'debito 4069 P914.1 1000 2025-12-01'];
    const fatto = await makeConto(cliente);
    expect(lines(fatto.Voci)).toEqual(attese);
    expect(fatto.Voci.map(({ AnnoRiferimento }: VoceFiscaleFilo) => AnnoRiferimento)).toEqual([2025, 2025]);
    expect(lines((await makeConto(cliente)).Voci)).toEqual(attese);
  });
});

describe('the annual IVA with the balances', () => {
  it('waits for them when it is asked, with 0.40% a month and why; asked otherwise it is in March again', async () => {
    const cliente = await makeCliente();
    // 10,000 of sales at 10%, nothing else.
    await closeCon(cliente, 'IVA', { 'VE22.1': 10_000 });
    const marzo = await makeConto(cliente);
    expect(lines(marzo.Voci)).toEqual(['debito 6099 VX1.1 1000 2025-03-17']);
    expect([marzo.IvaConSaldi, marzo.Proposti[0].Passi]).toEqual([false, []]);
    const giugno = await makeConto(cliente, { IvaConSaldi: true });
    expect(lines(giugno.Voci)).toEqual(['debito 6099 VX1.1 1000 2025-06-30']);
    expect(giugno.Voci[0].Id).toBe(marzo.Voci[0].Id);
    expect(giugno.Proposti).toMatchObject([
      {
        ...{ Data: '2025-06-30', Debito: 1016, Saldo: 1016 },
        Passi: [
          {
            ...{ Voce: 'IVA annuale, 0,40% al mese', Formula: '1.000,00 × 1,6%', Importo: 16 },
            Fonti: [{ Atto: 'D.P.R. 542/1999', Articolo: 'art. 6', Verificato: true }],
          },
        ],
      },
    ]);
    const luglio = await makeConto(cliente, { Differito: true });
    // 1,016 × 0.4% = 4.06.
    expect(luglio.Proposti).toMatchObject([{ Data: '2025-07-30', Saldo: 1020.06 }]);
    await makeConto(cliente, { Differito: false });
    const fatto = await client.post(percorso(percorsi.contoF24, { anno: ANNO, id: cliente }), {});
    const f24 = (await client.get(percorso(percorsi.f24Uno, { id: fatto.corpo.data.Creati[0] }))).corpo.data;
    expect(f24.Righe).toMatchObject([{ Codice: '6099', Anno: '2024', Rateazione: '0101', Debito: 1016 }]);
    // What a model holds stays where it is.
    const dopo = await makeConto(cliente, { IvaConSaldi: false });
    expect(dopo.Voci).toMatchObject([{ Data: '2025-06-30', Impegnato: 1000, Resta: 0 }]);
    expect(dopo.Quadratura).toMatchObject({ Differenza: 0, Voci: [] });
  });
});

describe('what a partnership owes itself, in the conto', () => {
  it('is its own taxes, and the withholdings that its partners gave back to use', async () => {
    const cliente = await makeCliente();
    await closeCon(cliente, 'Società di persone', {
      ...{ 'RO901.1': 'RSSMRA80A01F205X', 'RO901.3': 100, 'RO912.1': 600 },
      // 1,000 of gains at 26%; a base of 5,000 at 10%.
      ...{ 'RT901.1': 3_000, 'RT902.1': 2_000, 'RQ901.2': 5_000, 'RQ901.3': 10 },
    });
    const fatto = await makeConto(cliente);
    expect(lines(fatto.Voci)).toEqual([
      'credito 6830 RX901.5 600 2025-01-01',
      'debito null RX904.1 500 2025-06-30',
      'debito 1100 RX902.1 260 2025-06-30',
    ]);
    expect(fatto.Proposti).toMatchObject([{ Data: '2025-06-30', Debito: 260, Credito: 260, Saldo: 0 }]);
    const ids = fatto.Voci.map(({ Id }: VoceFiscaleFilo) => Id);
    expect((await makeConto(cliente)).Voci.map(({ Id }: VoceFiscaleFilo) => Id)).toEqual(ids);
  });
});
