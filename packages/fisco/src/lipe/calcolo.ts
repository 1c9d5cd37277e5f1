import { interessiTrimestrali, minimoPeriodico, readParametroIva } from '../parametri/iva.ts';
import { toVersamento } from '../versamenti/calendario.ts';
import type { AnnoLipe, PeriodicitaIva, PeriodoCalcolato, PeriodoLipe, RiepilogoLipe } from './tipi.ts';

const MESI = 12;
const TRIMESTRI = 4;
/** How many periods a year has. */
export const countPeriodi = (periodicita: PeriodicitaIva): number =>
  periodicita === 'mensile' ? MESI : TRIMESTRI;

const MILIONESIMI = 1_000_000;
const CODICI_TRIMESTRE = ['6031', '6032', '6033', '6034'] as const;
const GIORNO = '16';
/** Month and day of the first three quarters; the fourth is of the year after. */
const TERMINI_TRIMESTRE = ['05-16', '08-20', '11-16', '03-16'] as const;
/** Who pays by quarter for what he does pays the fourth in February. */
const TERMINE_NATURALE = '02-16';

const due = (numero: number): string => String(numero).padStart(2, '0');

/**
 * From 2024 a small debt is paid by the 16th of December at the latest (D.P.R. 100/1998, art. 1, c. 4): that of November on
 * its day, that of the third quarter by then; before, it went into the next period whichever that was.
 */
const PRIMO_ENTRO_DICEMBRE = 2024;
const ENTRO_DICEMBRE = '12-16';
const isRinviabile = (anno: number, periodicita: PeriodicitaIva, numero: number): boolean => {
  const dopo = countPeriodi(periodicita) - numero;
  return anno >= PRIMO_ENTRO_DICEMBRE ? dopo > 1 : dopo > 0;
};

/** The day a period is paid by, before Saturdays, Sundays and feasts are looked at. */
export function termineOf(
  anno: number,
  periodicita: PeriodicitaIva,
  numero: number,
  piccolo: boolean,
): string {
  if (piccolo && anno >= PRIMO_ENTRO_DICEMBRE && numero === countPeriodi(periodicita) - 1)
    return `${anno}-${ENTRO_DICEMBRE}`;
  if (periodicita === 'mensile')
    return numero === MESI ? `${anno + 1}-01-${GIORNO}` : `${anno}-${due(numero + 1)}-${GIORNO}`;
  if (numero < TRIMESTRI) return `${anno}-${TERMINI_TRIMESTRE[numero - 1]}`;
  return `${anno + 1}-${periodicita === 'trimestrale' ? TERMINI_TRIMESTRE[3] : TERMINE_NATURALE}`;
}

/** Whether the debt of a period is paid with the balance of the year. */
const isNelSaldo = (periodicita: PeriodicitaIva, numero: number): boolean =>
  periodicita === 'trimestrale' && numero === TRIMESTRI;

/** What a period takes from the one before. */
interface Riporto {
  readonly debito: number;
  readonly credito: number;
}

function computePeriodo(
  { anno, periodicita }: AnnoLipe,
  periodo: PeriodoLipe,
  { debito, credito: creditoPrecedente }: Riporto,
): PeriodoCalcolato {
  const differenza = (periodo.esigibile ?? 0) - (periodo.detratta ?? 0);
  const [dovuta, credito] = [Math.max(differenza, 0), Math.max(-differenza, 0)];
  const scomputi =
    credito +
    creditoPrecedente +
    (periodo.creditoAnnoPrecedente ?? 0) +
    (periodo.versamentiAuto ?? 0) +
    (periodo.creditiImposta ?? 0) +
    (periodo.acconto?.importo ?? 0);
  const base = Math.max(dovuta + debito - scomputi, 0);
  const conInteressi = periodicita === 'trimestrale' && periodo.numero < TRIMESTRI;
  const interessi = conInteressi
    ? Math.round((base * readParametroIva(interessiTrimestrali, anno)) / MILIONESIMI)
    : 0;
  const saldo = dovuta + debito + interessi - scomputi;
  const daVersare = Math.max(saldo, 0);
  const piccolo = daVersare > 0 && daVersare <= readParametroIva(minimoPeriodico, anno);
  const rinviato = piccolo && isRinviabile(anno, periodicita, periodo.numero);
  const daPagare = daVersare > 0 && !rinviato && !isNelSaldo(periodicita, periodo.numero);
  const tributo =
    periodicita === 'mensile' ? `60${due(periodo.numero)}` : CODICI_TRIMESTRE[periodo.numero - 1];
  return {
    periodo,
    dovuta,
    credito,
    debitoPrecedente: debito,
    creditoPrecedente,
    interessi,
    daVersare,
    aCredito: Math.max(-saldo, 0),
    rinviato,
    ...(daPagare && tributo
      ? {
          versamento: {
            tributo,
            data: toVersamento(termineOf(anno, periodicita, periodo.numero, piccolo)),
            importo: daVersare,
          },
        }
      : {}),
  };
}

const sum = (voci: readonly (number | undefined)[]): number =>
  voci.reduce<number>((tutto, una) => tutto + (una ?? 0), 0);

/**
 * The liquidations of a year one after the other (D.P.R. 100/1998, art. 1): a credit goes into the next period less what was
 * asked back with a TR, a debt up to the minimum too. The first period says by itself what it takes from the year before.
 */
export function computeLipe(dati: AnnoLipe): RiepilogoLipe {
  const calcolati: PeriodoCalcolato[] = [];
  let riporto: Riporto = { debito: 0, credito: 0 };
  for (const periodo of [...dati.periodi].sort((a, b) => a.numero - b.numero)) {
    const calcolato = computePeriodo(dati, periodo, riporto);
    calcolati.push(calcolato);
    riporto = {
      debito: calcolato.rinviato ? calcolato.daVersare : 0,
      credito: Math.max(calcolato.aCredito - (periodo.chiestoConTr ?? 0), 0),
    };
  }
  const acconto = sum(dati.periodi.map((p) => p.acconto?.importo));
  return {
    periodi: calcolati,
    acconto,
    dovuta: sum(calcolati.map(({ versamento }) => versamento?.importo)) + acconto,
    versata: sum(dati.periodi.map((p) => p.versato)) + (dati.accontoVersato ?? 0),
    interessi: sum(calcolati.map(({ interessi }) => interessi)),
    esigibile: sum(dati.periodi.map((p) => p.esigibile)),
    detratta: sum(dati.periodi.map((p) => p.detratta)),
    versamentiAuto: sum(dati.periodi.map((p) => p.versamentiAuto)),
    creditiImposta: sum(dati.periodi.map((p) => p.creditiImposta)),
  };
}

/** Of a period what was owed, what was paid, and what lacks or is too much. */
export interface Quadratura {
  readonly numero: number;
  readonly dovuto: number;
  readonly versato: number;
  readonly differenza: number;
}

/** Period by period, whether what was paid is what was owed: two errors that make up for each other are two. */
export const matchVersamenti = ({ periodi }: RiepilogoLipe): readonly Quadratura[] =>
  periodi.map(({ periodo, versamento }) => {
    const [dovuto, versato] = [versamento?.importo ?? 0, periodo.versato ?? 0];
    return { numero: periodo.numero, dovuto, versato, differenza: versato - dovuto };
  });
