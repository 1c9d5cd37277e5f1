import { randomBytes } from 'node:crypto';
import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { type Luogo, luoghi } from './attesa.ts';
import { Client, loginAs } from './client.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente, type UtenteDiProva } from './factories.ts';
import type { AppDiProva } from './make-app.ts';
import { makePdfVero } from './pdf-vero.ts';

const { AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
/** From here on keys that are numbers are told from every other number of an answer. */
const PRIMA_CHIAVE = { gestore: 4_210_000, studio: 5_310_000, utente: 6_410_000 };

/** What a call may be about. */
export type Cosa =
  | 'persona'
  | 'possessore'
  | 'dichiarazione'
  | 'sostituto'
  | 'certificazione'
  | 'messaggio'
  | 'dichiarazioneConPosta'
  | 'richiestaDocumento'
  | 'telematico'
  | 'bilancio'
  | 'collegamento'
  | 'documento'
  | 'busta'
  | 'pacchettoArchivio'
  | 'ticket'
  | 'rispostaPronta'
  | 'richiesta730'
  | 'ordine730'
  | 'visura'
  | 'fabbricato'
  | 'terreno'
  | 'contratto'
  | 'scambio'
  | 'vista'
  | 'gruppo'
  | 'tag'
  | 'aliquota'
  | 'delega'
  | 'delegaUnica'
  | 'unicaChiesta'
  | 'unicaAccettata'
  | 'primoCliente'
  | 'liquidazione'
  | 'comunicazioneIva'
  | 'registroDeleghe'
  | 'delegato'
  | 'f24'
  | 'conDebito'
  | 'f24ConFile'
  | 'f24Detto'
  | 'pianificato'
  | 'accordo'
  | 'intermediario'
  | 'personalizzato'
  | 'utente'
  | 'studio'
  | 'gestore'
  | 'movimento'
  | 'pacchetto'
  | 'pagamento'
  | 'richiestaPagamento'
  | 'carta'
  | 'mandato'
  | 'listino'
  | 'fattura'
  | 'fatturaInviata'
  | 'esportazioneContabile'
  | 'offerta'
  | 'notaSpese'
  | 'importazione'
  | 'importazioneImmobili'
  | 'lavoro'
  | 'esportazione'
  | 'passkey'
  | 'sessione';

/** One studio, its gestore, and how to make in it a record of each kind. Every text of a record holds the word of the place. */
export interface Posto {
  readonly luogo: Luogo;
  /** In every text of the place, and of no other. */
  readonly parola: string;
  /** In every text of its gestore. */
  readonly gestore: string;
  readonly studioId: number;
  readonly gestoreId: number;
  make(cosa: Cosa): Promise<string>;
  makeSocieta(codiceFiscale: string): Promise<unknown>;
  makeUtente(dati?: Parameters<typeof makeUtente>[1]): Promise<UtenteDiProva>;
}

/** The three places, and who asks: of the first studio, of its gestore, of the vendor. */
export interface Mondo {
  readonly app: AppDiProva;
  readonly posti: Readonly<Record<Luogo, Posto>>;
  readonly chi: ReadonlyMap<TipologiaUtente, Client>;
  /** Another of each type, for the calls that end or change the session of who makes them. */
  readonly riserve: ReadonlyMap<TipologiaUtente, UtenteDiProva>;
  readonly nessuno: Client;
}

let numero = 0;
/** The same bytes for every document: its sheets are printed too. */
const pdfVero = makePdfVero('Matrice');
/** A number nobody had before. */
export const next = () => {
  numero += 1;
  return numero;
};
/** A partita IVA nobody had before, with its check digit. */
export function makePartitaIva(): string {
  const base = String(1_000_000 + next())
    .padStart(7, '0')
    .concat('001');
  const somma = [...base].reduce((totale, cifra, n) => {
    const valore = Number(cifra) * (n % 2 === 0 ? 1 : 2);
    return totale + (valore > 9 ? valore - 9 : valore);
  }, 0);
  return `${base}${(10 - (somma % 10)) % 10}`;
}

type Insert = (testo: string, valori: unknown[]) => Promise<string>;
interface Fatto {
  readonly app: AppDiProva;
  readonly insert: Insert;
  readonly studioId: number;
  readonly gestoreId: number;
  readonly parola: string;
  readonly gestore: string;
  make(cosa: Cosa): Promise<string>;
}

const quadroVuoto = { Codice: 'RN', Titolo: '', Righe: [] };
/** The page of a ticket, with nothing on it. */
const vedutaVuota = {
  ...{ pagina: quadroVuoto, dichiarazione: [], cliente: { Denominazione: '', CodiceFiscale: '' } },
  numero: { Rigo: 'RN1', Titolo: '', Valore: '', Frase: '', Passi: [], Fonti: [], dice: false },
};

/** A property, and who holds it. */
const makeImmobile = async ({ insert, make, studioId, parola }: Fatto, genere: 'fabbricato' | 'terreno') => {
  const possessore = await make('persona');
  const id = await insert(
    `insert into immobile (studio_id, genere, comune, categoria, rendita_dominicale, rendita_agraria, indirizzo)
     values ($1, $2, 'H501', 'A/2', 10, 5, $3)`,
    [studioId, genere, parola],
  );
  await insert(
    `insert into possesso (studio_id, immobile_id, anagrafica_id, dal, quota, tipo_possesso)
     values ($1, $2, $3, '2020-01-01', 100, 'Proprietà')`,
    [studioId, id, possessore],
  );
  return { id, possessore };
};
const makeIntermediario = (
  { insert }: Fatto,
  parola: string,
  studioId: number,
  gestoreId: number | null,
  tipo = 'CU',
) =>
  insert(
    `insert into intermediario (studio_id, gestore_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome,
       rappresentante_nome) values ($1, $2, $5, $3, $4, 'Neri', 'Ada')`,
    [studioId, gestoreId, String(10_000_000_000 + next()), parola, tipo],
  );

const makeDichiarazione = async ({ insert, make, studioId }: Fatto, tipo: string, righi: string) =>
  insert(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stati_quadri, righi)
     values ($1, $2, 2025, $3, 'Ordinaria', '{"FR":"aperto"}', $4)`,
    [studioId, await make('persona'), tipo, righi],
  );
/** Of a client that is there already, and whose name tells the place: it corrects, because of the ordinary ones he has one. */
const makeCorrettiva = async (
  { app, insert, make, studioId, parola }: Fatto,
  tipo: string,
  righi: string,
) => {
  const [noto] = await app.sql<{ id: string }>(
    'select id from anagrafica where studio_id = $1 and starts_with(denominazione, $2) order by creata_il limit 1',
    [studioId, parola],
  );
  return insert(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stati_quadri, righi)
     values ($1, $2, 2025, $3, 'Integrativa', '{}', $4)`,
    [studioId, noto?.id ?? (await make('persona')), tipo, righi],
  );
};
const makeCorrettivaPf = (fatto: Fatto) => makeCorrettiva(fatto, 'Persone fisiche', '{"FA1.1":"C"}');
/** One that is there already serves who only names it. */
const findCorrettivaPf = async (fatto: Fatto): Promise<string> => {
  const [nota] = await fatto.app.sql<{ id: string }>(
    `select id from dichiarazione where studio_id = $1 and tipo = 'Persone fisiche' and finalita = 'Integrativa' limit 1`,
    [fatto.studioId],
  );
  return nota?.id ?? makeCorrettivaPf(fatto);
};
/** Of a client that is there already: a list shows so many of them. */
const makeDelega = async ({ insert, make, studioId, parola }: Fatto) =>
  insert(
    `insert into delega (studio_id, anagrafica_id, intermediario_id, anno, tipo, firma, numero, data_delega, numero_documento,
       intermediario_nome, intermediario_codice)
     select $1, a.id, $2, extract(year from now()), 'Delega', 'Autografa', $3, '2026-01-02', 'AX1', $4, 'X'
     from anagrafica a where a.studio_id = $1 order by a.creata_il limit 1`,
    [studioId, await make('delegato'), String(next()), parola],
  );
