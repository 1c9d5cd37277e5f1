import type { PianoRiservatezzaFilo } from '@quadra/contract';
import { basi, nameBase } from './basi.ts';

/** A declaration, as far as its keeping goes. */
export interface DichiarazioneTenuta {
  readonly id: string;
  readonly anno: number;
  readonly stato: 'Aperta' | 'Chiusa';
  /** Day of the last thing written in it: the final print or the last change. */
  readonly ultima: string;
}
/** A delega: of one in the register, the day it went there. */
export interface DelegaTenuta {
  readonly id: string;
  readonly registrata: string | null;
}
/** A model F24, or a voce of the conto fiscale, by the day it is of. */
export interface F24Tenuto {
  readonly id: string;
  readonly scadenza: string;
}
export interface DocumentoTenuto {
  readonly id: string;
  readonly tipo: string;
  readonly nome: string;
}

/** What there is of a client, as far as erasing him goes. Days are ISO, of Rome. */
export interface Situazione {
  readonly oggi: string;
  readonly limitataFino: string | null;
  readonly dichiarazioni: readonly DichiarazioneTenuta[];
  readonly documenti: readonly DocumentoTenuto[];
  readonly deleghe: readonly DelegaTenuta[];
  readonly versamenti: readonly F24Tenuto[];
  readonly lavoriInCorso: number;
  readonly legami: number;
  readonly possessi: number;
  readonly modifiche: number;
  readonly righeRegistro: number;
  readonly altreSchede: number;
}

/** What becomes of each thing of a client who is erased. */
export interface Piano {
  readonly blocchi: PianoRiservatezzaFilo['Blocchi'];
  readonly conservate: readonly DichiarazioneTenuta[];
  readonly scadute: readonly DichiarazioneTenuta[];
  readonly documentiConservati: readonly DocumentoTenuto[];
  readonly documentiCancellati: readonly DocumentoTenuto[];
  readonly delegheConservate: readonly DelegaTenuta[];
  readonly delegheCancellate: readonly DelegaTenuta[];
  readonly versamentiConservati: readonly F24Tenuto[];
  readonly versamentiCancellati: readonly F24Tenuto[];
  /** Payments of a day before this one need no longer be kept. */
  readonly versamentiPrimaDi: string;
  /** The last day for which something must be kept; null when nothing must. */
  readonly fino: string | null;
}

const IDENTITA = /identit|patente|passaport|tessera|permesso di soggiorno/i;

/** Until when a declaration is kept: ten whole years after the year of its last change, or after its own (art. 2220 c.c.). */
export const computeTermine = ({ anno, ultima }: Pick<DichiarazioneTenuta, 'anno' | 'ultima'>): string =>
  `${Math.max(anno, Number(ultima.slice(0, 4))) + basi.scritture.anni}-12-31`;

/** A line of the register is kept as a declaration of its year. */
const computeTermineDelega = (registrata: string): string =>
  computeTermine({ anno: Number(registrata.slice(0, 4)), ultima: registrata });

/** The first day whose payments are still to be kept: ten whole years after that of the payment. */
const computePrimo = (oggi: string): string => `${Number(oggi.slice(0, 4)) - basi.scritture.anni}-01-01`;

function listBlocchi({ dichiarazioni, lavoriInCorso, limitataFino }: Situazione): Piano['blocchi'] {
  const aperte = dichiarazioni.filter(({ stato }) => stato === 'Aperta').length;
  return [
    ...(limitataFino === null ? [] : [{ Motivo: 'già limitata' as const, Quanti: 1 }]),
    ...(aperte === 0 ? [] : [{ Motivo: 'dichiarazioni aperte' as const, Quanti: aperte }]),
    ...(lavoriInCorso === 0 ? [] : [{ Motivo: 'lavori in corso' as const, Quanti: lavoriInCorso }]),
  ];
}

/**
 * What is erased and what stays: closed declarations within their term and, with them, the documents they lean on. Proofs of
 * identity are erased with the rest; without a declaration to keep, everything is.
 */
