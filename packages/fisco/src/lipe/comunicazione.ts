import { isCodiceFiscale, isPartitaIva } from '@quadra/values';
import { scelteCarica } from '../modelli/scelte.ts';
import { countPeriodi } from './calcolo.ts';
import type { PeriodicitaIva, PeriodoCalcolato } from './tipi.ts';

/** The heading of a communication. Its fields are those of the schema of 2018. */
export interface FrontespizioLipe {
  readonly anno: number;
  readonly periodicita: PeriodicitaIva;
  readonly codiceFiscale: string;
  readonly partitaIva: string;
  readonly dichiarante?: {
    readonly codiceFiscale: string;
    readonly carica: number;
    readonly societa?: string;
  };
  readonly gruppo?: { readonly partitaIvaControllante: string; readonly ultimoMese: number };
  /** The controlling company sends the liquidation of the whole group. */
  readonly liquidazioneGruppo?: boolean;
  readonly intermediario?: {
    readonly codiceFiscale: string;
    /** 1 where the intermediary prepared it, 2 where the taxpayer did. */
    readonly impegno: 1 | 2;
    /** The day of the engagement, `2026-05-20`. */
    readonly data: string;
  };
}

/** Something that stops a communication from being sent, or to look at. */
export interface ProblemaLipe {
  readonly livello: 'bloccante' | 'discordanza';
  readonly codice: string;
  readonly frase: string;
}

const blocca = (codice: string, frase: string): ProblemaLipe => ({ livello: 'bloccante', codice, frase });
const avvisa = (codice: string, frase: string): ProblemaLipe => ({ livello: 'discordanza', codice, frase });

/** Who may sign a communication. Codes of the schema: 10 is not among them. */
export const caricheLipe = scelteCarica.filter(({ codice }) => codice !== '10');
const CARICHE: ReadonlySet<number> = new Set(caricheLipe.map(({ codice }) => Number(codice)));
const MESI_CONTROLLO: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 99]);

function checkFrontespizio(f: FrontespizioLipe): ProblemaLipe[] {
  const problemi: ProblemaLipe[] = [];
  if (!isCodiceFiscale(f.codiceFiscale) && !isPartitaIva(f.codiceFiscale))
    problemi.push(blocca('CODICE_FISCALE', 'Il codice fiscale del contribuente non è valido.'));
  if (!isPartitaIva(f.partitaIva))
    problemi.push(blocca('PARTITA_IVA', 'La partita IVA del contribuente non è valida.'));
  if (f.dichiarante && !isCodiceFiscale(f.dichiarante.codiceFiscale))
    problemi.push(blocca('DICHIARANTE', 'Il codice fiscale del dichiarante non è valido.'));
  if (f.dichiarante && !CARICHE.has(f.dichiarante.carica))
    problemi.push(
      blocca('CARICA', `La carica ${f.dichiarante.carica} non è ammessa in questa comunicazione.`),
    );
  if (!f.dichiarante && isPartitaIva(f.codiceFiscale))
    problemi.push(avvisa('SENZA_DICHIARANTE', 'Per una società si indica chi firma, con la sua carica.'));
  if (f.gruppo && !isPartitaIva(f.gruppo.partitaIvaControllante))
    problemi.push(blocca('CONTROLLANTE', 'La partita IVA della controllante non è valida.'));
  if (f.gruppo && !MESI_CONTROLLO.has(f.gruppo.ultimoMese))
    problemi.push(blocca('ULTIMO_MESE', 'L’ultimo mese di controllo non è fra quelli ammessi.'));
  if (
    f.intermediario &&
    !isCodiceFiscale(f.intermediario.codiceFiscale) &&
    !isPartitaIva(f.intermediario.codiceFiscale)
  )
    problemi.push(blocca('INTERMEDIARIO', 'Il codice fiscale dell’intermediario non è valido.'));
  return problemi;
}

/** The quarter of a period. */
const trimestreOf = (periodicita: PeriodicitaIva, numero: number): number =>
  periodicita === 'mensile' ? Math.ceil(numero / 3) : numero;

function checkPeriodi(
  { periodicita }: FrontespizioLipe,
  periodi: readonly PeriodoCalcolato[],
): ProblemaLipe[] {
  const numeri = periodi.map(({ periodo }) => periodo.numero);
  const problemi: ProblemaLipe[] = [];
  if (periodi.length === 0) problemi.push(blocca('SENZA_PERIODI', 'La comunicazione non ha periodi.'));
  if (numeri.some((n) => !Number.isInteger(n) || n < 1 || n > countPeriodi(periodicita)))
    problemi.push(blocca('PERIODO', 'Un periodo non è fra quelli dell’anno.'));
  if (new Set(numeri).size !== numeri.length)
    problemi.push(blocca('PERIODO_DOPPIO', 'Lo stesso periodo compare due volte.'));
  if (new Set(numeri.map((n) => trimestreOf(periodicita, n))).size > 1)
    problemi.push(blocca('TRIMESTRI_DIVERSI', 'I periodi di una comunicazione sono dello stesso trimestre.'));
  for (const { periodo } of periodi) {
    if (periodo.acconto && periodo.numero !== countPeriodi(periodicita))
      problemi.push(
        blocca('ACCONTO_FUORI_PERIODO', 'L’acconto si indica solo nell’ultimo periodo dell’anno.'),
      );
    const negativi = [
      ...[periodo.versamentiAuto, periodo.creditiImposta, periodo.acconto?.importo],
      ...[periodo.chiestoConTr, periodo.versato],
    ];
    if (negativi.some((importo) => (importo ?? 0) < 0))
      problemi.push(blocca('IMPORTO_NEGATIVO', 'Un importo che non ammette il segno è negativo.'));
  }
  if (periodicita === 'mensile' && numeri.length > 0 && numeri.length < 3)
    problemi.push(avvisa('MESI_MANCANTI', 'Un trimestre di chi liquida ogni mese ha tre moduli.'));
  return problemi;
}

/** What is wrong in a communication, before it is written. */
export const checkLipe = (
  frontespizio: FrontespizioLipe,
  periodi: readonly PeriodoCalcolato[],
): readonly ProblemaLipe[] => [...checkFrontespizio(frontespizio), ...checkPeriodi(frontespizio, periodi)];
