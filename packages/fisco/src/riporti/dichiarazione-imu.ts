import type { ImmobileImu } from '../imu/tipi.ts';
import { withModulo } from '../modelli/chiave.ts';
import type { DatiModello, ValoreCasella } from '../modelli/modello.ts';

/** Where a declaration of the IMU says its comune: the codice catastale, and the name. */
export const caselleComuneImu = { codice: 'FR1.1', denominazione: 'FR1.2' } as const;

/** Who declares, and to which comune. */
export interface FrontespizioImu {
  readonly comune: string;
  readonly denominazioneComune: string;
  readonly codiceFiscale: string;
  /** The surname, or the name of a company. */
  readonly denominazione: string | null;
  readonly nome: string | null;
  readonly dataNascita: string | null;
  readonly sesso: string | null;
  readonly comuneNascita: string | null;
  readonly provinciaNascita: string | null;
  readonly email: string | null;
  readonly domicilio: {
    readonly via: string | null;
    readonly civico: string | null;
    readonly cap: string | null;
    readonly comune: string | null;
    readonly provincia: string | null;
  };
}

/** A property to declare, with its value before the reductions; null when it is not known. */
export interface ImmobileDichiarato {
  readonly id: string;
  readonly immobile: ImmobileImu;
  readonly valore: number | null;
  readonly detrazione: number | null;
  readonly dal: string;
  readonly al: string | null;
  readonly catasto: {
    readonly genere: 'fabbricato' | 'terreno';
    readonly indirizzo: string | null;
    readonly sezione: string | null;
    readonly foglio: string | null;
    readonly particella: string | null;
    readonly subalterno: string | null;
    readonly categoria: string | null;
    readonly classe: string | null;
  };
}

type Colonne = Readonly<Record<string, ValoreCasella | null | undefined>>;

const keep = (colonne: Colonne): DatiModello =>
  Object.fromEntries(
    Object.entries(colonne).flatMap(([chiave, valore]) =>
      valore === null || valore === undefined || valore === '' ? [] : [[chiave, valore]],
    ),
  );

/** Who declares, and to which comune: record B of the file. */
export const computeFrontespizioImu = (chi: FrontespizioImu): DatiModello =>
  keep({
    [caselleComuneImu.codice]: chi.comune,
    [caselleComuneImu.denominazione]: chi.denominazioneComune,
    'FR1.3': 'N',
    'FR2.1': chi.codiceFiscale,
    'FR2.2': chi.denominazione,
    'FR2.3': chi.nome,
    'FR2.4': chi.dataNascita,
    'FR2.6': chi.sesso,
    'FR2.7': chi.comuneNascita,
    'FR2.8': chi.provinciaNascita,
    'FR2.11': chi.email,
    'FR5.1': chi.domicilio.via,
    'FR5.2': chi.domicilio.civico ?? 'SNC',
    'FR5.6': chi.domicilio.cap,
    'FR5.7': chi.domicilio.comune,
    'FR5.8': chi.domicilio.provincia,
  });

/** Where each form has its immobili. */
const QUADRI = { imu: 'IM', 'imu-enc': 'QA' } as const;

/** The codes of the form, by the words of the computation; those of enti non commerciali are fewer. */
const RIDUZIONI = {
  nessuna: ['0', '0'],
  storico: ['1', '1'],
  inagibile: ['2', '2'],
  comodato: ['3', '3'],
  'pensionato estero': ['4', '3'],
  'storico in comodato': ['5', '3'],
  'canone concordato': ['5', '3'],
} as const;
const ESENZIONI: Readonly<Record<string, string>> = {
  nessuna: '0',
  'abitazione principale': '0',
  occupato: '1',
};

function describeCaratteristica({ immobile }: ImmobileDichiarato, isEnc: boolean): string {
  if (immobile.natura === 'terreno') return '1';
  if (immobile.natura === 'area') return '2';
  if (immobile.natura === 'scritture') return '4';
  if (isEnc) return '3';
  if (immobile.tipo === 'beni-merce') return '7';
  if (immobile.tipo !== 'abitazione-principale') return '3';
  return immobile.categoria.startsWith('A/') ? '5' : '6';
}

interface Variazione {
  readonly acquisto?: true;
  readonly cessione?: true;
  readonly data?: string;
}

/** What happened in the tax year: the possession that began, the one that ended, or nothing that the records say. */
function listVariazioni({ dal, al }: ImmobileDichiarato, annoImposta: number): readonly Variazione[] {
  const isIn = (giorno: string | null): giorno is string => giorno?.startsWith(`${annoImposta}-`) ?? false;
  const variazioni: Variazione[] = [];
  if (isIn(dal)) variazioni.push({ acquisto: true, data: dal });
  if (isIn(al)) variazioni.push({ cessione: true, data: al });
  return variazioni.length === 0 ? [{}] : variazioni;
}

type QuadroImu = (typeof QUADRI)[keyof typeof QUADRI];

function computeRigo(uno: ImmobileDichiarato, quadro: QuadroImu): Colonne {
  const { catasto } = uno;
  const { quota, riduzione, esenzione, isAbitazione } = uno.immobile;
  const isEnc = quadro === QUADRI['imu-enc'];
  return {
    '1.4': describeCaratteristica(uno, isEnc),
    '1.5': catasto.indirizzo,
    '2.1': catasto.genere === 'fabbricato' ? 'U' : 'T',
    '2.3': catasto.sezione,
    '2.4': catasto.foglio,
    '2.5': catasto.particella,
    '2.6': catasto.subalterno,
    '2.7': catasto.categoria,
    '2.8': catasto.classe,
    '3.1': uno.valore === null ? null : Math.round(uno.valore),
    '3.2': quota,
    '3.3': !isEnc && isAbitazione && uno.detrazione !== null ? Math.round(uno.detrazione) : null,
    '3.5': RIDUZIONI[riduzione][isEnc ? 1 : 0],
    '3.6': ESENZIONI[esenzione] ?? '3',
  };
}

/** The caselle of the immobili of a comune: a modulo for each variation, the same progressivo for the same immobile. */
export function computeQuadroImu(
  daDichiarare: readonly ImmobileDichiarato[],
  modello: keyof typeof QUADRI,
  annoImposta: number,
): DatiModello {
  const quadro = QUADRI[modello];
  const progressivi = new Map<string, number>();
  let ordine = 0;
  const colonne: Record<string, ValoreCasella | null | undefined> = {};
  for (const uno of daDichiarare) {
    const { id } = uno;
    const rigo = computeRigo(uno, quadro);
    for (const { acquisto, cessione, data } of listVariazioni(uno, annoImposta)) {
      ordine += 1;
      const isSeguito = progressivi.has(id);
      progressivi.set(id, progressivi.get(id) ?? progressivi.size + 1);
      const tutte: Colonne = {
        ...{ '1.1': ordine, '1.2': progressivi.get(id), '1.3': isSeguito ? true : null },
        ...rigo,
        ...{ '4.1': acquisto, '4.2': cessione, '4.5': data },
      };
      for (const [colonna, valore] of Object.entries(tutte))
        colonne[withModulo(`${quadro}${colonna}`, ordine)] = valore;
    }
  }
  return keep(colonne);
}
