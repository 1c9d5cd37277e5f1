import { type DelegaFilo, percorsi, percorso, testiDelega, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs, type Risposta } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
let altroStudio: number;
let altroClient: Client;
const ANNO = 2026;
const OGGI = '2026-03-10T10:00:00Z';
const setNow = (quando: string) => vi.spyOn(app.servizi, 'now').mockReturnValue(new Date(quando));

beforeAll(async () => {
  app = await makeApp();
  setNow(OGGI);
  // An operator: of who administers a second step is asked when the clock is moved.
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  const altro = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  [studioId, altroStudio] = [utente.studioId ?? 0, altro.studioId ?? 0];
  client = await loginAs(app, utente);
  altroClient = await loginAs(app, altro);
});
afterAll(() => app.stop());

let numero = 0;
/** One of the studio, or shared by all (`di` 0). */
async function makeIntermediario(di = studioId): Promise<string> {
  numero += 1;
  const [riga] = await app.sql<{ id: string }>(
    `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome, rappresentante_nome)
     values ($1, 'Dichiarazione', $2, $3, 'Neri', 'Ada') returning id`,
    [di, String(10_000_000_000 + numero), `Centro ${numero}`],
  );
  return riga?.id ?? '';
}
const makeCliente = (dati: Parameters<typeof makeAnagrafica>[2] = {}, di = studioId) =>
  makeAnagrafica(app, di, {
    tipo_documento: 'Carta',
    numero_documento: 'AX1',
    data_scadenza: '2030-01-01',
    ...dati,
  });

const crea = (corpo: Record<string, unknown>, chi = client): Promise<Risposta> =>
  chi.post(percorsi.deleghe, { Anno: ANNO, Tipo: 'Delega', Numero: '7', DataDelega: '2026-03-01', ...corpo });
async function makeDelega(intermediario: string, corpo: Record<string, unknown> = {}): Promise<string> {
  const { id } = await makeCliente();
  const risposta = await crea({ IdAnagrafica: id, IdIntermediario: intermediario, ...corpo });
  if (risposta.status !== 201) throw new Error(risposta.testo);
  return risposta.corpo.data.Id;
}
const una = (id: string) => percorso(percorsi.delegaUna, { id });
const registra = (id: string, chi = client) => chi.post(percorso(percorsi.delegaRegistraUna, { id }), {});
const list = async (filtro: object): Promise<DelegaFilo[]> =>
  (await client.post(percorsi.delegaLista, { Filter: filtro, PageSize: 500, Order: ['Progressivo'] })).corpo
    .data;

