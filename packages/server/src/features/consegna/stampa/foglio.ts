import { removeControlli } from '@quadra/contract';
import {
  type Casella,
  type DatiModello,
  type EsitoCasella,
  type Forzature,
  type Modello,
  moduloOf,
  type Quadro,
  quadroOf,
  type Rigo,
  withModulo,
} from '@quadra/fisco';
import { formatCasella } from './formato-casella.ts';

/** What one line of the print says: where it stands on the form, its title, its value and what is to be said of it. */
export interface RigaFoglio {
  readonly rigo: string;
  readonly colonna: number;
  readonly titolo: string;
  readonly valore: string;
  readonly isCalcolata: boolean;
  readonly isTotale: boolean;
  /** State of a computed casella that is not plainly complete, or why a value was put by hand; '' otherwise. */
  readonly nota: string;
}

export interface SezioneFoglio {
  readonly titolo: string;
  readonly modulo: number;
  readonly righe: readonly RigaFoglio[];
}

export interface QuadroFoglio {
  readonly codice: string;
  readonly titolo: string;
  readonly copertura: string;
  readonly nota: string;
  readonly stato: string;
  readonly sezioni: readonly SezioneFoglio[];
}

/** An image at the head of the print: the text of an SVG, or anything else as an address with its own bytes. */
export type LogoFoglio = { readonly svg: string } | { readonly image: string };

export interface VoceImpegno {
  readonly titolo: string;
  readonly valore: string;
}

export interface TestataFoglio {
  readonly studio: string;
  readonly logo: LogoFoglio | null;
  /** The promise to send it by telematic way: who made it, name by name. Empty when nobody did. */
  readonly impegno: readonly VoceImpegno[];
  readonly denominazione: string;
  readonly codiceFiscale: string;
  readonly anno: number;
  readonly annoImposta: number;
  readonly modello: string;
  readonly tipo: string;
  readonly finalita: string;
  readonly stato: string;
  readonly versioneProgramma: string;
  /** Moment of the print, as it is to be read. */
  readonly quando: string;
  /** A preview: the watermark goes on every page. */
  readonly isBozza: boolean;
}

/** A declaration ready to be drawn: texts only, no rule left to apply. */
export interface Foglio {
  readonly testata: TestataFoglio;
  readonly quadri: readonly QuadroFoglio[];
}

export interface ContenutoFoglio {
  readonly dati: DatiModello;
  readonly esiti: Readonly<Record<string, EsitoCasella>>;
  readonly forzature: Forzature;
  /** State of every quadro; those 'assente' are not printed. */
  readonly statiQuadri: Readonly<Record<string, string>>;
  /** The name of a codice catastale. */
  readonly nameComune?: (codice: string) => string | undefined;
}

/** The sentence beside a computed value: nothing when it is simply complete. */
function describeStato(
  casella: Casella,
  esito: EsitoCasella,
  forzatura: { motivo: string } | undefined,
): string {
  if (esito.stato === 'forzato') {
    const calcolato =
      esito.calcolato === undefined ? '' : `; il calcolo dava ${formatCasella(casella, esito.calcolato)}`;
    const motivo = forzatura ? `: ${forzatura.motivo}` : '';
    return `modificato a mano${motivo}${calcolato}`;
  }
  if (esito.stato === 'completo' || esito.stato === 'vuoto') {
    return [esito.precisione === 'indicativo' ? 'indicativo' : '', esito.nota ?? '']
      .filter(Boolean)
      .join(': ');
  }
  const mancano = (esito.mancano ?? []).map((mancanza) => mancanza.frase).join('; ');
  return [esito.stato, mancano || esito.nota].filter(Boolean).join(': ');
}

/** One casella alone is called as its rigo; among others, as the rigo and its own colonna. */
const nameCasella = (rigo: Rigo, casella: Casella): string =>
  rigo.caselle.length === 1 || rigo.titolo === casella.titolo
    ? rigo.titolo
    : `${rigo.titolo}: ${casella.titolo}`;

/** What says nothing is not printed: nobody wrote it, or it is nought because it is not due. */
const isMuta = (esito: EsitoCasella | undefined, valore: unknown): boolean =>
  esito?.stato === 'non dovuto'
    ? !valore
    : valore === undefined && (esito === undefined || esito.stato === 'vuoto');

function computeRiga(
  rigo: Rigo,
  casella: Casella,
  chiave: string,
  contenuto: ContenutoFoglio,
): RigaFoglio | undefined {
  const esito = casella.inserita ? undefined : contenuto.esiti[chiave];
  const valore = casella.inserita ? contenuto.dati[chiave] : esito?.valore;
  if (isMuta(esito, valore)) return undefined;
  return {
    rigo: rigo.codice,
    colonna: casella.colonna,
    titolo: nameCasella(rigo, casella),
    valore: valore === undefined ? '' : removeControlli(formatCasella(casella, valore, contenuto.nameComune)),
    isCalcolata: !casella.inserita,
    isTotale: rigo.totale === true,
    nota: esito ? removeControlli(describeStato(casella, esito, contenuto.forzature[chiave])) : '',
  };
}

function listModuli(quadro: Quadro, contenuto: ContenutoFoglio): readonly number[] {
  const moduli = new Set([1]);
  for (const chiave of [...Object.keys(contenuto.dati), ...Object.keys(contenuto.esiti)]) {
    if (quadroOf(chiave) === quadro.codice) moduli.add(moduloOf(chiave));
  }
  return [...moduli].sort((a, b) => a - b);
}

function computeQuadro(quadro: Quadro, contenuto: ContenutoFoglio): QuadroFoglio {
  const sezioni = listModuli(quadro, contenuto).flatMap((modulo) =>
    quadro.sezioni.map((sezione) => ({
      titolo: sezione.titolo,
      modulo,
      righe: sezione.righi.flatMap((rigo) =>
        rigo.caselle.flatMap((casella) => {
          const chiave = withModulo(casella.chiave, modulo);
          return computeRiga(rigo, casella, chiave, contenuto) ?? [];
        }),
      ),
    })),
  );
  return {
    codice: quadro.codice,
    titolo: quadro.titolo,
    copertura: quadro.copertura,
    nota: quadro.nota ?? '',
    stato: contenuto.statiQuadri[quadro.codice] ?? 'aperto',
    sezioni: sezioni.filter((sezione) => sezione.righe.length > 0),
  };
}

/** Every present quadro, in the order of the form, with the lines that say something. */
export const computeQuadri = (modello: Pick<Modello, 'quadri'>, contenuto: ContenutoFoglio): QuadroFoglio[] =>
  modello.quadri
    .filter((quadro) => (contenuto.statiQuadri[quadro.codice] ?? 'assente') !== 'assente')
    .map((quadro) => computeQuadro(quadro, contenuto));

/** Chooses what to print: every present quadro, in the order of the form, with the lines that say something. */
export function computeFoglio(
  modello: Pick<Modello, 'quadri'>,
  testata: TestataFoglio,
  contenuto: ContenutoFoglio,
): Foglio {
  const { studio, denominazione } = testata;
  const testataPulita = {
    ...testata,
    studio: removeControlli(studio),
    denominazione: removeControlli(denominazione),
    impegno: testata.impegno.map(({ titolo, valore }) => ({ titolo, valore: removeControlli(valore) })),
  };
  return { testata: testataPulita, quadri: computeQuadri(modello, contenuto) };
}
