import {
  HEADER_APP,
  LAVORO_IMPORTAZIONE_IMMOBILI,
  percorsi,
  percorso,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { readNumero, readQuota } from './immobile.rules.ts';

const ROSSI = 'RSSMRA80A01H501U';
const VERDI = 'VRDLGI75B02F205K';
let app: AppDiProva;
let chi: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  chi = await loginAs(app, utente);
  await makeAnagrafica(app, studioId, { codice_fiscale: ROSSI });
  await makeAnagrafica(app, studioId, { codice_fiscale: VERDI });
});
afterAll(() => app.stop());

async function send(testo: string) {
  const body = new FormData();
  body.append('uploadFile0', new Blob([testo]), 'visura.csv');
  const headers = { cookie: chi.cookie, origin: chi.indirizzo, [HEADER_APP]: 'prova' };
  const url = chi.indirizzo + percorsi.immobiliImportazioneFile;
  const risposta = await fetch(url, { method: 'POST', body, headers });
  return { status: risposta.status, corpo: await risposta.json() };
}
const preview = (id: string, Colonne: unknown, Presenti = 'scarta') =>
  chi.post(percorso(percorsi.immobiliImportazioneAnteprima, { id }), { Colonne, Presenti });
const run = async (id: string, Colonne: unknown, Presenti = 'scarta') => {
  const Parametri = { IdImportazione: id, Nome: 'visura.csv', Colonne, Presenti };
  const { corpo } = await chi.post(percorsi.lavoroAvvia, { Nome: LAVORO_IMPORTAZIONE_IMMOBILI, Parametri });
  return waitLavoro(chi, corpo.data.jobId);
};
const count = async (tabella: 'immobile' | 'possesso') =>
  (
    await app.sql<{ n: number }>(`select count(*)::int as n from ${tabella} where studio_id = $1`, [studioId])
  )[0]?.n;

const TESTA = 'Comune;Foglio;Particella;Sub;Categoria;Rendita;RD;RA;Codice fiscale;Quota\n';

