import { randomUUID } from 'node:crypto';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { datiDiFatturazione } from '../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { verifyConti } from './verifica.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let pacchetto: string;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    ...{ Nome: 'Avvio', Crediti: 25, CostoUnitario: 2, ScadenzaMesi: 12, Pubblico: true },
  });
  pacchetto = corpo.data.Id;
});
afterAll(async () => {
  expect((await verifyConti(app.servizi.db)).difformita).toEqual([]);
  await app.stop();
});

interface Esito {
  readonly IdStudio: number;
  readonly NomeStudio: string | null;
  readonly Attivato: boolean;
  readonly Residui: number | null;
  readonly Messaggio: string | null;
}
const activate = async (chi: Client, IdStudi: readonly number[], altro: object = {}) => {
  const risposta = await chi.post(percorsi.creditiAttivazione, {
    ...{ IdStudi, Applicativo: 'FIRMA', Anno: 2025, IdPacchetto: pacchetto, IdRichiesta: randomUUID() },
    ...altro,
  });
  expect(risposta.status).toBe(200);
  return risposta.corpo.data as Esito[];
};

/** A gestore that sells the package, and some studi of its that can be invoiced. */
async function makeRete(quanti: number) {
  const { id: gestoreId } = await makeGestore(app);
  const gestore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }),
  );
  await gestore.put(percorso(percorsi.pacchettoAttivazione, { id: pacchetto }), {
    Attivo: true,
    Pubblico: true,
  });
  const studi: number[] = [];
  for (let posto = 0; posto < quanti; posto += 1)
    studi.push((await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id);
  return { gestoreId, gestore, studi };
}
const listAttivi = async (studi: readonly number[]) =>
  (
    await app.sql<{ studio_id: number; modo: string }>(
      "select studio_id, modo from applicativo_studio where codice = 'FIRMA' and anno = 2025 and studio_id = any ($1) order by 1",
      [studi],
    )
  ).map(({ studio_id, modo }) => [studio_id, modo]);
const contaMovimenti = async (studi: readonly number[]) =>
  (
    await app.sql<{ quanti: number }>(
      "select count(*)::int as quanti from movimento where tipo = 'Acquisto manuale' and studio_id = any ($1)",
      [studi],
    )
  )[0]?.quanti;

describe('a module for many studi, each with a package', () => {
  it('[CRE-017] fifty studi: forty-nine have it for the year with their credits, one says why not', async () => {
    const { gestore, studi } = await makeRete(50);
    const senzaVia = studi[7] ?? 0;
    await app.sql('update studio set via = null where id = $1', [senzaVia]);
    const IdRichiesta = randomUUID();
    const esiti = await activate(gestore, studi, { IdRichiesta });
    expect(esiti.map(({ IdStudio }) => IdStudio)).toEqual(studi);
    expect(esiti.filter(({ Attivato }) => !Attivato)).toEqual([
      {
        IdStudio: senzaVia,
        NomeStudio: expect.any(String),
        Attivato: false,
        Residui: null,
        Messaggio: expect.stringContaining('fatturazione'),
      },
    ]);
    const buoni = studi.filter((id) => id !== senzaVia);
    expect(esiti.filter(({ Residui }) => Residui === 25)).toHaveLength(49);
    expect(await listAttivi(studi)).toEqual(buoni.map((id) => [id, 'crediti']));
    // Sent again because the answer was lost, or twice at once: nobody is given it twice.
    await Promise.all([
      activate(gestore, studi.slice(0, 5), { IdRichiesta }),
      activate(gestore, studi.slice(0, 5), { IdRichiesta }),
    ]);
    expect(await contaMovimenti(studi)).toBe(49);
  });

  it('[CRE-017] goes no further than the limit that the vendor gave to the gestore, two at once neither', async () => {
    const { gestoreId, gestore, studi } = await makeRete(6);
    const { data } = (await fornitore.get(percorso(percorsi.gestoreUno, { id: String(gestoreId) }))).corpo;
    const scritto = { ...data, LimiteAttivazioni: 4 };
    const risposta = await fornitore.put(percorso(percorsi.gestoreUno, { id: String(gestoreId) }), scritto);
    expect(risposta.corpo.data.LimiteAttivazioni).toBe(4);
    const insieme = await Promise.all([
      activate(gestore, studi.slice(0, 3)),
      activate(gestore, studi.slice(3)),
    ]);
    const negati = insieme.flat().filter(({ Attivato }) => !Attivato);
    expect(negati.map(({ Messaggio }) => Messaggio)).toEqual(
      Array(2).fill('Il gestore ha raggiunto il limite di attivazioni di questo modulo per l’anno.'),
    );
    expect(await listAttivi(studi)).toHaveLength(4);
    expect(await contaMovimenti(studi)).toBe(4);
    const { corpo } = await gestore.post(percorsi.studioAttivazione, {
      ...{ IdStudi: studi, Applicativo: 'FIRMA', Abilita: true, Anno: 2025 },
    });
    expect([corpo.data.aggiornati, corpo.data.errori.length]).toEqual([4, 2]);
    // Who has it already is no more of them; another year is another count.
    expect(await activate(gestore, studi, { Anno: 2024 })).toHaveLength(6);
    await gestore.put(percorso(percorsi.gestoreUno, { id: String(gestoreId) }), {
      ...risposta.corpo.data,
      LimiteAttivazioni: 100,
    });
    const dopo = await fornitore.get(percorso(percorsi.gestoreUno, { id: String(gestoreId) }));
    expect(dopo.corpo.data.LimiteAttivazioni).toBe(4);
  });

  it('[CRE-017] leaves alone the studi of another, a package that is not sold, and who may not', async () => {
    const uno = await makeRete(1);
    const altro = await makeRete(1);
    const [mio, suo] = [uno.studi[0] ?? 0, altro.studi[0] ?? 0];
    const esiti = await activate(uno.gestore, [mio, suo]);
    expect(esiti.map(({ Attivato, NomeStudio }) => [Attivato, NomeStudio === null])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await listAttivi([suo])).toEqual([]);
    const [strano] = await activate(altro.gestore, [suo], { IdPacchetto: randomUUID() });
    expect([strano?.Attivato, strano?.Messaggio]).toEqual([false, expect.stringMatching(/acchetto/)]);
    expect(await listAttivi([suo])).toEqual([]);
    const capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: mio }));
    const scelta = { Applicativo: 'FIRMA', Anno: 2025, IdPacchetto: pacchetto, IdRichiesta: randomUUID() };
    expect((await capo.post(percorsi.creditiAttivazione, { ...scelta, IdStudi: [mio] })).status).toBe(403);
    const vuota = await uno.gestore.post(percorsi.creditiAttivazione, { ...scelta, IdStudi: [] });
    expect([vuota.status, vuota.corpo.Message]).toEqual([400, 'Selezionare almeno uno studio.']);
  });
});