/** The client that is there from before the others: a list shows so many of them. */
const findPrimo = async ({ app, make, studioId }: Fatto): Promise<string> => {
  const [primo] = await app.sql<{ id: string }>(
    'select id from anagrafica where studio_id = $1 order by creata_il limit 1',
    [studioId],
  );
  return primo?.id ?? make('persona');
};
/** A delega unica, to somebody else than who is asked for the others. */
const makeUnica = async (fatto: Fatto, stato: string) =>
  fatto.insert(
    `insert into delega_unica (studio_id, anagrafica_id, intermediario_id, intermediario_nome, intermediario_codice, stato,
       aree_chieste, aree, chiesta_il, conferita_il, scadenza, numero, esito_il)
     values ($1, $2, '00000000-0000-4000-8000-000000000001', $3, 'X', $4, '{isa}', '{isa}', now(), '2026-01-02',
       '2030-12-31', '1', '2026-01-03')`,
    [fatto.studioId, await findPrimo(fatto), fatto.parola, stato],
  );
/** A model to be paid, of a client that is there already. */
const makeF24 = async ({ app, insert, studioId, make, parola }: Fatto) => {
  if ((await app.sql('select from anagrafica where studio_id = $1', [studioId])).length === 0)
    await make('persona');
  return insert(
    `with f as (
       insert into f24 (studio_id, anagrafica_id, numero, anno, scadenza, data, debito, nota)
       select $1, a.id, $2, 2026, '2026-06-30', '2026-06-30', 100, $3 from anagrafica a where a.studio_id = $1
       order by a.creata_il limit 1 returning id),
     r as (insert into f24_riga (studio_id, f24_id, posto, sezione, codice, debito, anno, campi)
       select $1, f.id, 1, 'erario', '4001', 100, '2025', '{"rateazione":"0101"}' from f)
     select id from f`,
    [studioId, next(), parola],
  );
};
/** The year of a client with a VAT number, and his return of the year after, open. */
const makeLiquidazione = async (fatto: Fatto) => {
  const { app, make, studioId, insert } = fatto;
  const id = await make('persona');
  await app.sql(`update anagrafica set partita_iva = $3 where studio_id = $1 and id = $2`, [
    studioId,
    id,
    makePartitaIva(),
  ]);
  await app.sql(
    `insert into liquidazione_iva (studio_id, anagrafica_id, anno, periodicita, periodi)
     values ($1, $2, 2024, 'mensile', '[{"numero":1,"esigibile":100000},{"numero":2},{"numero":3}]')`,
    [studioId, id],
  );
  await insert(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stati_quadri, righi)
     values ($1, $2, 2025, 'IVA', 'Ordinaria', '{}', '{}')`,
    [studioId, id],
  );
  return id;
};
const insertFatturazione = (app: AppDiProva, gestoreId: number, gestore: string) =>
  app.sql(
    `insert into fatturazione (gestore_id, attiva, denominazione, partita_iva, via, cap, comune, provincia)
     values ($1, true, $2, '03128770363', 'Via', '41121', 'Modena', 'MO') on conflict do nothing`,
    [gestoreId, gestore],
  );
const makeProposta = async (fatto: Fatto, tipo: 'Offerta' | 'Nota spese') => {
  const { app, insert, studioId, gestoreId, parola, gestore } = fatto;
  await insertFatturazione(app, gestoreId, gestore);
  const isOfferta = tipo === 'Offerta';
  const n = next();
  return insert(
    `insert into proposta (gestore_id, cliente_studio_id, tipo, anno, progressivo, numero, data, scadenza, venditore, cliente,
       righe, imponibile, iva, totale, stato)
     values ($1, $2, $3, 2025, $4, $5, '2025-11-19', $6, $7, $8, $9, 100, 22, 122, $10) returning id`,
    [
      ...[gestoreId, studioId, tipo, n, `X ${n}/2025`, isOfferta ? '2099-12-31' : null, gestore],
      JSON.stringify({
        ...{ denominazione: parola, paese: 'IT', via: '', cap: '', comune: '' },
        ...{ partitaIva: null, codiceFiscale: null, provincia: null },
      }),
      JSON.stringify([
        { descrizione: parola, quantita: 100, prezzo: 100, aliquota: 2200, natura: null, codiceIva: '22' },
      ]),
      isOfferta ? 'Da valutare' : 'Da fatturare',
    ],
  );
};
/** Who sells to the place, and one of its invoices. */
const makeFattura = async ({ app, insert, studioId, gestoreId, parola, gestore }: Fatto, stato: string) => {
  await insertFatturazione(app, gestoreId, gestore);
  const n = next();
  return insert(
    `insert into fattura (gestore_id, cliente_studio_id, tipo_documento, anno, sezionale, progressivo, numero, data, stato_sdi,
       cedente, cliente, righe, imponibile, iva, totale, codice_sdi)
     values ($1, $2, 'TD01', 2025, 'ZZ', $3, $4, '2025-11-19', $5, $6, $7, $8, 100, 22, 122, '0000000')`,
    [
      ...[
        gestoreId,
        studioId,
        n,
        `ZZ ${n}`,
        stato,
        JSON.stringify({
          denominazione: gestore,
          paese: 'IT',
          partitaIva: '1',
          codiceFiscale: null,
          rea: null,
          email: null,
          telefono: null,
        }),
      ],
      JSON.stringify({
        ...{ denominazione: parola, paese: 'IT', via: '', cap: '', comune: '' },
        ...{ partitaIva: null, codiceFiscale: null, provincia: null },
      }),
      JSON.stringify([
        { descrizione: parola, quantita: 100, prezzo: 100, aliquota: 2200, natura: null, codiceIva: '22' },
      ]),
    ],
  );
};
/** Its telematic file. */
const makeFile = ({ insert, studioId, parola }: Fatto, dichiarazione: string) =>
  insert(
    `insert into dichiarazione_telematico_file (studio_id, id, dichiarazione_id, numero, nome, tracciato, versione, righe,
       contenuto, sha256) values ($1, $2, $2, 1, $3, 'RPF25', 'RPF25', 1, '\\x00', '\\x00')`,
    [studioId, dichiarazione, parola],
  );

const makeVenditore = ({ insert, gestoreId }: Fatto) =>
  insert(
    'insert into venditore (gestore_id) values ($1) on conflict (gestore_id) do update set gestore_id = $1 returning id',
    [gestoreId],
  );

/** The years that requests may be of, and whose the next one is in each studio: a client has one a year. */
const ANNI_730 = 8;
interface Richieste730 {
  readonly quante: number;
  readonly cliente: Promise<string>;
}
const richieste730 = new WeakMap<AppDiProva, Map<number, Richieste730>>();
const postoVisura = {
  ...{ CodiceFiscale: null, Comune: 'H501', Catasto: 'Fabbricati', Sezione: null },
  ...{ Foglio: '1', Particella: '2', Subalterno: null },
};
const rigaVisura = {
  ...{ ...postoVisura, ComuneDescrizione: 'Roma', Provincia: 'RM', Indirizzo: null, Categoria: 'A/2' },
  ...{ Classe: null, Consistenza: null, Rendita: 1, RenditaDominicale: null, RenditaAgraria: null },
  ...{ Superficie: null, Intestati: [] },
};
const makers: Readonly<Record<Cosa, (fatto: Fatto) => Promise<string>>> = {
  persona: async ({ app, studioId, parola }) =>
    (
      await makeAnagrafica(app, studioId, {
        tipo: 'PF',
        denominazione: `${parola} ${next()}`,
        ragione_sociale: null,
        cognome: parola,
        nome: `Ada ${next()}`,
        sesso: 'F',
        data_nascita: '1980-01-01',
      })
    ).id,
  dichiarazione: (fatto) => makeDichiarazione(fatto, 'Persone fisiche', '{"FA1.1":"C"}'),
  certificazione: (fatto) => makeCorrettiva(fatto, 'Certificazione unica', '{}'),
  sostituto: async (fatto) => makeFile(fatto, await makeDichiarazione(fatto, '770', '{}')),
  dichiarazioneConPosta: async (fatto) => {
    const id = await makeCorrettivaPf(fatto);
    await fatto.app.sql(
      `update anagrafica a set email = 'matrice@posta.example' from dichiarazione d
       where d.id = $1 and a.studio_id = d.studio_id and a.id = d.anagrafica_id`,
      [id],
    );
    return id;
  },
  // What came, and a person has still to look at.
  richiestaDocumento: async (fatto) => {
    const { insert, studioId, parola } = fatto;
    const dichiarazione = await findCorrettivaPf(fatto);
    return insert(
      `with c as (insert into collegamento_cliente (studio_id, anagrafica_id, genere, email, hash, scade_il, creato_il, fine,
         finito_il) select studio_id, anagrafica_id, 'richiesta', 'a@posta.example', sha256(gen_random_uuid()::text::bytea), now(), now(), 'usato',
         now() from dichiarazione where id = $2 returning id, anagrafica_id)
       insert into richiesta_documento (studio_id, anagrafica_id, dichiarazione_id, collegamento_id, caselle, documento, stato,
         chiesta_il, arrivata_il, file) select $1, c.anagrafica_id, $2, c.id, '{RC1.3}', $3, 'Arrivata', now(), now(),
         array[gen_random_uuid()] from c returning id`,
      [studioId, dichiarazione, parola],
    );
  },
  messaggio: async ({ insert, make, studioId, parola }) =>
    insert(
      `insert into messaggio (studio_id, anno, mittente_id, impronta, righi, codice_fiscale, nome, tipo, quadro, stato, attesa)
       values ($1, 2025, $2, '', '{RO901}', 'RSSMRA80A01H501U', $3, 'Persone fisiche', 'RH', 'In attesa',
         'senza dichiarazione')`,
      [studioId, await make('dichiarazione'), parola],
    ),
  // The file has the key of its declaration: the address names both.
  telematico: async (fatto) => makeFile(fatto, await fatto.make('dichiarazione')),
  // Accounts have the key of their declaration.
  bilancio: async ({ insert, make, studioId }) =>
    insert(
      `insert into bilancio (studio_id, dichiarazione_id, fonte, importato_il, righe, log, caselle)
       values ($1, $2, 'bilancio.csv', now(), '[]', '[]', '{}') returning dichiarazione_id as id`,
      [studioId, await make('dichiarazione')],
    ),
  // What was left aside, with the key of its declaration: the body names the one, the address the other.
  collegamento: async (fatto) =>
    fatto.insert(
      `insert into collegamento (studio_id, id, dichiarazione_id, atto, fonte, rigo, motivo)
       values ($1, $2, $2, 'ignorato', 'bilancio', $3, $3) returning id`,
      [fatto.studioId, await makeCorrettivaPf(fatto), fatto.parola],
    ),
  documento: async ({ insert, make, studioId, parola }) =>
    insert(
      `with d as (insert into documento (studio_id, anagrafica_id, nome, formato, dimensione, sha256, contenuto, versione)
         values ($1, $2, $3, 'application/pdf', length($4::bytea), sha256($4::bytea), $4::bytea, 2) returning *),
       v as (insert into documento_versione (studio_id, documento_id, numero, nome, formato, dimensione, sha256, contenuto, motivo)
         select studio_id, id, 1, nome, formato, 1, sha256, contenuto, nome from d returning documento_id as id)
       select id from v -- returning `,
      [studioId, await make('persona'), parola, await pdfVero],
    ),
  busta: async ({ insert, make, studioId, parola }) =>
    insert(
      `with b as (insert into busta (studio_id, anagrafica_id, anno, numero, tipo, stato, simulata, esterno_id, scadenza)
         values ($1, $2, 2025, $4, 'F24', 'Firmato', true, $3 || gen_random_uuid()::text, '2025-12-31') returning *)
       insert into busta_firmatario (studio_id, busta_id, ordine, nome, email, telefono, esterno_id, collegamento)
         select studio_id, id, 1, $3, $3, $3, $3, '\\x00' from b returning busta_id as id`,
      [studioId, await make('persona'), parola, next()],
    ),
  pacchettoArchivio: async ({ insert, make, studioId, parola }) =>
    insert(
      `with p as (insert into pacchetto_archivio (studio_id, anno, numero, stato, simulato, indice, motivo)
         values ($1, 2025, $3, 'Da inviare', true, '\\x00', $4) returning *)
       insert into pacchetto_documento (studio_id, pacchetto_id, documento_id, posto, sha256)
         select studio_id, id, $2, 0, '\\x00' from p returning pacchetto_id as id`,
      [studioId, await make('documento'), next(), parola],
    ),
  // Of a client that is there already, each of another year. The next client is made before this answers: a row that is
  // still being written would look as written by the call that comes after.
  richiesta730: async ({ app, insert, make, studioId, parola }) => {
    const diApp = richieste730.get(app) ?? new Map<number, Richieste730>();
    richieste730.set(app, diApp);
    const sue = diApp.get(studioId);
    const quante = sue?.quante ?? 0;
    const findPrimo = async () => {
      const [primo] = await app.sql<{ id: string }>(
        'select id from anagrafica where studio_id = $1 order by creata_il, id limit 1',
        [studioId],
      );
      return primo?.id ?? make('persona');
    };
    const cliente = sue?.cliente ?? findPrimo();
    const prossima =
      quante + 1 === ANNI_730 ? { quante: 0, cliente: make('persona') } : { quante: quante + 1, cliente };
    diApp.set(studioId, prossima);
    const richiesta = await insert(
      `insert into richiesta_precompilata (studio_id, anagrafica_id, anno, stato, codice, modello, caselle, ricevuta_il)
       values ($1, $2, $3, 'Ricevuta', '300', '730', jsonb_build_array(jsonb_build_object('Casella', 'C1.3', 'Valore', '1',
         'Descrizione', $4::text)), now())`,
      [studioId, await cliente, 2019 + quante, parola],
    );
    await prossima.cliente;
    return richiesta;
  },
  ordine730: async ({ insert, make, studioId, parola }) =>
    insert(
      `with o as (insert into ordine_precompilata (studio_id, anno, numero, tipo, simulato, file_inviato, motivo)
         values ($1, 2025, $3, 'Richieste', true, '\\x00', $4) returning *)
       insert into ordine_precompilata_riga (studio_id, ordine_id, richiesta_id)
         select studio_id, id, $2 from o returning ordine_id as id`,
      [studioId, await make('richiesta730'), next(), parola],
    ),
  // Of nobody's codice fiscale: a place in the land register, with one row that no client holds.
  visura: async ({ insert, studioId, parola }) =>
    insert(
      `insert into visura (studio_id, tipo, parametri, cercato, esito, righe, pdf, costo_crediti, simulata, creata_il)
       values ($1, 'Immobile', $2, $3, 'Trovata', $4, '\\x00', 0, true, now())`,
      [studioId, JSON.stringify(postoVisura), parola, JSON.stringify([rigaVisura])],
    ),
  // Its file has its key: the address names both.
  ticket: async (fatto) =>
    fatto.insert(
      `with t as (insert into ticket (studio_id, oggetto, priorita, aperto_il, ultimo_il)
         values ($1, $2, 'Normale', now(), now()) returning *),
       m as (insert into ticket_messaggio (studio_id, ticket_id, testo, assistenza, scritto_il)
         select studio_id, id, $2, false, now() from t returning *),
       n as (insert into ticket_nota (studio_id, ticket_id, testo, scritto_il)
         select studio_id, id, $2, now() from t),
       v as (insert into ticket_veduta (studio_id, ticket_id, dichiarazione_id, titolo, rigo, presa_il, contenuto, consenso)
         select studio_id, id, $3, $2, 'RN1', now(), $4, '{pagina}' from t)
       insert into ticket_allegato (studio_id, id, messaggio_id, nome, formato, dimensione, sha256, contenuto)
         select studio_id, ticket_id, id, $2, 'application/pdf', 1, '\\x00', '\\x00' from m returning id`,
      [fatto.studioId, fatto.parola, await findCorrettivaPf(fatto), JSON.stringify(vedutaVuota)],
    ),
  rispostaPronta: ({ insert, gestoreId, gestore }) =>
    insert('insert into risposta_pronta (gestore_id, titolo, testo) values ($1, $2, $2)', [
      gestoreId,
      gestore,
    ]),
  fabbricato: async (fatto) => (await makeImmobile(fatto, 'fabbricato')).id,
  possessore: async (fatto) => (await makeImmobile(fatto, 'fabbricato')).possessore,
  terreno: async (fatto) => (await makeImmobile(fatto, 'terreno')).id,
  contratto: async ({ insert, make, studioId, parola }) =>
    insert(
      `insert into contratto_locazione (studio_id, immobile_id, dal, canone, codice_canone, codice_identificativo)
       values ($1, $2, '2024-01-01', 6000, '1', $3)`,
      [studioId, await make('fabbricato'), parola],
    ),
  scambio: async ({ insert, make, studioId, parola }) =>
    insert(
      `insert into copilota_scambio (studio_id, utente_id, domanda, risposta, fonte)
       values ($1, $2, $3, '{"Su":null,"Testo":"","Passi":[],"Citazioni":[]}', 'motore')`,
      [studioId, await make('utente'), parola],
    ),
  vista: ({ insert, studioId, parola }) =>
    insert("insert into vista (studio_id, lista, nome, contenuto) values ($1, 'anagrafica', $2, $3)", [
      studioId,
      `${parola} ${next()}`,
      { filter: {}, logic: 'and', order: [], colonne: [], righePerPagina: null },
    ]),
  gruppo: async ({ insert, make, studioId, parola }) => {
    const id = await insert('insert into gruppo (studio_id, nome) values ($1, $2)', [
      studioId,
      `${parola} ${next()}`,
    ]);
    await insert(
      'insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id) values ($1, $2, $3) returning gruppo_id as id',
      [studioId, id, await make('persona')],
    );
    return id;
  },
  tag: ({ insert, studioId, parola }) =>
    insert("insert into tag (studio_id, nome, colore) values ($1, $2, 'blu')", [
      studioId,
      `${parola} ${next()}`,
    ]),
  aliquota: ({ insert, studioId, parola }) =>
    insert(
      `insert into aliquota_studio (studio_id, comune, comune_descrizione, anno, fattispecie, percento, numero_delibera,
         data_delibera) values ($1, 'H501', $3, $2, 'altri-fabbricati', 1, $3, '2023-12-20')`,
      // Of a year that nobody else has.
      [studioId, next(), parola],
    ),
  accordo: ({ insert, studioId, parola }) =>
    insert(
      `insert into accordo (studio_id, tipo, data, nome, formato, dimensione, sha256, contenuto, autore)
       values ($1, 'Contratto', '2025-01-02', $2, 'application/pdf', 1, '\\x00', '\\x00', 'Ada Neri')`,
      [studioId, parola],
    ),
  liquidazione: (fatto) => makeLiquidazione(fatto),
  comunicazioneIva: async (fatto) =>
    fatto.insert(
      `insert into comunicazione_iva (studio_id, anagrafica_id, anno, trimestre, nome, contenuto, sha256, periodi_sha256,
         creata_da) values ($1, $2, 2024, 1, 'LIPE.xml', $3, repeat('0', 64), repeat('0', 64), 1)`,
      [fatto.studioId, await fatto.make('persona'), fatto.parola],
    ),
  delega: (fatto) => makeDelega(fatto),
  primoCliente: findPrimo,
  delegaUnica: (fatto) => makeUnica(fatto, 'Firmata'),
  unicaChiesta: (fatto) => makeUnica(fatto, 'Link creato'),
  unicaAccettata: (fatto) => makeUnica(fatto, 'Accettata'),
  registroDeleghe: async (fatto) => {
    const id = await makeDelega(fatto);
    const [registrata] = await fatto.app.sql<{ intermediario_id: string }>(
      `update delega set anno = 2020, progressivo = (select count(*) + 1 from delega where studio_id = $1 and progressivo > 0), data_registro = now(), codice_fiscale = 'X', denominazione = $2
       where studio_id = $1 and id = $3 returning intermediario_id`,
      [fatto.studioId, fatto.parola, id],
    );
    return registrata?.intermediario_id ?? '';
  },
  f24: (fatto) => makeF24(fatto),
  conDebito: async ({ app, make, studioId }) => {
    const id = await make('persona');
    await app.sql(
      `insert into voce_fiscale (studio_id, anagrafica_id, id, anno, verso, origine, nome, codice, sezione, anno_riferimento, importo,
         data, motivo) values ($1, $2, $2, 2025, 'debito', 'a mano', 'Prova', '4001', 'erario', 2024, 10000, '2025-06-30', 'prova')`,
      [studioId, id],
    );
    return id;
  },
  // Who pays and his model have one key: a call about both names it once.
  pianificato: async ({ app, make, studioId, parola }) => {
    const id = await make('persona');
    await app.sql('update anagrafica set email = $2 where id = $1', [id, 'cliente@example.it']);
    await app.sql('update studio set email = $2 where id = $1', [studioId, 'studio@example.it']);
    await app.sql(
      `with f as (
         insert into f24 (id, studio_id, anagrafica_id, numero, anno, scadenza, data, debito, nota)
         values ($2, $1, $2, $3, 2026, '2026-06-30', '2026-06-30', 100, $4))
       insert into f24_riga (studio_id, f24_id, posto, sezione, codice, debito, anno, campi)
       values ($1, $2, 1, 'erario', '4001', 100, '2025', '{"rateazione":"0101"}')`,
      [studioId, id, next(), parola],
    );
    return id;
  },
  f24ConFile: async (fatto) => {
    const id = await makeF24(fatto);
    await fatto.app.sql(
      `insert into f24_file (studio_id, f24_id, nome, contenuto, sha256, versione) values ($1, $2, $3, '\\x00', '\\x00', 1)`,
      [fatto.studioId, id, fatto.parola],
    );
    return id;
  },
  // What its client says of it waits for an answer.
  f24Detto: async (fatto) => {
    const id = await makeF24(fatto);
    await fatto.app.sql(
      'insert into f24_detto (studio_id, f24_id, pagato_il, detto_il) values ($1, $2, now(), now())',
      [fatto.studioId, id],
    );
    return id;
  },
  // One a studio, as with clients: a list shows so many of them.
  delegato: async (fatto) => {
    const [suo] = await fatto.app.sql<{ id: string }>(
      "select id from intermediario where studio_id = $1 and tipo = 'Dichiarazione'",
      [fatto.studioId],
    );
    return suo?.id ?? makeIntermediario(fatto, fatto.parola, fatto.studioId, null, 'Dichiarazione');
  },
  intermediario: (fatto) => makeIntermediario(fatto, fatto.gestore, 0, fatto.gestoreId),
  personalizzato: (fatto) => makeIntermediario(fatto, fatto.parola, fatto.studioId, null),
  utente: async ({ app, studioId, parola }) =>
    String((await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId, cognome: parola })).id),
  studio: async ({ studioId }) => String(studioId),
  gestore: async ({ gestoreId }) => String(gestoreId),
  movimento: async ({ app, insert, studioId, parola }) => {
    await app.sql('insert into conto (studio_id) values ($1) on conflict do nothing', [studioId]);
    return insert(
      `with m as (
         insert into movimento (studio_id, tipo, quantita, saldo_dopo, causale)
         values ($1, 'Acquisto manuale', 1, 1, $2) returning id),
       v as (insert into voce select $1, m.id, x.conto, x.n from m, (values ('crediti', 1), ('acquisti', -1)) x (conto, n)),
       a as (insert into acquisto (studio_id, movimento_id, comprato_il, quantita, residuo) select $1, m.id, now(), 1, 1 from m)
       update conto set saldo = saldo + 1 where studio_id = $1 returning (select id from m) as id`,
      [studioId, parola],
    );
  },
  pacchetto: ({ insert, gestoreId, gestore }) =>
    insert(
      `insert into pacchetto (gestore_id, nome, crediti, costo_unitario, prezzo, pubblico)
       values ($1, $2, 10, 100, 1000, true)`,
      [gestoreId, gestore],
    ),
  pagamento: async (fatto) =>
    fatto.insert(
      `insert into pagamento (studio_id, venditore_id, metodo, pacchetto_id, pacchetto, crediti, imponibile, iva, totale, causale)
       values ($1, $2, 'Bonifico', $3, $4, 10, 1000, 220, 1220, $5)`,
      [
        fatto.studioId,
        await makeVenditore(fatto),
        await fatto.make('pacchetto'),
        fatto.parola,
        `QDR-${next()}`,
      ],
    ),
  richiestaPagamento: async ({ insert, make, studioId, parola }) =>
    insert(
      `insert into richiesta_pagamento (richiedente_id, pagante_id, dichiarazione_id, anno, tipo, intestatario, studio, creata_il)
       values ($1, $1, $2, 2025, 'Persone fisiche', $3, $3, now())`,
      [studioId, await make('certificazione'), parola],
    ),
  carta: async (fatto) =>
    fatto.insert(
      `insert into carta (studio_id, venditore_id, alias, cliente, circuito, ultime_quattro, scadenza)
       values ($1, $2, 'pm_1', 'cus_1', $3, '4242', '2030-01')
       on conflict (studio_id, venditore_id) do update set alias = 'pm_1' returning id`,
      [fatto.studioId, await makeVenditore(fatto), fatto.parola],
    ),
  mandato: async (fatto) =>
    fatto.insert(
      `insert into mandato (studio_id, venditore_id, codice, iban, intestatario, stato)
       values ($1, $2, $3, 'IT60X0542811101000000123456', $4, 'Revocato')`,
      [fatto.studioId, await makeVenditore(fatto), `QDRM-${next()}`, fatto.parola],
    ),
  listino: ({ insert, gestoreId, gestore }) =>
    insert("insert into gruppo_listino (gestore_id, nome, valido_da) values ($1, $2, '2026-01-01')", [
      gestoreId,
      gestore,
    ]),
  esportazioneContabile: async ({ app, insert, gestoreId, gestore }) => {
    const id = await insert(
      `insert into esportazione_contabile (gestore_id, numero, creata_il, dal, al, tipi, formato, righe, vendite, incassi,
         consumi, ripetuta, motivo, file_nome, contenuto)
       values ($1, $2, now(), '2025-01-01', '2025-01-31', '{Vendita}', 'csv', 1, 100, 0, 0, true, $3, $3, '')`,
      [gestoreId, next(), gestore],
    );
    const contenuto = JSON.stringify({ file: gestore, righe: [{ Cliente: gestore }] });
    await app.sql('update esportazione_contabile set contenuto = $2 where id = $1', [
      id,
      app.servizi.cifratura.seal(contenuto, `esportazione-contabile/${id}`),
    ]);
    return id;
  },
  offerta: (fatto) => makeProposta(fatto, 'Offerta'),
  notaSpese: (fatto) => makeProposta(fatto, 'Nota spese'),
  fattura: (fatto) => makeFattura(fatto, 'Da inviare'),
  fatturaInviata: async (fatto) => {
    // The one sheet by which all of them are looked at.
    await fatto.app.sql(
      `insert into foglio_di_stile (nome, contenuto) values ('Foglio.xsl',
        '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><p>Fattura</p></xsl:template></xsl:stylesheet>')
       on conflict do nothing`,
    );
    return makeFattura(fatto, 'Consegnata');
  },
  importazione: async ({ insert, make, studioId, parola }) =>
    insert(
      "insert into importazione (studio_id, utente_id, nome, contenuto, righe) values ($1, $2, $3, 'a;b', 1)",
      [studioId, await make('utente'), parola],
    ),
  importazioneImmobili: async ({ insert, make, studioId, parola }) =>
    insert(
      "insert into importazione (studio_id, utente_id, oggetto, nome, contenuto, righe) values ($1, $2, 'immobile', $3, 'a;b', 1)",
      [studioId, await make('utente'), parola],
    ),
  lavoro: async ({ insert, make, studioId, parola }) =>
    insert(
      `insert into lavoro (studio_id, utente_id, nome, titolo, chiave, parametri, stato, con_resoconto, file_nome, finito_il)
       values ($1, $2, 'prova', $3, $4, '{"Nome":"prova","Righe":0}', 'non riuscito', true, 'prova.txt', now())`,
      [studioId, await make('utente'), parola, String(next())],
    ),
  esportazione: async ({ insert, make, studioId, parola }) =>
    insert(
      `insert into storico_esportazione (studio_id, id, utente_id, tipo, filtro, formato, righe, chiavi, file_nome,
         file_tipo, file_byte, creato_il, scade_il)
       values ($1, gen_random_uuid(), $2, 'anagrafica', '{}', 'csv', 0, '{}', $3, 'text/csv', 0, now(), now() + interval '1 day')`,
      [studioId, await make('utente'), parola],
    ),
  passkey: async ({ insert, make }) =>
    insert(
      "insert into passkey (persona_id, credenziale, maniglia, nome, chiave) values ($1, $2, 'm', 'Chiave', '\\x00')",
      [await make('utente'), `prova-${next()}`],
    ),
  sessione: async ({ insert, make }) =>
    insert(
      `insert into sessione (utente_id, persona_id, sid_hash, token_hash, legata, ip, scade_il)
       values ($1, $1, $2, $3, true, '127.0.0.1', now() + interval '1 hour')`,
      [await make('utente'), randomBytes(32), randomBytes(32)],
    ),
};

function makePosto(app: AppDiProva, luogo: Luogo, studioId: number, gestoreId: number): Posto {
  const parola = `Di${luogo}`;
  const gestore = luogo === 'altro' ? 'Dialtrogestore' : 'Dimiogestore';
  const insert: Insert = async (testo, valori) => {
    const conId = testo.includes(' returning ') ? testo : `${testo} returning id`;
    const [riga] = await app.sql<{ id: string | number }>(conId, valori);
    return String(riga?.id ?? '');
  };
  const make = (cosa: Cosa): Promise<string> =>
    makers[cosa]({ app, insert, studioId, gestoreId, parola, gestore, make });
  return {
    luogo,
    parola,
    gestore,
    studioId,
    gestoreId,
    make,
    makeSocieta: (codice_fiscale) => makeAnagrafica(app, studioId, { codice_fiscale, denominazione: parola }),
    makeUtente: (dati = {}) => makeUtente(app, { studio_id: studioId, cognome: parola, ...dati }),
  };
}

/** Something of every kind in each place, so that what is answered of it can be seen. */
async function furnish(posto: Posto): Promise<void> {
  for (const cosa of Object.keys(makers) as Cosa[]) await posto.make(cosa);
}

const gestoreDi = (nome: string) => ({
  nome,
  ragione_sociale: nome,
  codice: nome.toUpperCase(),
  creazione_pacchetti_applicativi: true,
});

export async function makeMondo(app: AppDiProva): Promise<Mondo> {
  for (const [tabella, da] of Object.entries(PRIMA_CHIAVE))
    await app.sql(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [tabella, da]);
  const gestori = {
    mio: await makeGestore(app, gestoreDi('Dimiogestore')),
    altro: await makeGestore(app, gestoreDi('Dialtrogestore')),
  };
  const posti: Partial<Record<Luogo, Posto>> = {};
  for (const luogo of luoghi) {
    const { id: gestore_id } = luogo === 'altro' ? gestori.altro : gestori.mio;
    const { id } = await makeStudio(app, { gestore_id, ragione_sociale: `Di${luogo}` });
    await app.sql(
      "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'FIRMA', 0, '2020-01-01'), ($1, 'ARCHIVIAZIONE', 0, '2020-01-01'), ($1, 'PRECOMPILATA', 0, '2020-01-01'), ($1, 'VISURE', 0, '2020-01-01'), ($1, 'WOWAI', 0, '2020-01-01')",
      [id],
    );
    await app.sql("insert into permesso_studio (studio_id, codice, valore) values ($1, 'AI', true)", [id]);
    posti[luogo] = makePosto(app, luogo, id, gestore_id);
  }
  const tutti = posti as Record<Luogo, Posto>;
  for (const posto of Object.values(tutti)) await furnish(posto);
  const chi = new Map<TipologiaUtente, Client>();
  const riserve = new Map<TipologiaUtente, UtenteDiProva>();
  for (const tipologia_utente of Object.values(tipologiaUtente)) {
    const isStudio = tipologia_utente === AMM_STU || tipologia_utente === OP_STU;
    const isGestore = tipologia_utente === AMM_GES || tipologia_utente === OP_GES;
    const dati = {
      tipologia_utente,
      ...(isStudio ? { studio_id: tutti.proprio.studioId } : {}),
      ...(isGestore ? { gestore_id: gestori.mio.id } : {}),
      esportazione_730: true,
      abilita_ai: true,
    };
    chi.set(tipologia_utente, await loginAs(app, await makeUtente(app, dati)));
    riserve.set(tipologia_utente, await makeUtente(app, dati));
  }
  return { app, posti: tutti, chi, riserve, nessuno: new Client(app.indirizzo) };
}