describe('a delega', () => {
  it('[F24-002] has number, progressive, state, day of register, type and signature, also in the list', async () => {
    const intermediario = await makeIntermediario();
    const { id } = await makeCliente({ denominazione: 'Bianchi Ugo' });
    const { status, corpo } = await crea({
      IdAnagrafica: id,
      IdIntermediario: intermediario,
      Firma: 'Elettronica',
    });
    expect(status).toBe(201);
    expect(corpo.data).toMatchObject({
      Numero: '7',
      Progressivo: null,
      Stato: 'Da registrare',
      DataRegistro: null,
      Tipo: 'Delega',
      Firma: 'Elettronica',
      DataDelega: '2026-03-01',
      // Of the record of the client: nothing was written of it.
      TipoDocumento: 'Carta',
      NumeroDocumento: 'AX1',
      ScadenzaDocumento: '2030-01-01',
    });
    const registrata = (await registra(corpo.data.Id)).corpo.data;
    expect(registrata).toMatchObject({ Stato: 'Registrata', Progressivo: 1, DataRegistro: '2026-03-10' });
    expect(await list({ IdIntermediario: intermediario })).toEqual([registrata]);
    expect((await list({ IdIntermediario: intermediario, Stato: 'Da registrare' })).length).toBe(0);
  });

  it('has one of four types, and no choice where nothing is said', async () => {
    const intermediario = await makeIntermediario();
    const { id } = await makeCliente();
    const senza = await crea({ IdAnagrafica: id, IdIntermediario: intermediario, Tipo: undefined });
    expect(senza.corpo.data.Tipo).toBe('Nessuna scelta');
    for (const Tipo of ['Delega', 'Non conferisce delega', 'Revoca delega', 'Nessuna scelta'])
      expect((await crea({ IdAnagrafica: id, IdIntermediario: intermediario, Tipo })).status).toBe(201);
    expect((await crea({ IdAnagrafica: id, IdIntermediario: intermediario, Tipo: 'Altra' })).status).toBe(
      400,
    );
  });

  it('[F24-003] cannot be changed, deleted or recorded again once it is in the register', async () => {
    const id = await makeDelega(await makeIntermediario());
    const prima = (await client.get(una(id))).corpo.data;
    const scritta = {
      IdIntermediario: prima.IdIntermediario,
      ...{ Anno: ANNO, Tipo: 'Delega', Firma: 'Autografa', Numero: '8', DataDelega: '2026-03-02' },
      NumeroDocumento: 'AX2',
    };
    const cambiata = await client.put(una(id), { ...scritta, Versione: 1 });
    expect([cambiata.status, cambiata.corpo.data.Numero]).toEqual([200, '8']);
    expect((await client.put(una(id), { ...scritta, Versione: 1 })).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await registra(id)).status).toBe(200);
    const dopo = (await client.get(una(id))).corpo.data;
    for (const risposta of [
      await client.put(una(id), { ...scritta, Versione: dopo.Versione }),
      await client.delete(una(id)),
      await registra(id),
    ])
      expect([risposta.status, risposta.corpo.Codice]).toEqual([409, 'DELEGA_REGISTRATA']);
    expect((await client.get(una(id))).corpo.data).toEqual(dopo);
    // Nor by who writes in the database without asking.
    await expect(app.sql('update delega set numero = $1 where id = $2', ['9', id])).rejects.toThrow(
      /registrata/,
    );
    await expect(app.sql('delete from delega where id = $1', [id])).rejects.toThrow(/registrata/);
  });

  it('[F24-004] goes into the register of the current year and of no other', async () => {
    const intermediario = await makeIntermediario();
    const scorsa = await makeDelega(intermediario, { Anno: ANNO - 1 });
    const prossima = await makeDelega(intermediario, { Anno: ANNO + 1 });
    for (const id of [scorsa, prossima]) {
      const { status, corpo } = await registra(id);
      expect([status, corpo.ModelState]).toEqual([400, { Anno: [testiDelega.ANNO_NON_IN_CORSO] }]);
    }
    expect((await registra(await makeDelega(intermediario))).status).toBe(200);
    // The year is that of Rome: half past eleven at night of the last day is already the next.
    setNow('2026-12-31T23:30:00Z');
    const diCapodanno = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
    const { corpo } = await registra(prossima, diCapodanno);
    expect(corpo.data).toMatchObject({ Progressivo: 1, DataRegistro: '2027-01-01' });
    setNow(OGGI);
  });

  it('[F24-005] takes the next number of its intermediary and year, without gaps however many ask at once', async () => {
    const condiviso = await makeIntermediario(0);
    const proprio = await makeIntermediario();
    const deleghe = await Promise.all(Array.from({ length: 12 }, () => makeDelega(condiviso)));
    const altrui = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { id } = await makeCliente({}, altroStudio);
        return (await crea({ IdAnagrafica: id, IdIntermediario: condiviso }, altroClient)).corpo.data.Id;
      }),
    );
    // One of them cannot: its number goes to another.
    const senza = await makeDelega(condiviso, { Tipo: 'Nessuna scelta' });
    const risposte = await Promise.all([
      ...deleghe.map((id) => registra(id)),
      registra(senza),
      ...altrui.map((id) => registra(id, altroClient)),
    ]);
    const numeri = risposte.flatMap(({ status, corpo }) => (status === 200 ? [corpo.data.Progressivo] : []));
    expect(numeri.sort((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
    expect((await registra(await makeDelega(proprio))).corpo.data.Progressivo).toBe(1);
    expect((await registra(await makeDelega(condiviso))).corpo.data.Progressivo).toBe(19);
    await expect(
      app.sql(
        `insert into delega (studio_id, anagrafica_id, intermediario_id, anno, tipo, firma, numero, data_delega, progressivo,
           data_registro, codice_fiscale, denominazione, intermediario_nome, intermediario_codice)
         select studio_id, anagrafica_id, intermediario_id, anno, tipo, firma, numero, data_delega, progressivo,
           data_registro, codice_fiscale, denominazione, intermediario_nome, intermediario_codice from delega where id = $1`,
        [deleghe[0]],
      ),
    ).rejects.toThrow(/delega_progressivo/);
  });

  it('several go into the register in their order: those that cannot say why, the others are done', async () => {
    const intermediario = await makeIntermediario();
    const [prima = '', scorsa = '', seconda = ''] = [
      await makeDelega(intermediario),
      await makeDelega(intermediario, { Anno: ANNO - 1 }),
      await makeDelega(intermediario),
    ];
    const { corpo } = await client.post(percorsi.delegaRegistra, { Codici: [seconda, scorsa, prima] });
    expect(corpo.data).toEqual({
      registrate: [seconda, prima],
      errori: [{ Codice: scorsa, Messaggio: testiDelega.ANNO_NON_IN_CORSO }],
    });
    const registrate = await list({ IdIntermediario: intermediario, Stato: 'Registrata' });
    expect(registrate.map(({ Id }) => Id)).toEqual([seconda, prima]);
  });

  it('is refused without its identity document, its intermediary or its client, on their field', async () => {
    const intermediario = await makeIntermediario();
    const { id } = await makeCliente({ tipo_documento: null, numero_documento: null, data_scadenza: null });
    const senza = (await crea({ IdAnagrafica: id, IdIntermediario: intermediario })).corpo.data;
    expect((await registra(senza.Id)).corpo.ModelState).toEqual({
      NumeroDocumento: [testiDelega.SENZA_DOCUMENTO],
    });
    const domani = await crea({ IdAnagrafica: id, IdIntermediario: intermediario, DataDelega: '2026-03-11' });
    expect(domani.corpo.ModelState).toEqual({ DataDelega: [testiDelega.DATA_FUTURA] });
    const antica = await crea({ IdAnagrafica: id, IdIntermediario: intermediario, DataDelega: '1800-01-01' });
    expect(antica.corpo.ModelState).toEqual({ DataDelega: [testiDelega.DATA_PRIMA] });
    const altrui = await makeIntermediario(altroStudio);
    expect((await crea({ IdAnagrafica: id, IdIntermediario: altrui })).corpo.ModelState).toEqual({
      IdIntermediario: [testiDelega.INTERMEDIARIO_NON_USABILE],
    });
    const estraneo = await makeCliente({}, altroStudio);
    expect((await crea({ IdAnagrafica: estraneo.id, IdIntermediario: intermediario })).status).toBe(404);
    const orfana = await makeDelega(intermediario);
    await app.sql('delete from intermediario where id = $1', [intermediario]);
    expect((await registra(orfana)).corpo.ModelState).toEqual({
      IdIntermediario: [testiDelega.INTERMEDIARIO_NON_USABILE],
    });
  });

  it('passes to the record that stays when two become one, under the name it was recorded with', async () => {
    const intermediario = await makeIntermediario();
    const id = await makeDelega(intermediario);
    const registrata = (await registra(id)).corpo.data;
    const resta = await makeCliente({ denominazione: 'Chi resta' });
    await app.sql('update delega set anagrafica_id = $1 where id = $2', [resta.id, id]);
    expect((await client.get(una(id))).corpo.data).toEqual({ ...registrata, IdAnagrafica: resta.id });
  });

  it('[ANA-015] holds the record of its client', async () => {
    const { id } = await makeCliente();
    await crea({ IdAnagrafica: id, IdIntermediario: await makeIntermediario() });
    const risposta = await client.delete(percorso(percorsi.anagraficaUna, { id }));
    expect([risposta.status, risposta.corpo.Codice]).toEqual([409, 'ANAGRAFICA_IN_USO']);
  });
});

