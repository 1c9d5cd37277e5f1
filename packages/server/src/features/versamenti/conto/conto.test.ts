import {
  type AltraFiscaleFilo,
  errori,
  percorsi,
  percorso,
  tipologiaUtente,
  type VoceFiscaleFilo,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { closeForzata, dichiarazioni, forza, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeAttesi } from './attese.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
const ANNO = 2025;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const close = (id: string, forzature: object) => closeForzata(client, id, forzature);
/** A closed PF that leaves so many euro of IRPEF to pay and of cedolare to use, and nothing else. */
async function closePf(debito: number, credito: number): Promise<{ id: string; cliente: string }> {
  const id = await makeDichiarazione(app, client, studioId);
  const letta = (await dichiarazioni.leggi(client, id)).corpo.data;
  const forzature = {
    ...{ 'RX1.1': forza(debito), 'RX1.5': forza(0), 'RX4.1': forza(0), 'RX4.5': forza(credito) },
    ...{ 'RX2.1': forza(0), 'RX2.5': forza(0), 'RX3.1': forza(0), 'RX3.5': forza(0), 'RV17.8': forza(0) },
    ...{ 'RN62.1': forza(0), 'RN62.2': forza(0) },
  };
  await close(id, forzature);
  return { id, cliente: letta.IdAnagrafica };
}
const dove = (modello: string, cliente: string, anno = ANNO) => percorso(modello, { anno, id: cliente });
const leggi = async (cliente: string) => (await client.get(dove(percorsi.contoUno, cliente))).corpo.data;
const attendi = () => makeAttesi(app.servizi, { warn: () => undefined });
const brevi = (voci: readonly VoceFiscaleFilo[]) =>
  voci
    .map(({ Verso, Codice, Casella, Importo, Impegnato, Pagato, Resta, Differenza }) => [
      ...[Verso, Codice, Casella, Importo, Impegnato, Pagato, Resta, Differenza],
    ])
    .sort();

describe('the conto fiscale', () => {
  it('[F24-009] is not made until a declaration closes, then it is made; what fails says so with its cause', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const cliente = (await dichiarazioni.leggi(client, id)).corpo.data.IdAnagrafica;
    expect(await leggi(cliente)).toMatchObject({ Stato: 'Non creato', Voci: [], Aperte: [{ Id: id }] });
    const fatto = await client.post(dove(percorsi.contoCrea, cliente), {});
    expect([fatto.status, fatto.corpo.data.Stato]).toEqual([200, 'Creato']);
  });

  it('[F24-017] of a PF closed with 1000 to pay and 300 of credit shows both and proposes 700; made again, it doubles nothing', async () => {
    const { cliente, id } = await closePf(1000, 300);
    await attendi();
    const conto = await leggi(cliente);
    expect([conto.Stato, conto.InAttesa]).toEqual(['Creato', false]);
    const attese = [
      ['credito', '1842', 'RX4.5', 300, 0, 0, 300, 0],
      ['debito', '4001', 'RX1.1', 1000, 0, 0, 1000, 0],
    ];
    expect(brevi(conto.Voci)).toEqual(attese);
    expect(conto.Voci.every(({ IdDichiarazione }: VoceFiscaleFilo) => IdDichiarazione === id)).toBe(true);
    expect(conto.Proposti).toMatchObject([{ Debito: 1000, Credito: 300, Saldo: 700 }]);
    expect(conto.Quadratura).toMatchObject({
      Debiti: { Dovuto: 1000, Versato: 0, ConCrediti: 0, Resta: 1000 },
      F24: { ADebito: 1000, Versato: 0, ACredito: 0, Resta: 1000 },
      ...{ Fuori: 1000, Differenza: 0, Voci: [] },
    });
    const ids = conto.Voci.map(({ Id }: VoceFiscaleFilo) => Id).sort();
    const insieme = await Promise.all(
      Array.from({ length: 6 }, () => client.post(dove(percorsi.contoCrea, cliente), {})),
    );
    expect(new Set(insieme.map(({ status }) => status))).toEqual(new Set([200]));
    const dopo = await leggi(cliente);
    expect(dopo.Voci.map(({ Id }: VoceFiscaleFilo) => Id).sort()).toEqual(ids);
    expect(brevi(dopo.Voci)).toEqual(attese);
  });

  it('keeps the F24 it proposes, in instalments too, and marks what was paid; nothing is proposed twice', async () => {
    const { cliente } = await closePf(1000, 300);
    await attendi();
    const fatti = await client.post(dove(percorsi.contoF24, cliente), { Rate: 3 });
    expect(fatti.status).toBe(201);
    const conto = await leggi(cliente);
    const [zero, ...rate] = conto.F24;
    expect([zero.Scopo, zero.Saldo, zero.Debito]).toEqual(['compensazione', 0, 300]);
    expect(rate.map(({ Rata, Rate }: { Rata: number; Rate: number }) => [Rata, Rate])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(brevi(conto.Voci)).toEqual([
      ['credito', '1842', 'RX4.5', 300, 300, 0, 0, 0],
      ['debito', '4001', 'RX1.1', 1000, 1000, 0, 0, 0],
    ]);
    expect(conto.Proposti).toEqual([]);
    const interessi = conto.Altre.map((una: AltraFiscaleFilo) => [una.Codice, una.Rate, una.Modelli.length]);
    expect(interessi).toEqual([['1668', true, 2]]);
    const dovuto = 1000 + conto.Altre[0].InF24;
    const totali = { Versato: 0, Resta: dovuto - 300 };
    expect(conto.Quadratura).toMatchObject({
      Debiti: { ...totali, Dovuto: dovuto, ConCrediti: 300 },
      Crediti: { Importo: 300, Altrove: 0, InF24: 300, Resta: 0 },
      F24: { ...totali, ADebito: dovuto, ACredito: 300 },
      ...{ Fuori: 0, Differenza: 0, Voci: [] },
    });
    expect((await client.post(dove(percorsi.contoF24, cliente), {})).status).toBe(409);
    const paga = await client.post(percorso(percorsi.f24Azione, { id: zero.Id }), {
      ...{ Azione: 'paga', Data: '2025-06-30', Versione: zero.Versione },
    });
    expect(paga.status).toBe(200);
    const pagato = (await leggi(cliente)).Voci.find(({ Verso }: VoceFiscaleFilo) => Verso === 'debito');
    expect([pagato.Pagato, pagato.Impegnato, pagato.Resta]).toEqual([300, 700, 0]);
    // The credits paid it, not money; of an instalment half is paid, and the other half is owed again.
    expect([pagato.ConCrediti, pagato.Versato, pagato.Modelli.length]).toEqual([300, 0, 4]);
    const [prima] = rate;
    await client.post(percorso(percorsi.f24Azione, { id: prima.Id }), {
      ...{ Azione: 'paga', Data: '2025-06-30', Versione: prima.Versione, Importo: 100 },
    });
    const { Quadratura } = await leggi(cliente);
    expect([Quadratura.Differenza, Quadratura.Debiti.Versato, Quadratura.Fuori]).toEqual([
      ...[0, 100, prima.Saldo - 100],
    ]);
    await client.post(percorso(percorsi.f24Azione, { id: rate[2].Id }), {
      ...{ Azione: 'annulla', Motivo: 'prova', Versione: rate[2].Versione },
    });
    expect((await leggi(cliente)).Quadratura).toMatchObject({ Differenza: 0, Voci: [] });
  });

  it('a declaration that opens again takes back what no F24 holds, and leaves the rest with its difference', async () => {
    const { cliente, id } = await closePf(1000, 300);
    await attendi();
    const senza = await closePf(500, 0);
    await attendi();
    await client.post(dove(percorsi.contoF24, cliente), {});
    for (const una of [id, senza.id]) expect((await dichiarazioni.riapri(client, [una])).status).toBe(200);
    await attendi();
    expect((await leggi(senza.cliente)).Voci).toEqual([]);
    expect(brevi((await leggi(cliente)).Voci)).toEqual([
      ['credito', '1842', 'RX4.5', 300, 300, 0, 0, null],
      ['debito', '4001', 'RX1.1', 1000, 1000, 0, 0, null],
    ]);
    const letta = (await dichiarazioni.leggi(client, id)).corpo.data;
    await close(id, { ...letta.Forzature, 'RX1.1': forza(1200), 'RX4.5': forza(0) });
    await attendi();
    expect(brevi((await leggi(cliente)).Voci)).toEqual([
      ['credito', '1842', 'RX4.5', 300, 300, 0, 0, -300],
      ['debito', '4001', 'RX1.1', 1000, 1000, 0, 0, 200],
    ]);
  });

  it('a credit that the declaration of a later year took over is of use there alone', async () => {
    const { cliente } = await closePf(0, 300);
    await attendi();
    const dopo = async () => (await client.get(dove(percorsi.contoUno, cliente, 2026))).corpo.data.Voci;
    expect(brevi(await dopo())).toEqual([['credito', '1842', 'RX4.5', 300, 0, 0, 300, 0]]);
    await app.sql(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stato)
       values ($1, $2, 2026, 'Persone fisiche', 'Ordinaria', 'Chiusa')`,
      [studioId, cliente],
    );
    expect(await dopo()).toEqual([]);
  });

  it('an integrativa owes and gives what it adds to the first, a recomputation nothing; the first is not counted twice', async () => {
    const { cliente, id } = await closePf(1000, 300);
    const { Forzature } = (await dichiarazioni.leggi(client, id)).corpo.data;
    const corregge = async (Finalita: string, altre: object) => {
      const creata = await dichiarazioni.crea(client, [cliente], { Finalita, Basi: [id] });
      const { Codice } = creata.corpo.data.create[0];
      await close(Codice, { ...Forzature, ...altre });
      await attendi();
      return Codice;
    };
    await corregge('Ricalcolo', { 'RX1.1': forza(5000) });
    const integrativa = await corregge('Integrativa', { 'RX1.1': forza(1250), 'RX4.5': forza(500) });
    const { Voci, Proposti } = await leggi(cliente);
    const presentata = giornoDiRoma(new Date());
    const righe = Voci.map((v: VoceFiscaleFilo) => [
      ...[v.Casella, v.Importo, v.Data, v.IdDichiarazione === integrativa ? 'integrativa' : 'prima'],
    ]);
    // Of the form 2025 presented beyond 31 October 2026, the credit is of the year after the one it was presented in.
    const usabile = presentata <= '2026-11-02' ? presentata : `${Number(presentata.slice(0, 4)) + 1}-01-01`;
    expect(righe.sort()).toEqual([
      ['RX1.1', 1000, '2025-06-30', 'prima'],
      ['RX1.1', 250, '2025-06-30', 'integrativa'],
      ['RX4.5', 200, usabile, 'integrativa'],
      ['RX4.5', 300, '2025-01-01', 'prima'],
    ]);
    // What is not yet of use pays nothing in June.
    expect(Proposti).toMatchObject([{ Debito: 1250, Credito: 300, Saldo: 950 }]);
    // Corrected again, it says the whole: what it no longer owes goes, from itself first.
    expect((await dichiarazioni.riapri(client, [integrativa])).status).toBe(200);
    const aperta = (await dichiarazioni.leggi(client, integrativa)).corpo.data;
    await close(integrativa, { ...aperta.Forzature, 'RX1.1': forza(900), 'RX4.5': forza(0) });
    await attendi();
    expect(brevi((await leggi(cliente)).Voci)).toEqual([['debito', '4001', 'RX1.1', 900, 0, 0, 900, 0]]);
  });

  it('[F24-009][ERR-052] what cannot be made says so, with its cause', async () => {
    const { cliente } = await closePf(1000, 0);
    await attendi();
    const rate = await client.post(dove(percorsi.contoF24, cliente), { Rate: 12 });
    expect([rate.status, Object.keys(rate.corpo.ModelState)]).toEqual([400, ['Rate']]);
    // A year whose terms are not held has no dates to give to what is due.
    await app.sql('update dichiarazione set anno = 2019 where anagrafica_id = $1', [cliente]);
    const fallito = await client.post(dove(percorsi.contoCrea, cliente, 2019), {});
    expect(fallito.status).toBe(409);
    expect(fallito.corpo.Message).toContain(errori.CONTO_FISCALE_NON_ELABORATO.testo);
  });
});

describe('a row written by hand', () => {
  const riga = (altro: object) => ({
    ...{ Verso: 'debito', Codice: '4001', AnnoRiferimento: 2024, Importo: 1000, Data: '2025-06-30' },
    ...{ Motivo: 'Avviso bonario', ...altro },
  });
  const scrivi = (cliente: string, altro: object = {}) =>
    client.post(dove(percorsi.contoVoci, cliente), riga(altro));
  const togli = (cliente: string, voce: string) =>
    client.delete(percorso(percorsi.contoVoce, { anno: ANNO, id: cliente, voce }));

  it('is a debt or a credit as the others, with its reason: it is paid, used once, audited, taken away while no model has it', async () => {
    const { id: cliente } = await makeAnagrafica(app, studioId);
    const prima = await scrivi(cliente);
    expect([prima.status, prima.corpo.data.Stato]).toEqual([201, 'Creato']);
    const [debito] = prima.corpo.data.Voci;
    expect(debito).toMatchObject({ Origine: 'a mano', Motivo: 'Avviso bonario', Importo: 1000, Resta: 1000 });
    expect(debito.Nome).toMatch(/irpef/i);
    const credito = { Verso: 'credito', Codice: '6869', Importo: 300.5, Data: '2025-01-01' };
    expect((await scrivi(cliente, credito)).status).toBe(201);
    const ritenute = { Codice: '1001', Rateazione: '0005', Importo: 80, Data: '2025-06-16' };
    expect((await scrivi(cliente, ritenute)).status).toBe(201);
    expect((await client.post(dove(percorsi.contoCrea, cliente), {})).corpo.data.Voci).toHaveLength(3);

    const fatti = await client.post(dove(percorsi.contoF24, cliente), {});
    expect(fatti.status).toBe(201);
    const conto = await leggi(cliente);
    expect([conto.Quadratura.Differenza, conto.Quadratura.Fuori]).toEqual([0, 0]);
    const righe = await app.sql(
      `select codice, campi ->> 'rateazione' as rateazione, voce_id is not null as sua
      from f24_riga r join f24 f on f.studio_id = r.studio_id and f.id = r.f24_id where f.anagrafica_id = $1 order by codice`,
      [cliente],
    );
    expect(righe).toContainEqual({ codice: '1001', rateazione: '0005', sua: true });
    expect(righe).toContainEqual({ codice: '4001', rateazione: '0101', sua: true });
    // What a model has is not taken away under it, and nothing of it is left to propose again.
    expect([
      (await togli(cliente, debito.Id)).status,
      (await client.post(dove(percorsi.contoF24, cliente), {})).status,
    ]).toEqual([...[409, 409]]);
    const libera = (await scrivi(cliente, { Importo: 7 })).corpo.data.Voci.find(
      (v: VoceFiscaleFilo) => v.Importo === 7,
    );
    expect((await togli(cliente, libera.Id)).status).toBe(204);
    expect((await togli(cliente, libera.Id)).status).toBe(404);
    const atti = await app.sql(
      "select azione, count(*)::int as quante from registro where entita_id = $1 and azione like 'riga del conto%' group by azione order by azione",
      [cliente],
    );
    expect(atti).toEqual([
      { azione: 'riga del conto fiscale', quante: 4 },
      { azione: 'riga del conto fiscale tolta', quante: 1 },
    ]);
  });

  it('is refused on the field that is wrong', async () => {
    const { id: cliente } = await makeAnagrafica(app, studioId);
    const errati: [object, string][] = [
      [{ Codice: 'ZZZ9' }, 'Codice'],
      [{ Codice: '9001' }, 'Codice'],
      [{ Verso: 'credito', Codice: '8901' }, 'Importo'],
      [{ Codice: '1001', Rateazione: '13' }, 'Rateazione'],
      [{ Codice: '3844', Ente: 'QQQQ' }, 'Ente'],
      [{ Data: '2026-06-30' }, 'Data'],
      [{ Importo: 0 }, 'Importo'],
      [{ Motivo: ' ' }, 'Motivo'],
    ];
    for (const [altro, campo] of errati) {
      const risposta = await scrivi(cliente, altro);
      const stati = Object.keys(risposta.corpo.ModelState ?? {});
      expect([altro, risposta.status, stati]).toEqual([altro, 400, [campo]]);
    }
    expect((await leggi(cliente)).Voci).toEqual([]);
  });
});
