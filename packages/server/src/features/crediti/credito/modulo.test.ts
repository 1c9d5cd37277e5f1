import { randomUUID } from 'node:crypto';
import {
  type CodiceApplicativo,
  type ModuloInVenditaFilo,
  nameVoceModulo,
  percorsi,
  testiCampo,
  tipoApplicativo,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { datiDiFatturazione } from '../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { verifyConti } from './verifica.ts';

const { AMM_ELMAS, AMM_STU, OP_STU } = tipologiaUtente;
const kinds = Object.keys(tipoApplicativo) as (keyof typeof tipoApplicativo)[];
const PREZZO = 10;
let app: AppDiProva;
let fornitore: Client;
let pacchetto: string;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    ...{ Nome: 'Moduli', Crediti: 100, CostoUnitario: 2, ScadenzaMesi: 24, Pubblico: true },
  });
  pacchetto = corpo.data.Id;
  const listino = await fornitore.post(percorsi.listino, {
    ...{ Nome: 'Moduli', ValidoDa: '2025-01-01' },
    Voci: kinds
      .filter((codice) => codice !== 'REMOTEHOST')
      .map((codice) => ({ Tipo: nameVoceModulo(codice), Crediti: PREZZO })),
  });
  expect(listino.status).toBe(201);
});
afterAll(async () => {
  expect((await verifyConti(app.servizi.db)).difformita).toEqual([]);
  await app.stop();
});

/** The administrator of a studio with a hundred credits. */
async function makeCompratore() {
  const { id } = await makeStudio(app, datiDiFatturazione);
  const client = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: id }));
  await fornitore.post(percorsi.creditiAcquisto, { IdStudio: id, IdPacchetto: pacchetto });
  return { id, client };
}
const buy = (chi: Client, Codice: CodiceApplicativo, Crediti = PREZZO, IdRichiesta: string = randomUUID()) =>
  chi.post(percorsi.creditiModuli, { Codice, Crediti, IdRichiesta });
const read = async (chi: Client): Promise<{ Moduli: ModuloInVenditaFilo[]; Residui: number }> =>
  (await chi.get(percorsi.creditiModuli)).corpo.data;
const find = async (chi: Client, codice: CodiceApplicativo) =>
  (await read(chi)).Moduli.find(({ Codice }) => Codice === codice);
const listAttivi = async (chi: Client, IdStudio: number): Promise<string[]> =>
  (await chi.post(percorsi.studioApplicativi, { IdStudio })).corpo.data.flatMap(
    ({ Codice, Attivo }: { Codice: string; Attivo: boolean }) => (Attivo ? [Codice] : []),
  );
const inMesi = async (mesi: number) =>
  (
    await app.sql<{ al: string }>(
      "select ((now() at time zone 'Europe/Rome')::date - 1 + make_interval(months => $1))::date::text as al",
      [mesi],
    )
  )[0]?.al;