describe('the register', () => {
  it('[F24-006] is printed in the order of its numbers, as many rows as the list has, with the names of that day', async () => {
    const intermediario = await makeIntermediario();
    const cliente = await makeCliente({ denominazione: 'Àndria; Ugo' });
    const prima = (await crea({ IdAnagrafica: cliente.id, IdIntermediario: intermediario })).corpo.data;
    await registra(prima.Id);
    for (let n = 0; n < 2; n += 1) await registra(await makeDelega(intermediario, { Tipo: 'Revoca delega' }));
    await makeDelega(intermediario);
    await app.sql("update anagrafica set denominazione = 'Oggi altro' where id = $1", [cliente.id]);
    const dove = { intermediario, anno: ANNO };
    const csv = (await client.get(percorso(percorsi.delegaRegistroCsv, dove))).testo;
    const righe = csv.replace('\uFEFF', '').trim().split('\r\n');
    expect(righe[0]).toBe('Progr.;Registrata;Codice fiscale;Cognome e nome;Tipo;Data delega;Documento');
    expect(righe[1]).toBe(`1;10/03/2026;${prima.CodiceFiscale};"Àndria; Ugo";Delega;01/03/2026;Carta AX1`);
    expect(righe.slice(1).map((riga) => riga.split(';')[0])).toEqual(['1', '2', '3']);
    const elenco = await list({ IdIntermediario: intermediario, Anno: ANNO, Stato: 'Registrata' });
    expect(elenco.length).toBe(righe.length - 1);
    expect(elenco[0]?.Denominazione).toBe('Àndria; Ugo');
    const pdf = await client.get(percorso(percorsi.delegaRegistroPdf, dove));
    expect([pdf.status, pdf.headers.get('content-type'), pdf.testo.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await client.get(percorso(percorsi.delegaRegistroCsv, { ...dove, anno: 2025 }))).status).toBe(
      404,
    );
    expect((await altroClient.get(percorso(percorsi.delegaRegistroCsv, dove))).status).toBe(404);
  });
});
