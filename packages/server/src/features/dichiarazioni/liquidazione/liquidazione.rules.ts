import { createHash } from 'node:crypto';
import type { LiquidazioneFilo, liquidazioneScritta } from '@quadra/contract';
import type {
  AnnoLipe,
  MetodoAcconto,
  PeriodicitaIva,
  PeriodoCalcolato,
  PeriodoLipe,
  Quadratura,
} from '@quadra/fisco';
import { toCentesimi, toEuro } from '@quadra/values';
import type { z } from 'zod';

type Scritta = z.output<typeof liquidazioneScritta>;
type PeriodoScritto = Scritta['Periodi'][number];
type PeriodoFilo = LiquidazioneFilo['Periodi'][number];

/** What is typed of a period, in cents. */
const readPeriodo = (p: PeriodoScritto): PeriodoLipe => ({
  numero: p.Numero,
  attive: toCentesimi(p.Attive),
  passive: toCentesimi(p.Passive),
  esigibile: toCentesimi(p.Esigibile),
  detratta: toCentesimi(p.Detratta),
  creditoAnnoPrecedente: toCentesimi(p.CreditoAnnoPrecedente),
  versamentiAuto: toCentesimi(p.VersamentiAuto),
  creditiImposta: toCentesimi(p.CreditiImposta),
  ...(p.MetodoAcconto === null
    ? {}
    : { acconto: { metodo: p.MetodoAcconto as MetodoAcconto, importo: toCentesimi(p.Acconto) } }),
  subfornitura: p.Subfornitura,
  ...(p.EventiEccezionali === null ? {} : { eventiEccezionali: p.EventiEccezionali }),
  operazioniStraordinarie: p.OperazioniStraordinarie,
  chiestoConTr: toCentesimi(p.ChiestoConTr),
  versato: toCentesimi(p.Versato),
});

/** A year as typed, in cents, its periods in order. */
export const readScritta = (anno: number, { Periodicita, AccontoVersato, Periodi }: Scritta): AnnoLipe => ({
  anno,
  periodicita: Periodicita,
  accontoVersato: toCentesimi(AccontoVersato),
  periodi: Periodi.map(readPeriodo).sort((a, b) => a.numero - b.numero),
});

/** A period counted, in euro, with what was paid of it. */
export function writePeriodo(calcolato: PeriodoCalcolato, { differenza }: Quadratura): PeriodoFilo {
  const { periodo, versamento } = calcolato;
  return {
    Numero: periodo.numero,
    Attive: toEuro(periodo.attive ?? 0),
    Passive: toEuro(periodo.passive ?? 0),
    Esigibile: toEuro(periodo.esigibile ?? 0),
    Detratta: toEuro(periodo.detratta ?? 0),
    CreditoAnnoPrecedente: toEuro(periodo.creditoAnnoPrecedente ?? 0),
    VersamentiAuto: toEuro(periodo.versamentiAuto ?? 0),
    CreditiImposta: toEuro(periodo.creditiImposta ?? 0),
    MetodoAcconto: periodo.acconto?.metodo ?? null,
    Acconto: toEuro(periodo.acconto?.importo ?? 0),
    Subfornitura: periodo.subfornitura ?? false,
    EventiEccezionali: periodo.eventiEccezionali ?? null,
    OperazioniStraordinarie: periodo.operazioniStraordinarie ?? false,
    ChiestoConTr: toEuro(periodo.chiestoConTr ?? 0),
    Versato: toEuro(periodo.versato ?? 0),
    Dovuta: toEuro(calcolato.dovuta ?? 0),
    Credito: toEuro(calcolato.credito ?? 0),
    DebitoPrecedente: toEuro(calcolato.debitoPrecedente ?? 0),
    CreditoPrecedente: toEuro(calcolato.creditoPrecedente ?? 0),
    Interessi: toEuro(calcolato.interessi ?? 0),
    DaVersare: toEuro(calcolato.daVersare ?? 0),
    ACredito: toEuro(calcolato.aCredito ?? 0),
    Rinviato: calcolato.rinviato,
    DaPagare: toEuro(versamento?.importo ?? 0),
    Tributo: versamento?.tributo ?? null,
    Scadenza: versamento?.data ?? null,
    Differenza: toEuro(differenza),
  };
}

const TRIMESTRE = 3;
/** The periods of a quarter. */
export const listDelTrimestre = (
  periodicita: PeriodicitaIva,
  periodi: readonly PeriodoCalcolato[],
  trimestre: number,
): PeriodoCalcolato[] =>
  periodi.filter(
    ({ periodo: { numero } }) =>
      (periodicita === 'mensile' ? Math.ceil(numero / TRIMESTRE) : numero) === trimestre,
  );

/** What a communication is written from, told apart from any other; what was paid is not written in it. */
export function computeImpronta(periodi: readonly PeriodoCalcolato[]): string {
  const scritti = periodi.map(({ periodo: { versato: _, ...periodo }, versamento: _v, ...altro }) => ({
    ...altro,
    periodo,
  }));
  return createHash('sha256').update(JSON.stringify(scritti)).digest('hex');
}