describe('a module bought by a studio', () => {
  it('[ENU-003] is one of seven kinds: each is bought with the credits of the studio, and is on', async () => {
    expect(tipoApplicativo).toEqual({
      ...{ PRECOMPILATA: 1, VISURE: 2, FIRMA: 3, ARCHIVIAZIONE: 4, QUADROAC: 5, WOWAI: 6, REMOTEHOST: 7 },
    });
    const { id, client } = await makeCompratore();
    // The seller says what the last one takes when it is asked for.
    expect(await find(client, 'REMOTEHOST')).toEqual({
      ...{ Codice: 'REMOTEHOST', Crediti: null, FinoAl: null, Motivo: testiCampo.MODULO_SENZA_PREZZO },
    });
    expect((await buy(client, 'REMOTEHOST', 0)).status).toBe(400);
    await fornitore.post(percorsi.listino, {
      ...{ Nome: 'Applicazione remota', ValidoDa: '2025-01-01' },
      Voci: [{ Tipo: nameVoceModulo('REMOTEHOST'), Crediti: PREZZO }],
    });
    for (const [posto, codice] of kinds.entries()) {
      expect(await listAttivi(client, id)).not.toContain(codice);
      const { status, corpo } = await buy(client, codice);
      expect([codice, status, corpo.data.Residui]).toEqual([codice, 201, 100 - PREZZO * (posto + 1)]);
      expect(await listAttivi(client, id)).toContain(codice);
    }
    const { corpo } = await client.post(percorsi.movimentoLista, { Filter: {} });
    expect(
      corpo.data.filter(({ TipoMovimento }: { TipoMovimento: string }) => TipoMovimento === 'Consumo'),
    ).toHaveLength(7);
  });

  it('is on for twelve months, and twelve more from its end when it is bought again', async () => {
    const { client } = await makeCompratore();
    expect(await find(client, 'FIRMA')).toMatchObject({ Crediti: PREZZO, FinoAl: await inMesi(12) });
    await buy(client, 'FIRMA');
    expect(await find(client, 'FIRMA')).toMatchObject({ FinoAl: await inMesi(24) });
    await buy(client, 'FIRMA');
    expect(await find(client, 'FIRMA')).toMatchObject({ FinoAl: await inMesi(36) });
  });

  it('takes its credits once, however many times the same request comes, together too', async () => {
    const { client } = await makeCompratore();
    const richiesta = randomUUID();
    const esiti = await Promise.all([1, 2, 3].map(() => buy(client, 'VISURE', PREZZO, richiesta)));
    expect(esiti.map(({ status, corpo }) => [status, corpo.data.Residui])).toEqual(Array(3).fill([201, 90]));
    expect(await find(client, 'VISURE')).toMatchObject({ FinoAl: await inMesi(24) });
    // A hundred credits are ten modules: twelve asked together are ten bought.
    const molte = await Promise.all(Array.from({ length: 12 }, () => buy(client, 'FIRMA')));
    expect(molte.filter(({ status }) => status === 201)).toHaveLength(9);
    expect((await read(client)).Residui).toBe(0);
  });

  it('is neither paid nor on where the price is another, the credits are few, or it is not sold', async () => {
    const { id, client } = await makeCompratore();
    const rifiuti = async (codice: CodiceApplicativo, crediti = PREZZO) => {
      const { status, corpo } = await buy(client, codice, crediti);
      return [status, corpo.Codice];
    };
    expect(await rifiuti('FIRMA', PREZZO - 1)).toEqual([409, 'COSTO_CAMBIATO']);
    // On from the birth of the studio, without an end.
    expect((await buy(client, 'PF')).corpo.ModelState).toEqual({
      Codice: [testiCampo.MODULO_SENZA_SCADENZA],
    });
    // From next month on, without an end: what is bought now would take the end away.
    await app.sql(
      `insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, current_date + 30)`,
      [id],
    );
    expect((await buy(client, 'VISURE')).corpo.ModelState).toEqual({
      Codice: [testiCampo.MODULO_SENZA_SCADENZA],
    });
    await app.sql('update studio set contratto_flat = true where id = $1', [id]);
    expect((await find(client, 'FIRMA'))?.Motivo).toBe(testiCampo.MODULO_CON_CONTRATTO_FLAT);
    await app.sql('update studio set contratto_flat = false where id = $1', [id]);
    await fornitore.post(percorsi.creditiScala, { IdStudio: id, Crediti: 95, Motivazione: 'prova' });
    const [, codice] = await rifiuti('FIRMA');
    expect(codice).toBe('CREDITI_INSUFFICIENTI');
    expect([await listAttivi(client, id), (await read(client)).Residui]).toEqual([['PF', 'manager'], 5]);
  });

  it('is bought by who administers the studio, and by nobody else', async () => {
    const { id } = await makeCompratore();
    const operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_STU, studio_id: id }));
    for (const chi of [operatore, fornitore]) {
      expect((await chi.get(percorsi.creditiModuli)).status).toBe(403);
      expect((await buy(chi, 'FIRMA')).status).toBe(403);
    }
  });
});
