import { HEADER_APP, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../test/client.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { rotte } from '../app.ts';

/**
 * Two studi, each with its own rows. Every call that names a record is made by one with the ids of the other: it answers
 * as if the record did not exist, and not a byte of the other studio changes. New calls are covered by being registered.
 */
let app: AppDiProva;
let estraneo: Client;
let gestoreEstraneo: Client;
let proprietario: Client;
let vittima: {
  studioId: number;
  anagrafica: string;
  dichiarazione: string;
  vista: string;
  aliquota: string;
  delega: string;
  f24: string;
  immobile: string;
  contratto: string;
};

async function makeVittima() {
  const { id: studioId } = await makeStudio(app, { gestore_id: (await makeGestore(app)).id });
  const { id: anagrafica } = await makeAnagrafica(app, studioId, {
    tipo: 'PF',
    denominazione: 'Vittima Vera',
  });
  const [riga] = await app.sql<{ id: string }>(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita)
     values ($1, $2, 2025, 'Persone fisiche', 'Ordinaria') returning id`,
    [studioId, anagrafica],
  );
  const [vista] = await app.sql<{ id: string }>(
    "insert into vista (studio_id, lista, nome, contenuto) values ($1, 'anagrafica', 'Vera', $2) returning id",
    [studioId, { filter: {}, logic: 'and', order: [], colonne: [], righePerPagina: null }],
  );
  const [aliquota] = await app.sql<{ id: string }>(
    `insert into aliquota_studio (studio_id, comune, comune_descrizione, anno, fattispecie, percento, numero_delibera,
       data_delibera) values ($1, 'H501', 'Roma', 2024, 'terreni', 1, 'Vittima Vera', '2023-12-20') returning id`,
    [studioId],
  );
  const [delega] = await app.sql<{ id: string }>(
    `insert into delega (studio_id, anagrafica_id, intermediario_id, anno, tipo, firma, numero, data_delega,
       intermediario_nome, intermediario_codice)
     select studio_id, id, gen_random_uuid(), 2026, 'Delega', 'Autografa', '1', '2026-01-02', 'Vittima', 'X'
     from anagrafica where studio_id = $1 limit 1 returning id`,
    [studioId],
  );
  await app.sql(
    `insert into delega_unica (studio_id, anagrafica_id, intermediario_id, intermediario_nome, intermediario_codice, stato,
       aree_chieste, chiesta_il) values ($1, $2, gen_random_uuid(), 'Vittima', 'X', 'Link creato', '{isa}', now())`,
    [studioId, anagrafica],
  );
  await app.sql(
    `with c as (insert into collegamento_cliente (studio_id, anagrafica_id, genere, email, hash, scade_il, creato_il, fine, finito_il)
       values ($1, $2, 'richiesta', 'vittima@posta.example', decode(repeat('ab', 32), 'hex'), now(), now(), 'usato', now())
       returning id)
     insert into richiesta_documento (studio_id, anagrafica_id, dichiarazione_id, collegamento_id, caselle, documento, stato,
       chiesta_il, arrivata_il, file) select $1, $2, $3, c.id, '{RC1.3}', 'Vittima', 'Arrivata', now(), now(),
       array[gen_random_uuid()] from c`,
    [studioId, anagrafica, riga?.id],
  );
  const [f24] = await app.sql<{ id: string }>(
    `with f as (insert into f24 (studio_id, anagrafica_id, numero, anno, scadenza, data, debito)
       values ($1, $2, 1, 2026, '2026-06-30', '2026-06-30', 100) returning id),
     r as (insert into f24_riga (studio_id, f24_id, posto, sezione, codice, debito) select $1, f.id, 1, 'erario', '4001', 100 from f)
     select id from f`,
    [studioId, anagrafica],
  );
  await app.sql(
    'insert into f24_detto (studio_id, f24_id, pagato_il, detto_il) values ($1, $2, now(), now())',
    [studioId, f24?.id],
  );
  const [immobile] = await app.sql<{ id: string }>(
    "insert into immobile (studio_id, genere, comune, categoria) values ($1, 'fabbricato', 'H501', 'A/2') returning id",
    [studioId],
  );
  const [contratto] = await app.sql<{ id: string }>(
    `insert into contratto_locazione (studio_id, immobile_id, dal, canone, codice_canone)
     values ($1, $2, '2024-01-01', 1000, '1') returning id`,
    [studioId, immobile?.id],
  );
  return {
    studioId,
    anagrafica,
    dichiarazione: riga?.id ?? '',
    vista: vista?.id ?? '',
    aliquota: aliquota?.id ?? '',
    delega: delega?.id ?? '',
    f24: f24?.id ?? '',
    immobile: immobile?.id ?? '',
    contratto: contratto?.id ?? '',
  };
}

beforeAll(async () => {
  app = await makeApp();
  vittima = await makeVittima();
  await makeVittima();
  const { AMM_STU, AMM_GES } = tipologiaUtente;
  const gestore = await makeGestore(app);
  estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
  gestoreEstraneo = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestore.id }),
  );
  proprietario = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: vittima.studioId }),
  );
});
afterAll(() => app.stop());

const tabelle = [
  'anagrafica',
  'anagrafica_conteggio',
  'statistica_cliente',
  'statistica_dichiarazione',
  'statistica_movimento',
  'dichiarazione',
  'dichiarazione_modifica',
  'bilancio',
  'dichiarazione_bozza',
  'dichiarazione_copia',
  'dichiarazione_telematico',
  'dichiarazione_telematico_file',
  'dichiarazione_telematico_ricevuta',
  'dichiarazione_vista',
  'dichiarazione_archivio',
  'dichiarazione_stampa',
  'messaggio',
  'vista',
  'documento',
  'documento_versione',
  'busta',
  'pacchetto_archivio',
  'ticket',
  'ticket_messaggio',
  'ticket_nota',
  'ticket_allegato',
  'ticket_veduta',
  'delega_unica',
  'collegamento_cliente',
  'seguito_cliente',
  'richiesta_documento',
  'richiesta_precompilata',
  'ordine_precompilata',
  'ordine_precompilata_riga',
  'visura',
  'accordo',
  'immobile',
  'possesso',
  'contratto_locazione',
  'anagrafica_modifica',
  'legame',
  'gruppo',
  'gruppo_anagrafica',
  'importazione',
  'storico_esportazione',
  'storico_esportazione_parte',
  'aliquota_studio',
  'delega',
  'liquidazione_iva',
  'comunicazione_iva',
  'f24',
  'f24_riga',
  'f24_file',
  'f24_detto',
  'voce_fiscale',
  'movimento_fiscale',
  'conto_fiscale',
  'tag',
  'tag_anagrafica',
  'tag_dichiarazione',
  'intermediario',
  'credenziale',
  'applicativo_studio',
  'blocco_studio',
  'conto',
  'movimento',
  'acquisto',
];
async function readImpronte(): Promise<unknown> {
  const impronte = [];
  for (const tabella of tabelle) {
    const righe = await app.sql(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as impronta from ${tabella} t where studio_id = $1`,
      [vittima.studioId],
    );
    impronte.push([tabella, righe]);
  }
  return impronte;
}

