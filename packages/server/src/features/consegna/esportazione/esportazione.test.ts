import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app);
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const colonne = [
  { Campo: 'Denominazione', Titolo: 'Cliente' },
  { Campo: 'CodiceFiscale', Titolo: 'Codice fiscale' },
  { Campo: 'Estera', Titolo: 'Estera' },
];
const ask = (chi: Client, dati: Record<string, unknown>) =>
  chi.post(percorsi.esporta, { lista: 'anagrafica', colonne, formato: 'csv', ...dati });
const fetchEsito = async (chi: Client, id: string) => {
  const risposta = await fetch(chi.indirizzo + percorso(percorsi.lavoroEsito, { id }), {
    headers: { cookie: chi.cookie },
  });
  return { risposta, dati: Buffer.from(await risposta.arrayBuffer()) };
};
const insertMolte = async (studio: number, quante: number) => {
  await app.sql(
    `insert into anagrafica (studio_id, tipo, estera, codice_fiscale, denominazione, ragione_sociale, stato_civile,
       domicilio_fiscale, residenza, residenza_diversa)
     select $1, 'SD', false, 'MOLTE' || lpad(n::text, 6, '0'), 'Ditta ' || lpad(n::text, 6, '0'), 'Ditta', 0, '{}', '{}', false
     from generate_series(1, $2::int) n`,
    [studio, quante],
  );
  await app.sql('analyze anagrafica');
};