describe('the import of buildings and land', () => {
  it('[IMM-016] shows each row before writing, then writes the good ones and says why not of the others', async () => {
    const { status, corpo } = await send(
      `${TESTA}Roma;12;34;5;A2;1.234,56;;;${ROSSI};1/2
H501;12;34;5;A/2;1.234,56;;;${VERDI};50%
Roma;7;8;;;;10,50;5,25;${ROSSI};
Roma;7;9;;Z/9;100;;;${ROSSI};
Roma;7;10;;A/3;100;;;BNCNNA70C41H501X;
Roma;7;11;;A/3;100;;;${ROSSI};120
Città del Nulla;7;12;;A/3;100;;;${ROSSI};
`,
    );
    expect([status, corpo.data.Colonne, corpo.data.Righe]).toEqual([
      201,
      [
        'Comune',
        'Foglio',
        'Particella',
        'Subalterno',
        'Categoria',
        'Rendita',
        'RenditaDominicale',
        'RenditaAgraria',
        'CodiceFiscale',
        'Quota',
      ],
      7,
    ]);
    const { Id, Colonne } = corpo.data;
    const { corpo: anteprima } = await preview(Id, Colonne);
    const esiti = anteprima.data.map((riga: { Esito: string }) => riga.Esito);
    expect(esiti).toEqual(['nuova', 'aggiornata', 'nuova', ...Array(4).fill('scartata')]);
    expect(anteprima.data[0]).toMatchObject({
      Denominazione: 'Fabbricato A/2 f. 12 p. 34 s. 5',
      Comune: 'Roma',
    });
    expect(anteprima.data[4].Messaggio).toBe('Nessun cliente dello studio ha questo codice fiscale.');
    expect(anteprima.data[6].Messaggio).toContain('Comune sconosciuto: Città del Nulla.');
    expect([await count('immobile'), await count('possesso')]).toEqual([0, 0]);

    const lavoro = await run(Id, Colonne);
    expect(lavoro).toMatchObject({ Stato: 'riuscito con errori', Riuscite: 3, Scartate: 4 });
    expect([await count('immobile'), await count('possesso')]).toEqual([2, 3]);
    const { corpo: case_ } = await chi.post(percorsi.fabbricatoLista, {});
    expect(case_.data[0]).toMatchObject({ Comune: 'H501', Foglio: '12', Categoria: 'A/2', Rendita: 1234.56 });
    const { corpo: campi } = await chi.post(percorsi.terrenoLista, {});
    expect(campi.data[0]).toMatchObject({ Particella: '8', RenditaDominicale: 10.5, RenditaAgraria: 5.25 });
    const { corpo: resoconto } = await chi.get(percorso(percorsi.lavoroRighe, { id: lavoro.Id }));
    expect(resoconto.data.map(({ Numero }: { Numero: number }) => Numero)).toEqual([5, 6, 7, 8]);
  });

  it('[IMM-016] leaves a property that is already there, unless it is to be completed', async () => {
    const riga = `${TESTA}Roma;12;34;5;A/2;2000;;;${ROSSI};30\n`;
    const { Id, Colonne } = (await send(riga)).corpo.data;
    const { corpo } = await preview(Id, Colonne);
    expect(corpo.data[0]).toMatchObject({
      Esito: 'scartata',
      Messaggio: 'Immobile già presente nello studio.',
    });
    expect((await run(Id, Colonne, 'aggiorna')).Stato).toBe('riuscito');
    const { corpo: lista } = await chi.post(percorsi.fabbricatoLista, { Filter: { Foglio: '12' } });
    expect([lista.Total, lista.data[0].Rendita]).toEqual([1, 2000]);
    const { corpo: uno } = await chi.get(percorso(percorsi.fabbricatoUno, { id: lista.data[0].Id }));
    expect(uno.data.Proprietari.map(({ Quota }: { Quota: number }) => Quota).sort()).toEqual([30, 50]);
  });

  it('[IMM-016] [ERR-045] says of a file without any land or building that there is none', async () => {
    const vuoto = await send(TESTA);
    expect([vuoto.status, vuoto.corpo.Message]).toEqual([400, 'Nessun terreno o fabbricato da importare.']);
    const { Id, Colonne } = (await send(`${TESTA}Roma;;;;;;;;${ROSSI};\n`)).corpo.data;
    const { status, corpo } = await preview(Id, Colonne);
    expect([status, corpo.Message]).toEqual([400, 'Nessun terreno o fabbricato da importare.']);
  });

  it('is not the import of clients: a file of one is not there for the other', async () => {
    const { Id } = (await send(`${TESTA}Roma;1;1;;A/2;1;;;${ROSSI};\n`)).corpo.data;
    const altro = percorso(percorsi.importazioneAnteprima, { id: Id });
    expect((await chi.post(altro, { Colonne: ['CodiceFiscale'] })).status).toBe(404);
    const { status, corpo } = await preview(Id, ['Foglio']);
    expect([status, corpo.ModelState.Colonne]).toEqual([400, ['Indicare quale colonna contiene il comune.']]);
  });

  it('[IMM-016] an amount is read as it is written, or the row is left with what was written', async () => {
    const scritte: readonly [string, number | null][] = [
      ['1,234.50', 1234.5],
      ["1'234,50", 1234.5],
      ['1\u202f234,50 €', 1234.5],
      ['1.2345,6', null],
      ['1,234', null],
      ['−500', null],
      ['(500)', null],
    ];
    const righe = scritte.map(([rendita], i) => `Roma;21;${i};;A/2;${rendita};;;${ROSSI};`);
    const { Id, Colonne } = (await send(`${TESTA}${righe.join('\n')}\n`)).corpo.data;
    const { corpo: anteprima } = await preview(Id, Colonne);
    for (const [i, [rendita, atteso]] of scritte.entries())
      expect(anteprima.data[i], rendita).toMatchObject(
        atteso === null
          ? {
              Esito: 'scartata',
              Messaggio: `Rendita: «${rendita}» non è un numero con al massimo due decimali.`,
            }
          : { Esito: 'nuova', Messaggio: null },
      );
    await run(Id, Colonne);
    const { corpo: lista } = await chi.post(percorsi.fabbricatoLista, { Filter: { Foglio: '21' } });
    expect(lista.data.map(({ Rendita }: { Rendita: number }) => Rendita)).toEqual([1234.5, 1234.5, 1234.5]);
  });

  it('reads numbers and shares as people and sheets write them', () => {
    expect(['1.234,56', '1234.56', '1.234', '10', '€ 5,5', 'x', ''].map(readNumero)).toEqual([
      1234.56,
      1234.56,
      1234,
      10,
      5.5,
      null,
      null,
    ]);
    expect(['', '50', '50 %', '1/2', '1/3', '1/0', 'metà'].map(readQuota)).toEqual([
      100,
      50,
      50,
      50,
      33.33,
      null,
      null,
    ]);
  });
});