export function computePiano(situazione: Situazione): Piano {
  const { oggi, dichiarazioni, documenti, deleghe, versamenti } = situazione;
  const versamentiPrimaDi = computePrimo(oggi);
  const versamentiConservati = versamenti.filter(({ scadenza }) => scadenza >= versamentiPrimaDi);
  const conservate = dichiarazioni.filter((una) => computeTermine(una) >= oggi);
  const termini = deleghe.map(({ registrata }) => registrata && computeTermineDelega(registrata));
  const isTenuta = (_: DelegaTenuta, posto: number) => (termini[posto] ?? '') >= oggi;
  const mustTenere = ({ tipo, nome }: DocumentoTenuto) =>
    conservate.length > 0 && !IDENTITA.test(`${tipo} ${nome}`);
  return {
    blocchi: listBlocchi(situazione),
    conservate,
    scadute: dichiarazioni.filter((una) => !conservate.includes(una)),
    documentiConservati: documenti.filter(mustTenere),
    documentiCancellati: documenti.filter((uno) => !mustTenere(uno)),
    delegheConservate: deleghe.filter(isTenuta),
    delegheCancellate: deleghe.filter((una, posto) => !isTenuta(una, posto)),
    versamentiConservati,
    versamentiCancellati: versamenti.filter((uno) => !versamentiConservati.includes(uno)),
    versamentiPrimaDi,
    fino:
      [
        ...conservate.map(computeTermine),
        ...versamentiConservati.map(({ scadenza }) => computeTermineDelega(scadenza)),
        ...termini.filter((termine) => termine !== null && termine >= oggi),
      ]
        .sort()
        .at(-1) ?? null,
  };
}

/** The plan as the page shows it: what goes, what stays, why and until when. */
export function toPianoFilo(
  situazione: Situazione,
  piano: Piano,
): Omit<PianoRiservatezzaFilo, 'Denominazione' | 'CodiceFiscale'> {
  const { fino } = piano;
  const scritture = { Norma: nameBase('scritture'), Verificata: basi.scritture.verificato };
  const cancella = [
    { Voce: fino === null ? ('scheda' as const) : ('contatti' as const), Quanti: 1 },
    { Voce: 'legami' as const, Quanti: situazione.legami },
    { Voce: 'possessi' as const, Quanti: situazione.possessi },
    { Voce: 'documenti' as const, Quanti: piano.documentiCancellati.length },
    { Voce: 'dichiarazioni' as const, Quanti: piano.scadute.length },
    { Voce: 'deleghe' as const, Quanti: piano.delegheCancellate.length },
    { Voce: 'versamenti' as const, Quanti: piano.versamentiCancellati.length },
    { Voce: 'storia' as const, Quanti: situazione.modifiche },
    { Voce: 'registro' as const, Quanti: situazione.righeRegistro },
    { Voce: 'appunti' as const, Quanti: 1 },
  ];
  const conserva =
    fino === null
      ? []
      : [
          { Voce: 'scheda' as const, Quanti: 1, Fino: fino, ...scritture },
          { Voce: 'dichiarazioni' as const, Quanti: piano.conservate.length, Fino: fino, ...scritture },
          { Voce: 'documenti' as const, Quanti: piano.documentiConservati.length, Fino: fino, ...scritture },
          { Voce: 'deleghe' as const, Quanti: piano.delegheConservate.length, Fino: fino, ...scritture },
          {
            Voce: 'versamenti' as const,
            Quanti: piano.versamentiConservati.length,
            Fino: fino,
            ...scritture,
          },
        ];
  return {
    Esito: fino === null ? 'cancellata' : 'limitata',
    Fino: fino,
    LimitataFino: situazione.limitataFino,
    Blocchi: [...piano.blocchi],
    Cancella: cancella.filter(({ Quanti }) => Quanti > 0),
    Conserva: conserva.filter(({ Quanti }) => Quanti > 0),
    AltreSchede: situazione.altreSchede,
  };
}