describe('the export of a list', () => {
  it('[LST-013] [bad input 25] is a CSV that no spreadsheet can run, of the rows the user sees and no other', async () => {
    const cattive = ['=cmd|calc', '\u001b+1', '-1', '@x', '\tx', 'A;B "C"', 'Normale\u0007\u009f'];
    const larghe = ['＝cmd', '＋1', '－1', '＠x', '−1', '﹦1', ' =x', '\u200b=x', '\rx'];
    for (const [n, denominazione] of [...cattive, ...larghe].entries()) {
      await makeAnagrafica(app, studioId, {
        denominazione,
        ragione_sociale: denominazione,
        codice_fiscale: `F${String(n).padStart(2, '0')}`,
      });
    }
    const altro = await makeUtente(app);
    await makeAnagrafica(app, altro.studioId ?? 0, { denominazione: 'Di un altro studio' });
    const { status, corpo } = await ask(client, { Order: ['CodiceFiscale'] });
    expect(status).toBe(200);
    const lavoro = await waitLavoro(client, corpo.data.jobId);
    expect(lavoro).toMatchObject({
      Stato: 'riuscito',
      Avanzamento: 100,
      Totale: 16,
      Fatte: 16,
      Errore: null,
    });
    const { risposta, dati } = await fetchEsito(client, lavoro.Id);
    expect(risposta.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(risposta.headers.get('content-disposition')).toMatch(
      /^attachment; filename="anagrafica-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(risposta.headers.get('content-security-policy')).toContain('sandbox');
    expect(dati.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(dati.toString('utf8').slice(1).split('\r\n')).toEqual([
      'Cliente;Codice fiscale;Estera',
      "'=cmd|calc;F00;No",
      "'+1;F01;No",
      "'-1;F02;No",
      "'@x;F03;No",
      "'\tx;F04;No",
      '"A;B ""C""";F05;No',
      'Normale;F06;No',
      ...larghe.slice(0, -1).map((testo, n) => `'${testo};F${String(n + 7).padStart(2, '0')};No`),
      `"'\rx";F15;No`,
      '',
    ]);
    expect(lavoro.Esito).toMatchObject({ Tipo: 'text/csv; charset=utf-8', Byte: dati.length });
  });

  it('goes by pages: 10,001 rows, each once, in the order of the list; beyond ten thousand no XLSX', async () => {
    const utente = await makeUtente(app);
    const chi = await loginAs(app, utente);
    await insertMolte(utente.studioId ?? 0, 10_001);
    const rifiutata = await ask(chi, { formato: 'xlsx' });
    expect([rifiutata.status, rifiutata.corpo.Message]).toEqual([
      400,
      'Oltre 10.000 righe si esporta soltanto in CSV.',
    ]);
    const { corpo } = await ask(chi, { Order: ['-Denominazione'] });
    const lavoro = await waitLavoro(chi, corpo.data.jobId);
    expect(lavoro).toMatchObject({ Stato: 'riuscito', Totale: 10_001, Fatte: 10_001 });
    const righe = (await fetchEsito(chi, lavoro.Id)).dati.toString('utf8').trimEnd().split('\r\n').slice(1);
    expect(righe).toHaveLength(10_001);
    expect(new Set(righe).size).toBe(10_001);
    expect([righe[0], righe.at(-1)]).toEqual(['Ditta 010001;MOLTE010001;No', 'Ditta 000001;MOLTE000001;No']);
  });

  it('is an XLSX where numbers are numbers and dates are dates', async () => {
    const { corpo } = await ask(client, {
      formato: 'xlsx',
      Order: ['CodiceFiscale'],
      colonne: [...colonne, { Campo: 'ModificataIl', Titolo: 'Modificata' }],
    });
    const lavoro = await waitLavoro(client, corpo.data.jobId);
    expect(lavoro.Stato).toBe('riuscito');
    const { dati, risposta } = await fetchEsito(client, lavoro.Id);
    expect(dati.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(risposta.headers.get('content-disposition')).toContain('.xlsx"');
  });

  it('[LST-003] of an unknown or hidden column, filter, order or list is refused before it starts', async () => {
    for (const [dati, campo] of [
      [{ colonne: [{ Campo: 'Password', Titolo: 'P' }] }, 'colonne.Password'],
      [{ colonne: [{ Campo: 'constructor', Titolo: 'P' }] }, 'colonne.constructor'],
      [{ Filter: { NonEsiste: 'x' } }, 'Filter.NonEsiste'],
      [{ Order: ['studio_id'] }, 'Order'],
      [{ colonne: [] }, 'colonne'],
      [{ formato: 'exe' }, 'formato'],
    ] as const) {
      const { status, corpo } = await ask(client, dati);
      expect([status, Object.keys(corpo.ModelState ?? {})]).toEqual([400, [campo]]);
    }
    const ignota = await ask(client, { lista: 'utente' });
    expect([ignota.status, ignota.corpo.Message]).toEqual([404, 'Metodo NON definito!']);
    const diAnno = { lista: 'dichiarazione', colonne: [{ Campo: 'ADebito', Titolo: 'A debito' }] };
    expect((await ask(client, { ...diAnno, anno: 1850 })).status).toBe(404);
    expect((await ask(client, { ...diAnno, anno: 2025 })).status).toBe(200);
  });

  it('is nobody else’s, even by its key, and is gone when its time is over', async () => {
    const { corpo } = await ask(client, { Filter: { Denominazione: 'Normale' } });
    const { Id: id } = await waitLavoro(client, corpo.data.jobId);
    const collega = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
    const estraneo = await loginAs(app, await makeUtente(app));
    for (const chi of [collega, estraneo]) {
      for (const modello of [percorsi.lavoroEsito, percorsi.lavoroUno, percorsi.lavoroRighe])
        expect((await chi.get(percorso(modello, { id }))).status).toBe(404);
      expect((await chi.post(percorsi.lavoroFerma, { JobId: id })).status).toBe(404);
    }
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    expect((await fornitore.get(percorso(percorsi.lavoroUno, { id }))).status).toBe(200);
    expect((await call(app.indirizzo + percorso(percorsi.lavoroEsito, { id }))).status).toBe(401);
    await app.sql("update lavoro set scade_il = now() - interval '1 second' where id = $1", [id]);
    expect((await client.get(percorso(percorsi.lavoroEsito, { id }))).status).toBe(404);
  });
});
