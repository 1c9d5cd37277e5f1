import type { Dato } from '../engine/index.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from '../modelli/modello.ts';
import * as iva from '../regole/iva.ts';
import { periodo as vp } from '../regole/iva-periodiche.ts';
import { accontoVariato, variazioniPeriodi } from '../regole/iva-prospetti.ts';
import { countPeriodi } from './calcolo.ts';
import type { PeriodicitaIva, RiepilogoLipe } from './tipi.ts';

/** A casella of the return that the liquidations would fill; nothing is written, what is typed stays. */
export interface PropostaLipe {
  readonly a: ChiaveCasella;
  readonly titolo: string;
  readonly valore: ValoreCasella;
  readonly attuale: ValoreCasella | null;
  readonly motivo: string;
}

interface Voce {
  readonly dato: Dato | undefined;
  readonly valore: ValoreCasella;
  readonly motivo: string;
  /** The modulo, from nought. */
  readonly indice?: number;
}

/** Cents as the return has them: whole euro, half up. */
const toEuro = (centesimi: number): number => Math.sign(centesimi) * Math.round(Math.abs(centesimi) / 100);

function toProposte(modello: Modello, attuali: DatiModello, voci: readonly Voce[]): readonly PropostaLipe[] {
  const { indice } = modello.struttura;
  return voci.flatMap(({ dato, valore, motivo, indice: elemento = 0 }) => {
    const chiave = dato && indice.keyOf(dato, elemento);
    const casella = chiave === undefined ? undefined : modello.findCasella(chiave);
    if (!casella || modello.checkValore(casella.chiave, valore) !== null) return [];
    const { chiave: a, titolo } = casella;
    return [{ a, titolo, valore, attuale: attuali[a] ?? null, motivo }];
  });
}

/** VL: what was owed and paid in the year, its interest, the credits it used. */
export const proposeVL = (
  modello: Modello,
  riepilogo: RiepilogoLipe,
  attuali: DatiModello = {},
): readonly PropostaLipe[] =>
  toProposte(
    modello,
    attuali,
    [
      [iva.periodicaDovuta, riepilogo.dovuta, 'Somma di VP14 e dell’acconto delle comunicazioni'],
      [iva.periodicaVersata, riepilogo.versata, 'Versamenti periodici e acconto'],
      [iva.aumentiDebito[3]?.dato, riepilogo.interessi, 'Interessi delle prime tre liquidazioni (VP12)'],
      [iva.riduzioni[2]?.dato, riepilogo.creditiImposta, 'Crediti d’imposta usati (VP11)'],
      [
        iva.riduzioni[4]?.dato,
        riepilogo.versamentiAuto,
        'Versamenti auto (VP10): solo per cessioni dell’anno',
      ],
    ].flatMap(([dato, centesimi, motivo]) =>
      centesimi === 0 ? [] : [{ dato, valore: toEuro(centesimi as number), motivo } as Voce],
    ),
  );

/** Month 1 is VH1, month 4 is VH5: every fourth rigo is of a quarter. */
const rigoVH = (periodicita: PeriodicitaIva, numero: number): number =>
  periodicita === 'mensile' ? numero + Math.floor((numero - 1) / 3) : numero * 4;

/** VH, with every period, for who mends the communications with the return. */
export function proposeVH(
  modello: Modello,
  periodicita: PeriodicitaIva,
  riepilogo: RiepilogoLipe,
  attuali: DatiModello = {},
): readonly PropostaLipe[] {
  const voci = riepilogo.periodi.map(({ periodo, daVersare, aCredito, rinviato }): Voce => {
    const rigo = variazioniPeriodi[rigoVH(periodicita, periodo.numero) - 1];
    const motivo = `Liquidazione ${periodo.numero}${rinviato ? ', debito passato al periodo dopo' : ''}`;
    if (aCredito > 0) return { dato: rigo?.credito, valore: toEuro(aCredito), motivo };
    return { dato: rigo?.debito, valore: rinviato ? 0 : toEuro(daVersare), motivo };
  });
  const acconto: readonly Voce[] =
    riepilogo.acconto > 0
      ? [{ dato: accontoVariato, valore: toEuro(riepilogo.acconto), motivo: 'Acconto delle comunicazioni' }]
      : [];
  return toProposte(modello, attuali, [...voci, ...acconto]);
}

const ULTIMI = 3;
/** VP, one modulo for each period of the fourth quarter, for who sends the return by February. */
export function proposeVP(
  modello: Modello,
  periodicita: PeriodicitaIva,
  riepilogo: RiepilogoLipe,
  attuali: DatiModello = {},
): readonly PropostaLipe[] {
  const mensile = periodicita === 'mensile';
  const primo = mensile ? countPeriodi(periodicita) - ULTIMI + 1 : countPeriodi(periodicita);
  const ultimi = riepilogo.periodi.filter(({ periodo }) => periodo.numero >= primo);
  const voci = ultimi.flatMap((uno, indice): Voce[] => {
    const { periodo } = uno;
    const motivo = `Liquidazione ${periodo.numero}`;
    const importi: readonly (readonly [Dato, number | undefined])[] = [
      [vp.attive, periodo.attive],
      [vp.passive, periodo.passive],
      [vp.esigibile, periodo.esigibile],
      [vp.detratta, periodo.detratta],
      [vp.debitoPrecedente, uno.debitoPrecedente],
      [vp.creditoPeriodo, uno.creditoPrecedente],
      [vp.creditoAnno, periodo.creditoAnnoPrecedente],
      [vp.auto, periodo.versamentiAuto],
      [vp.crediti, periodo.creditiImposta],
      [vp.acconto, periodo.acconto?.importo],
    ];
    return [
      { dato: mensile ? vp.mese : vp.trimestre, valore: String(periodo.numero), motivo, indice },
      ...importi.flatMap(([dato, centesimi]) =>
        centesimi ? [{ dato, valore: toEuro(centesimi), motivo, indice }] : [],
      ),
      ...(periodo.acconto
        ? [{ dato: vp.metodo, valore: String(periodo.acconto.metodo), motivo, indice }]
        : []),
    ];
  });
  return toProposte(modello, attuali, voci);
}
