import { testiFirmaSemplice } from '@quadra/contract';
import { withCorsia } from '../../../http/corsia.ts';
import { requireNessunErrore } from '../../../http/domain-error.ts';
import { type Comunicazione, makePdf } from '../../consegna/stampa/stampa.public.ts';
import type { DomandaEvidenza } from './evidenza.worker.ts';

const t = testiFirmaSemplice.evidenza;
const limiti = { memoriaMb: 256, entroMs: 30_000 };
class Illeggibile extends Error {}

const orologio = new Intl.DateTimeFormat('it-IT', {
  ...{ timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'longOffset' },
});
/** A moment in the time of Rome, with its distance from the universal one: `28/11/2026 21:05:09 (+01:00)`. Pure. */
export function writeMomento(quando: Date | null): string {
  if (quando === null) return t.sconosciuto;
  const p = Object.fromEntries(orologio.formatToParts(quando).map(({ type, value }) => [type, value]));
  const distanza = (p.timeZoneName ?? '').replace(/^(GMT|UTC)/, '');
  return `${p.day}/${p.month}/${p.year} ${p.hour}:${p.minute}:${p.second} (${distanza || '+00:00'})`;
}

/** Whose envelope it is. */
export interface FattiBusta {
  readonly studio: string;
  readonly cliente: string;
  readonly codiceFiscale: string;
  readonly busta: string;
}
/** What is known of a signature on a document. */
export interface FattiFirma {
  readonly firmatario: string;
  readonly email: string;
  /** The studio wrote the address, not the record of the client. */
  readonly isScritto: boolean;
  readonly ip: string | null;
  readonly inviato: Date;
  readonly aperto: Date | null;
  readonly letto: Date | null;
  /** The farthest page that was on the screen; undefined when it is not known. */
  readonly pagina: number | undefined;
  readonly codice: Date | null;
  readonly firmato: Date;
  readonly link: string;
}
interface Firmato {
  readonly nome: string;
  readonly sha256: string;
  readonly contenuto: Buffer;
  readonly firme: readonly FattiFirma[];
}

const voce = (titolo: string, valore: string) => ({ titolo, valore });
const listChi = (b: FattiBusta, f: FattiFirma) => [
  voce(t.firmatario, f.firmatario),
  // Who signs at the address of the client and is not he, signs for him; the others sign for themselves.
  ...(f.isScritto || f.firmatario === b.cliente ? [] : [voce(t.per, b.cliente)]),
  voce(t.indirizzo, f.email),
  ...(f.isScritto ? [voce(t.indirizzoScritto, b.studio)] : []),
  voce(t.ip, f.ip ?? t.sconosciuto),
];
const listQuando = (f: FattiFirma) => [
  voce(t.inviato, writeMomento(f.inviato)),
  voce(t.aperto, writeMomento(f.aperto)),
  voce(t.letto, writeMomento(f.letto)),
  voce(t.pagine, f.pagina === undefined ? t.sconosciuto : String(f.pagina)),
  voce(t.codice, writeMomento(f.codice)),
  voce(t.firmato, writeMomento(f.firmato)),
];

/** A signature of one alone, or one of several: each with its own who, when, from where, what was read. */
function describeFirma(b: FattiBusta, f: FattiFirma, posto: number, tutte: number): Comunicazione['blocchi'] {
  const link = { tipo: 'testo' as const, testo: `${t.link}: ${f.link}` };
  if (tutte > 1)
    return [
      {
        tipo: 'voci',
        titolo: t.firma(posto + 1, tutte, f.firmatario),
        voci: [...listChi(b, f), ...listQuando(f)],
      },
      link,
    ];
  return [
    { tipo: 'voci', titolo: t.chi, voci: listChi(b, f) },
    { tipo: 'voci', titolo: t.quando, voci: listQuando(f) },
    link,
  ];
}

/** The page of evidence of a document, as it is drawn. Pure. */
function describeEvidenza(b: FattiBusta, { nome, sha256, firme }: Omit<Firmato, 'contenuto'>): Comunicazione {
  const tutte = firme.length;
  const momenti = firme.map(({ firmato }) => firmato.getTime());
  return {
    ...{ studio: b.studio, logo: null, titolo: t.titolo, sottotitolo: t.sottotitolo },
    ...{ denominazione: b.cliente, codiceFiscale: b.codiceFiscale, isBozza: false },
    quando: writeMomento(new Date(Math.max(...momenti))),
    blocchi: [
      { tipo: 'testo', testo: t.valore },
      ...firme.flatMap((una, posto) => describeFirma(b, una, posto, tutte)),
      {
        tipo: 'voci',
        titolo: t.cosa,
        voci: [
          voce(t.documento, nome),
          voce(t.busta, b.busta),
          voce(t.modo, tutte > 1 ? t.modoTutti : t.modoTesto),
        ],
      },
      // Long words without blanks are cut in a column: these have the whole line.
      { tipo: 'testo', testo: `${t.impronta}:\n${sha256}` },
      { tipo: 'testo', testo: t.byte },
    ],
  };
}

const inCorsia = <T>(
  chi: number | null,
  run: (ask: (d: DomandaEvidenza) => Promise<unknown>) => Promise<T>,
) =>
  withCorsia(
    {
      modulo: new URL('./evidenza.worker.ts', import.meta.url),
      ...{ dati: null, chi, ...limiti, refuse: () => new Illeggibile() },
    },
    ({ ask }) => run(ask),
  );

/** Each can have a page put after its own. @throws RICHIESTA_NON_VALIDA on Documenti */
export async function requireAmpliabili(
  documenti: readonly { readonly nome: string; readonly contenuto: Buffer }[],
  utenteId: number,
): Promise<void> {
  for (const { nome, contenuto } of documenti) {
    const prova = inCorsia(utenteId, (ask) => ask({ atto: 'prova', documento: contenuto }));
    await prova.catch((causa: unknown) => {
      if (!(causa instanceof Illeggibile)) throw causa;
      requireNessunErrore({ Documenti: [testiFirmaSemplice.ILLEGGIBILE(nome)] });
    });
  }
}

/** A signed document: its own pages, the page of evidence after them, and its bytes as they were attached. */
export async function addEvidenza(fatti: FattiBusta, { contenuto, ...d }: Firmato): Promise<Buffer> {
  const pagina = await makePdf({ comunicazione: describeEvidenza(fatti, d) });
  const fatto = await inCorsia(null, (ask) =>
    ask({ atto: 'aggiungi', documento: contenuto, pagina, nome: d.nome }),
  );
  return Buffer.from(fatto as Uint8Array);
}
