import type pg from 'pg';
import { type Deposito, fetchOggetto } from '../deposito.ts';
import type { Manifesto } from './esportazione-file.ts';

/**
 * The files that the rows of a studio hold, once more as files: for who opens the archive without a program. `nome` is said of
 * row `t`, whose studio is $1.
 */
const CARTE: readonly {
  cartella: string;
  da: string;
  nome: string;
  byte: string;
  /** Those of its rows that have no bytes have them in the store, by this hash. */
  fuori?: string;
}[] = [
  {
    cartella: 'documenti',
    da: 'documento t left join anagrafica a on a.studio_id = t.studio_id and a.id = t.anagrafica_id',
    nome: "coalesce(a.denominazione, 'Dello studio') || chr(31) || t.nome",
    byte: 't.contenuto',
    fuori: 't.sha256',
  },
  {
    cartella: 'telematici',
    da: 'dichiarazione_telematico_file t join dichiarazione d on d.studio_id = t.studio_id and d.id = t.dichiarazione_id',
    nome: 'd.anno || chr(31) || t.nome',
    byte: 't.contenuto',
  },
  {
    cartella: 'ricevute',
    da: 'dichiarazione_telematico_ricevuta t join dichiarazione d on d.studio_id = t.studio_id and d.id = t.dichiarazione_id',
    nome: "d.anno || chr(31) || t.protocollo || ' ' || lower(t.esito) || '.txt'",
    byte: 't.contenuto',
  },
  {
    cartella: 'stampe',
    da: `dichiarazione_stampa t join dichiarazione d on d.studio_id = t.studio_id and d.id = t.dichiarazione_id
      join anagrafica a on a.studio_id = d.studio_id and a.id = d.anagrafica_id`,
    nome: "d.anno || chr(31) || a.denominazione || ' ' || d.tipo || ' ' || t.forma || '.pdf'",
    byte: 't.contenuto',
  },
  {
    cartella: 'archivio',
    da: 'dichiarazione_archivio t join dichiarazione d on d.studio_id = t.studio_id and d.id = t.dichiarazione_id',
    nome: 'd.anno || chr(31) || t.nome',
    byte: 't.contenuto',
  },
  { cartella: 'f24', da: 'f24_file t', nome: 't.nome', byte: 't.contenuto' },
  {
    cartella: 'visure',
    da: 'visura t',
    nome: "to_char(t.creata_il, 'YYYY-MM-DD') || ' ' || t.cercato || '.pdf'",
    byte: 't.pdf',
  },
];

const NOME_MASSIMO = 120;
/** A name that any system writes, told apart by its place. */
function nameCarta(cartella: string, nome: string, posto: number): string {
  const parti = nome
    .normalize('NFC')
    .split('\u001f')
    .map((parte) =>
      parte
        .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
        .replace(/^[. ]+|[. ]+$/g, '')
        .slice(-NOME_MASSIMO),
    );
  const file = `${posto + 1} ${parti.pop() || 'file'}`;
  return [cartella, ...parti.filter((parte) => parte !== ''), file].join('/');
}

/** The files of a studio, one at a time, from the store too; the rows are as the transaction saw them first. */
export async function addCarte(
  client: pg.Client,
  { studioId, deposito = null }: { readonly studioId: number; readonly deposito?: Deposito | null },
  add: (nome: string, byte: Uint8Array) => Promise<void>,
): Promise<void> {
  for (const { cartella, da, nome, byte, fuori = 'null::bytea' } of CARTE) {
    const { rows } = await client.query<{ riga: string; nome: string }>(
      `select t.ctid::text as riga, ${nome} as nome from ${da} where t.studio_id = $1 and coalesce(${byte}, ${fuori}) is not null order by 2, 1`,
      [studioId],
    );
    const [tabella = ''] = da.split(' ');
    for (const [posto, { riga, nome: suo }] of rows.entries()) {
      const { rows: trovate } = await client.query<{ byte: Buffer | null; sha256: Buffer }>(
        `select ${byte} as byte, ${fuori} as sha256 from ${tabella} t where t.ctid = $1::tid`,
        [riga],
      );
      const [trovata] = trovate;
      if (!trovata) continue;
      const { byte: suoi, sha256 } = trovata;
      await add(
        nameCarta(cartella, suo, posto),
        suoi ?? (await fetchOggetto(deposito, { studioId, sha256 })),
      );
    }
  }
}

export const VOCE_LEGGIMI = 'LEGGIMI.txt';

/** What a person reads first. */
export const writeLeggimi = ({ studio, quando, versione, tabelle }: Manifesto): string =>
  [
    `Esportazione dello studio «${studio.ragioneSociale}»`,
    `Com’era il ${quando} (UTC). Quadra ${versione}.`,
    '',
    'studio.json: che cosa c’è, tabella per tabella, con le colonne, le righe e l’impronta SHA-256 di ciascuna.',
    'tabelle/*.jsonl: le righe, una per riga, in JSON.',
    'tabelle/*.chiusa: persone, password e chiavi, cifrate: le riapre soltanto la casa che ha scritto questo file.',
    'documenti/, telematici/, ricevute/, stampe/, archivio/, f24/, visure/: gli stessi file che le righe contengono, da aprire.',
    'traccia/: per ogni dichiarazione, ogni valore calcolato con la sua formula, i suoi operandi e la norma.',
    '',
    'Contiene i dati di tutti i clienti: va conservato come l’archivio dello studio.',
    `Tabelle: ${tabelle.length}. Righe: ${tabelle.reduce((somma, { righe }) => somma + righe, 0)}.`,
    '',
  ].join('\r\n');