const idsDellaVittima = () => {
  const { studioId: _studio, ...ids } = vittima;
  return Object.values(ids);
};
const conId = rotte.filter(({ percorso: modello }) => /:id\b/.test(modello));
const fill = (modello: string, id: string, altri: Record<string, string> = {}) =>
  percorso(modello, {
    anno: 2025,
    prefisso: 'pf',
    quadro: 'RC',
    azione: 'apri',
    chiave: 'RN1.1',
    nome: 'Addizionali',
    file: id,
    allegato: id,
    numero: '1',
    ...altri,
    id,
  });
/** Enough of a body to pass the schemas of today: what matters is who asks. */
const corpo = {
  Versione: 1,
  Righi: {},
  Quadro: 'RC',
  Tipo: 'SD',
  CodiceFiscale: '00743110157',
  RagioneSociale: 'Rubata',
  Nome: 'Rubata',
  NumeroDelibera: 'Rubata',
  DataDelibera: '2023-12-20',
  DomicilioFiscale: { Comune: 'H501' },
  Comune: 'H501',
  Categoria: 'A/2',
  TipoProfiloCliente: 0,
  Proprietari: [],
  Dal: '2024-01-01',
  Canone: 1,
  CodiceCanone: '1',
  IdIntermediario: null,
  Documenti: 'Rubati',
  Entro: null,
  Conferma: true,
  DataImpegno: null,
  Crediti: 1,
  CostoUnitario: 1,
  Attivo: false,
  Pubblico: false,
  ValidoDa: '2026-01-01',
  RappresentanteCognome: 'Rubata',
  RappresentanteNome: 'Rubata',
  Stato: 'Da inviare',
  Fonte: 'rubato.csv',
  Contenuto: 'Conto;Dare;Avere',
  Caselle: {},
};
/** Where the words of one call are not those of another. */
const readCorpo = (modello: string) => ({
  ...corpo,
  ...(/aliquotastudio/.test(modello) && { Aliquota: 1 }),
  ...(/\/delega\//.test(modello) && {
    ...{ Anno: 2026, Tipo: 'Delega', Numero: 'Rubata', DataDelega: '2026-01-02' },
    IdIntermediario: vittima.delega,
  }),
  ...(/\/delega-unica\//.test(modello) && { Esito: 'Inviata', Data: '2026-01-02', Motivo: 'Rubata' }),
  ...(/\/seguito$/.test(modello) && { IdUtente: null, Nota: 'Rubata', Versione: 0 }),
  ...(/collegamenti/.test(modello) && { Versione: 1, Righi: [], Atti: [vittima.f24] }),
  ...(/\/passa$/.test(modello) && { A: 1, Versione: 1 }),
  ...(/\/richiesta-documento\//.test(modello) && { Valori: { 'RC1.3': 1 }, Motivo: 'Rubata' }),
  ...(/pianificatore/.test(modello) && {
    Spostamenti: [{ IdF24: vittima.f24, Versione: 1, Data: '2099-01-02' }],
  }),
  ...(/\/f24\//.test(modello) && {
    ...{ Tipo: 'ordinario', Scadenza: '2026-06-30', Azione: 'paga', Data: '2026-01-02' },
    ...{ Esito: 'Non risulta', Motivo: 'Rubato' },
    Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito: 1 }],
  }),
  ...(/contofiscale.*voce/.test(modello) && {
    ...{ Verso: 'debito', Codice: '4001', AnnoRiferimento: 2024, Importo: 1, Data: '2025-06-30' },
    Motivo: 'Rubato',
  }),
  ...(/contofiscale.*previsione/.test(modello) && { Imposta: 'IRPEF', Previsto: 0 }),
  ...(/contofiscale.*porta/.test(modello) && { Da: 'IMU' }),
  ...(/contofiscale.*ravvedimento/.test(modello) && { IdVoce: vittima.f24, Data: '2026-01-02' }),
  ...(/intermediario/.test(modello) && { Tipo: 'CU' }),
  ...(/rimborso/.test(modello) && { Motivo: 'Rubato' }),
  ...(/richiestapagamento/.test(modello) && { Metodo: 'Paypal' }),
  ...(/mandato/.test(modello) && { Atto: 'revoca' }),
  ...(/\/documento\//.test(modello) && { Anno: 2025, Tag: ['Rubato'] }),
  ...(/firmacertificato/.test(modello) && { Password: 'Rubata' }),
  ...(/proposta/.test(modello) && { Accetta: true }),
  ...(/lettera$/.test(modello) && { Prima: 'Rubata', Dopo: '' }),
  ...(/fattura/.test(modello) && { Numero: 'Rubata 1', Data: '2025-11-19', Motivo: 'Rubata' }),
  ...(/ticket/.test(modello) && { Testo: 'Rubato', Stato: 'Chiuso', Presa: true, Parti: ['cliente'] }),
  ...(/rispostapronta/.test(modello) && { Titolo: 'Rubato', Testo: 'Rubato' }),
  ...(/gestore/.test(modello) && { Codice: 'RUBATA' }),
  ...(/importazione/.test(modello) && { Colonne: ['CodiceFiscale'] }),
  ...(/immobile.importazione/.test(modello) && { Colonne: ['Comune'] }),
});

