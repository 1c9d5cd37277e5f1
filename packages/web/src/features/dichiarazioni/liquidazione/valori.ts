import type { AnnoLipe, MetodoAcconto, PeriodicitaIva, PeriodoLipe } from '@quadra/fisco';
import { toCentesimi, toEuro } from '@quadra/values';
import type { Liquidazione } from './liquidazione.api.ts';

/** The amounts of a period that are typed, in cents. */
const importiPeriodo = [
  ...(['attive', 'passive', 'esigibile', 'detratta', 'versato'] as const),
  ...(['creditoAnnoPrecedente', 'versamentiAuto', 'creditiImposta', 'chiestoConTr', 'acconto'] as const),
] as const;
export type ImportoPeriodo = (typeof importiPeriodo)[number];

export type PeriodoValori = Record<ImportoPeriodo, number> & {
  numero: number;
  metodoAcconto: number | null;
  subfornitura: boolean;
  eventiEccezionali: string;
  operazioniStraordinarie: boolean;
};
export type Valori = {
  periodicita: PeriodicitaIva;
  accontoVersato: number;
  periodi: readonly PeriodoValori[];
  /** The periods that are told of, from the first: those with nothing typed too. */
  contati: number;
};

const MESI = 12;
const TRIMESTRI = 4;
const countPeriodi = (periodicita: PeriodicitaIva): number => (periodicita === 'mensile' ? MESI : TRIMESTRI);

const makeVuoto = (numero: number): PeriodoValori => ({
  ...(Object.fromEntries(importiPeriodo.map((nome) => [nome, 0])) as Record<ImportoPeriodo, number>),
  numero,
  metodoAcconto: null,
  subfornitura: false,
  eventiEccezionali: '',
  operazioniStraordinarie: false,
});

/** Every period of the year, those that are kept as they are. */
export function toValori(letta: Liquidazione | null): Valori {
  const periodicita = letta?.periodicita ?? 'mensile';
  const periodi = Array.from({ length: countPeriodi(periodicita) }, (_, n): PeriodoValori => {
    const tenuto = letta?.periodi.find(({ numero }) => numero === n + 1);
    if (!tenuto) return makeVuoto(n + 1);
    return {
      ...(Object.fromEntries(importiPeriodo.map((nome) => [nome, toCentesimi(tenuto[nome])])) as Record<
        ImportoPeriodo,
        number
      >),
      numero: n + 1,
      metodoAcconto: tenuto.metodoAcconto,
      subfornitura: tenuto.subfornitura,
      eventiEccezionali: tenuto.eventiEccezionali ?? '',
      operazioniStraordinarie: tenuto.operazioniStraordinarie,
    };
  });
  return {
    periodicita,
    accontoVersato: toCentesimi(letta?.accontoVersato ?? 0),
    periodi,
    contati: Math.max(0, ...(letta?.periodi.map(({ numero }) => numero) ?? [])),
  };
}

const isScritto = (p: PeriodoValori): boolean =>
  importiPeriodo.some((nome) => p[nome] !== 0) ||
  p.metodoAcconto !== null ||
  p.subfornitura ||
  p.operazioniStraordinarie ||
  p.eventiEccezionali !== '';

/** Another way to liquidate: what was typed of the periods that both have stays. */
export const changePeriodicita = (valori: Valori, periodicita: PeriodicitaIva): Valori => ({
  ...valori,
  periodicita,
  contati: Math.min(valori.contati, countPeriodi(periodicita)),
  periodi: Array.from({ length: countPeriodi(periodicita) }, (_, n) => valori.periodi[n] ?? makeVuoto(n + 1)),
});

/** The periods that are told of: up to the last that was typed, or was asked for. */
export function listContati({ periodi, contati }: Valori): readonly PeriodoValori[] {
  const ultimo = periodi.reduce((fin, p) => (isScritto(p) ? Math.max(fin, p.numero) : fin), contati);
  return periodi.slice(0, ultimo);
}

const toPeriodoLipe = (p: PeriodoValori): PeriodoLipe => ({
  numero: p.numero,
  attive: p.attive,
  passive: p.passive,
  esigibile: p.esigibile,
  detratta: p.detratta,
  creditoAnnoPrecedente: p.creditoAnnoPrecedente,
  versamentiAuto: p.versamentiAuto,
  creditiImposta: p.creditiImposta,
  chiestoConTr: p.chiestoConTr,
  versato: p.versato,
  ...(p.metodoAcconto === null
    ? {}
    : { acconto: { metodo: p.metodoAcconto as MetodoAcconto, importo: p.acconto } }),
});

/** The year as the law counts it. */
export const toAnno = (anno: number, valori: Valori): AnnoLipe => ({
  anno,
  periodicita: valori.periodicita,
  accontoVersato: valori.accontoVersato,
  periodi: listContati(valori).map(toPeriodoLipe),
});

const capitalize = (nome: string) => nome.charAt(0).toUpperCase() + nome.slice(1);

/** The year as it is sent. */
export const toScritta = (valori: Valori, versione: number): object => ({
  Periodicita: valori.periodicita,
  AccontoVersato: toEuro(valori.accontoVersato),
  Versione: versione,
  Periodi: listContati(valori).map((p) => ({
    ...Object.fromEntries(importiPeriodo.map((nome) => [capitalize(nome), toEuro(p[nome])])),
    Numero: p.numero,
    MetodoAcconto: p.metodoAcconto,
    Subfornitura: p.subfornitura,
    EventiEccezionali: p.eventiEccezionali || null,
    OperazioniStraordinarie: p.operazioniStraordinarie,
  })),
});
