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

/** What is known of a signature. */
export interface FattiFirma {
  readonly studio: string;
  readonly cliente: string;
  readonly codiceFiscale: string;
  readonly firmatario: string;
  readonly email: string;
  readonly ip: string | null;
  readonly inviato: Date;
  readonly aperto: Date | null;
  readonly codice: Date | null;
  readonly firmato: Date;
  readonly busta: string;
  readonly link: string;
}
interface Firmato {
  readonly nome: string;
  readonly sha256: string;
  readonly letto: Date | null;
  /** The farthest page that was on the screen; undefined when it is not known. */
  readonly pagina: number | undefined;
  readonly contenuto: Buffer;
}

/** The page of evidence of a document, as it is drawn. Pure. */
function describeEvidenza(f: FattiFirma, d: Omit<Firmato, 'contenuto'>): Comunicazione {
  const voce = (titolo: string, valore: string) => ({ titolo, valore });
  return {
    ...{ studio: f.studio, logo: null, titolo: t.titolo, sottotitolo: t.sottotitolo },
    ...{ denominazione: f.cliente, codiceFiscale: f.codiceFiscale, isBozza: false },
    quando: writeMomento(f.firmato),
    blocchi: [
      { tipo: 'testo', testo: t.valore },
      {
        tipo: 'voci',
        titolo: t.chi,
        voci: [
          voce(t.firmatario, f.firmatario),
          ...(f.firmatario === f.cliente ? [] : [voce(t.per, f.cliente)]),
          voce(t.indirizzo, f.email),
          voce(t.ip, f.ip ?? t.sconosciuto),
        ],
      },
      {
        tipo: 'voci',
        titolo: t.quando,
        voci: [
          voce(t.inviato, writeMomento(f.inviato)),
          voce(t.aperto, writeMomento(f.aperto)),
          voce(t.letto, writeMomento(d.letto)),
          voce(t.pagine, d.pagina === undefined ? t.sconosciuto : String(d.pagina)),
          voce(t.codice, writeMomento(f.codice)),
          voce(t.firmato, writeMomento(f.firmato)),
        ],
      },
      {
        tipo: 'voci',
        titolo: t.cosa,
        voci: [voce(t.documento, d.nome), voce(t.busta, f.busta), voce(t.modo, t.modoTesto)],
      },
      // Long words without blanks are cut in a column: these have the whole line.
      { tipo: 'testo', testo: `${t.impronta}:\n${d.sha256}` },
      { tipo: 'testo', testo: `${t.link}: ${f.link}` },
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
export async function addEvidenza(fatti: FattiFirma, { contenuto, ...d }: Firmato): Promise<Buffer> {
  const pagina = await makePdf({ comunicazione: describeEvidenza(fatti, d) });
  const fatto = await inCorsia(null, (ask) =>
    ask({ atto: 'aggiungi', documento: contenuto, pagina, nome: d.nome }),
  );
  return Buffer.from(fatto as Uint8Array);
}