const sendFile = (chi: Client, method: string, url: string) => {
  const body = new FormData();
  body.set('uploadFile0', new Blob(['x']), 'x.png');
  const headers = { cookie: chi.cookie, origin: chi.indirizzo, [HEADER_APP]: 'prova' };
  return call(chi.indirizzo + url, { method, body, headers });
};

describe('the ids of another studio', () => {
  it('answer 404, or 403 to who lacks the right altogether, and change nothing', async () => {
    const prima = await readImpronte();
    expect(conId.length).toBeGreaterThan(3);
    for (const rotta of conId) {
      for (const id of idsDellaVittima()) {
        for (const chi of [estraneo, gestoreEstraneo]) {
          const dati =
            rotta.metodo === 'GET' || rotta.metodo === 'DELETE' ? undefined : readCorpo(rotta.percorso);
          const url = fill(rotta.percorso, id);
          const { status } =
            rotta.formato === 'multipart'
              ? await sendFile(chi, rotta.metodo, url)
              : await chi.send(rotta.metodo, url, dati);
          expect([rotta.metodo, rotta.percorso, [403, 404].includes(status)]).toEqual([
            rotta.metodo,
            rotta.percorso,
            true,
          ]);
        }
      }
    }
    expect(await readImpronte()).toEqual(prima);
  }, 120_000);

  it('are found by who owns them: the calls above failed for the owner, not for the address', async () => {
    const risposte = [];
    for (const rotta of conId.filter(({ metodo, accesso }) => metodo === 'GET' && accesso !== 'sessione')) {
      for (const id of idsDellaVittima()) {
        const { status } = await proprietario.send('GET', fill(rotta.percorso, id));
        risposte.push(status);
      }
    }
    expect(risposte).toContain(200);
  });

  it('in a body are refused or not found, and change nothing', async () => {
    const prima = await readImpronte();
    const ids = [vittima.dichiarazione, vittima.anagrafica, vittima.vista];
    for (const rotta of rotte.filter(
      ({ metodo, percorso: p }) => metodo === 'POST' && !/:id\b|logout|login/.test(p),
    )) {
      const url = percorso(rotta.percorso, {
        anno: 2025,
        nome: 'x',
        testo: 'x',
        codice: 'H501',
        tabella: 'x',
      });
      const dati = {
        ...corpo,
        Codici: ids,
        IdAnagrafiche: ids,
        IdStudio: vittima.studioId,
        anno: 2025,
        tipo: 'dichiarazione',
        chiavi: [vittima.dichiarazione],
        Filter: {},
      };
      const { testo } = await estraneo.send('POST', url, dati);
      expect([rotta.percorso, testo.includes('Vittima Vera')]).toEqual([rotta.percorso, false]);
    }
    expect(await readImpronte()).toEqual(prima);
  });

  it('[LST-013] in a filter find nothing', async () => {
    for (const rotta of rotte.filter(
      ({ metodo, percorso: p }) => metodo === 'POST' && /anagrafica\/list$|dichiarazione\/list$/.test(p),
    )) {
      const url = percorso(rotta.percorso, { anno: 2025 });
      const { corpo: risposta } = await estraneo.post(url, { Filter: { IdStudio: vittima.studioId } });
      expect([rotta.percorso, risposta.Total, risposta.data]).toEqual([rotta.percorso, 0, []]);
      const sua = await proprietario.post(url, { Filter: { IdStudio: vittima.studioId } });
      expect(sua.corpo.Total).toBe(1);
    }
  });
});
