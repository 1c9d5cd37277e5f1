import type { Anagrafica, TipoImu } from '@quadra/contract';
import { type DatiModello, type ValoreCasella, withModulo } from '@quadra/fisco';
import type { Voce } from './immobili.rules.ts';

/** A property to declare, with its value before the reductions; null when it is not known. */
export interface DaDichiarare {
  readonly voce: Voce;
  readonly valore: number | null;
  readonly detrazione: number | null;
}

type Colonne = Readonly<Record<string, ValoreCasella | null | undefined>>;

const keep = (colonne: Colonne): DatiModello =>
  Object.fromEntries(
    Object.entries(colonne).flatMap(([chiave, valore]) =>
      valore === null || valore === undefined || valore === '' ? [] : [[chiave, valore]],
    ),
  );

/** Who declares, and to which comune: record B of the file. */
export const computeFrontespizio = (
  anagrafica: Anagrafica,
  { comune, descrizione }: { comune: string; descrizione: string },
): DatiModello => {
  const { domicilioFiscale: d } = anagrafica;
  return keep({
    'FR1.1': comune,
    'FR1.2': descrizione,
    'FR1.3': 'N',
    'FR2.1': anagrafica.codiceFiscale,
    'FR2.2': anagrafica.cognome ?? anagrafica.ragioneSociale,
    'FR2.3': anagrafica.nome,
    'FR2.4': anagrafica.dataNascita,
    'FR2.6': anagrafica.sesso,
    'FR2.7': anagrafica.comuneNascitaDescrizione,
    'FR2.8': anagrafica.provinciaNascita,
    'FR2.11': anagrafica.email,
    'FR5.1': d.via,
    'FR5.2': d.civico ?? 'SNC',
    'FR5.6': d.cap,
    'FR5.7': d.comuneDescrizione ?? d.comune,
    'FR5.8': d.provincia,
  });
};

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

function describeCaratteristica({ immobile }: Voce, isEnc: boolean): string {
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
function listVariazioni({ posseduto: { possesso } }: Voce, annoImposta: number): readonly Variazione[] {
  const isIn = (giorno: string | null): giorno is string => giorno?.startsWith(`${annoImposta}-`) ?? false;
  const variazioni: Variazione[] = [];
  if (isIn(possesso.dal)) variazioni.push({ acquisto: true, data: possesso.dal });
  if (isIn(possesso.al)) variazioni.push({ cessione: true, data: possesso.al });
  return variazioni.length === 0 ? [{}] : variazioni;
}

function computeRigo(uno: DaDichiarare, quadro: 'IM' | 'QA'): Colonne {
  const { immobile: catasto } = uno.voce.posseduto;
  const { quota, riduzione, esenzione, isAbitazione } = uno.voce.immobile;
  const isEnc = quadro === 'QA';
  return {
    '1.4': describeCaratteristica(uno.voce, isEnc),
    '1.5': catasto.indirizzo ?? catasto.comune_descrizione,
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
export function computeQuadroImmobili(
  daDichiarare: readonly DaDichiarare[],
  tipo: TipoImu,
  annoImposta: number,
): DatiModello {
  if (tipo === 'IMU-IMPI') return {};
  const quadro = tipo === 'IMU-ENC' ? 'QA' : 'IM';
  const progressivi = new Map<string, number>();
  let ordine = 0;
  const colonne: Record<string, ValoreCasella | null | undefined> = {};
  for (const uno of daDichiarare) {
    const { id } = uno.voce.posseduto.immobile;
    const rigo = computeRigo(uno, quadro);
    for (const { acquisto, cessione, data } of listVariazioni(uno.voce, annoImposta)) {
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
