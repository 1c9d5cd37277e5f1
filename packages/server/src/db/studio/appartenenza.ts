import { ESPORTA_STUDIO } from '@quadra/contract';

/**
 * Which rows of which table are of one studio. A table whose studio_id is never null says so by itself; of every other one
 * that names studi or persons this says which of its rows go with a studio, or why none does.
 */

/** What holds for the rows `t` of studio `$`. */
const SUE: Readonly<Record<string, string>> = {
  studio: 't.id = $',
  utente: 't.studio_id = $',
  // Of the persons whose first profile is in the studio.
  codice_recupero: 't.persona_id in (select id from public.utente where studio_id = $)',
  fattore_totp: 't.persona_id in (select id from public.utente where studio_id = $)',
  identita_esterna: 't.persona_id in (select id from public.utente where studio_id = $)',
  passkey: 't.persona_id in (select id from public.utente where studio_id = $)',
  preferenza_home: 't.utente_id in (select id from public.utente where studio_id = $)',
  // The file of an export is not part of the next.
  lavoro: `t.studio_id = $ and t.nome <> '${ESPORTA_STUDIO}'`,
  lavoro_parte: `t.studio_id = $ and t.lavoro_id not in (select id from public.lavoro where studio_id = $ and nome = '${ESPORTA_STUDIO}')`,
  // Of the intermediaries of the studio: the shared ones keep theirs.
  delega_registro: 't.intermediario_id in (select id from public.intermediario where studio_id = $)',
};

const RESTANO: Readonly<Record<string, string>> = {
  accesso: 'tentativi di entrare, della casa',
  codice_monouso: 'collegamenti che valgono poche ore',
  dispositivo: 'il browser si fa riconoscere di nuovo',
  esportazione_contabile: 'di chi vende',
  fattura: 'di chi vende: tolta e rimessa, la sua serie avrebbe buchi o doppi',
  foglio_di_stile: 'modelli ufficiali, di tutti',
  iscrizione_push: 'il browser si iscrive di nuovo',
  notifica_letta: 'gli annunci sono di chi li scrive',
  pdf_ministeriale: 'modelli ufficiali, di tutti',
  permesso_gestore: 'di chi vende, per tutti i suoi studi',
  proposta: 'di chi vende, in una serie sola',
  richiesta_pagamento: 'fra due studi: chi chiede e chi paga',
  segnalazione: 'errori delle pagine, della casa',
  sessione: 'finisce: si entra di nuovo',
  sfida: 'accesso in corso',
};

export type Appartenenza =
  /** The condition of its rows, on alias `t`. */
  { readonly isSua: true; readonly condizione: string } | { readonly isSua: false; readonly perche: string };

const DI_NESSUNO = 'non nomina studi né persone';

/** Which rows of a table are of studio `studioId`, or why none; undefined when nobody has said so. */
export function findAppartenenza(
  { nome, hasStudio, nominaQualcuno }: { nome: string; hasStudio: boolean; nominaQualcuno: boolean },
  studioId: number,
): Appartenenza | undefined {
  const sua = SUE[nome] ?? (hasStudio ? 't.studio_id = $' : undefined);
  if (sua !== undefined) return { isSua: true, condizione: sua.replaceAll('$', String(studioId)) };
  const perche = RESTANO[nome] ?? (nominaQualcuno ? undefined : DI_NESSUNO);
  return perche === undefined ? undefined : { isSua: false, perche };
}

/** Every table that is named here, to find those that are gone. */
export const listTabelleNominate = (): string[] => [...Object.keys(SUE), ...Object.keys(RESTANO)];

/** How a row outside the studio is recognised in another house: same key, and the same words of itself. */
export const IDENTITA: Readonly<Record<string, string>> = {
  gestore: 't.codice',
  utente: 'lower(t.email)',
  pacchetto: "t.nome || ', ' || t.crediti || ' crediti'",
  venditore: "coalesce((select codice from public.gestore g where g.id = t.gestore_id), 'fornitore')",
  distinta: 't.numero::text',
};

/**
 * Tables of what lets somebody in, or opens what is sealed: they leave under the key of the house, which alone takes them back.
 * Whoever has the file reads everything else.
 */
export const CHIUSE: ReadonlySet<string> = new Set([
  'utente',
  'codice_recupero',
  'fattore_totp',
  'passkey',
  'identita_esterna',
  'chiave_dati',
]);

/** Tables of the last number given, with its column: a number that was given is not given again. */
export const CONTATORI: Readonly<Record<string, string>> = {
  delega_registro: 'ultimo',
  f24_numero: 'ultimo',
};

/** What a studio has before anybody has worked in it. */
export const DI_OGNI_STUDIO: readonly string[] = ['studio', 'applicativo_studio'];

/**
 * What cannot be untold once others have seen it: the audit log, the credits with what was paid for them. Where the house has
 * one that goes on from that of the export, it stays as it is; `prova`: the rows that tell.
 */
export const LIBRI: readonly {
  readonly nome: string;
  readonly prova: readonly { readonly tabella: string; readonly chiave: readonly string[] }[];
  readonly tabelle: readonly string[];
}[] = [
  {
    nome: 'registro degli atti',
    prova: [{ tabella: 'registro_anello', chiave: ['numero', 'impronta'] }],
    tabelle: [
      'registro',
      'registro_anello',
      'registro_catena',
      'registro_coda',
      'registro_ricopertura',
      'chiave_dati',
    ],
  },
  {
    nome: 'libro dei crediti e dei pagamenti',
    prova: [
      { tabella: 'movimento', chiave: ['id'] },
      { tabella: 'pagamento', chiave: ['id'] },
    ],
    tabelle: [
      'conto',
      'movimento',
      'voce',
      'acquisto',
      'consumo_pacchetto',
      'prenotazione',
      'log_soglia',
      'pagamento',
      'carta',
      'mandato',
      // Modules are bought with credits.
      'applicativo_studio',
    ],
  },
];
