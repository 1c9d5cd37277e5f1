import { toEuro } from '@quadra/values';
import type { Concetto, Dato } from '../engine/index.ts';
import type { Calcolo, ChiaveCasella, DatiModello, Modello, ValoreCasella } from '../modelli/modello.ts';
import * as iva from '../regole/iva.ts';
import * as acconto from '../regole/iva-acconto.ts';
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
const roundEuro = (centesimi: number): number =>
  Math.sign(centesimi) * Math.round(toEuro(Math.abs(centesimi)));

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
      centesimi === 0 ? [] : [{ dato, valore: roundEuro(centesimi as number), motivo } as Voce],
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
    if (aCredito > 0) return { dato: rigo?.credito, valore: roundEuro(aCredito), motivo };
    return { dato: rigo?.debito, valore: rinviato ? 0 : roundEuro(daVersare), motivo };
  });
  const anticipo: readonly Voce[] =
    riepilogo.acconto > 0
      ? [
          {
            dato: accontoVariato,
            valore: roundEuro(riepilogo.acconto),
            motivo: 'Acconto delle comunicazioni',
          },
        ]
      : [];
  return toProposte(modello, attuali, [...voci, ...anticipo]);
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
        centesimi ? [{ dato, valore: roundEuro(centesimi), motivo, indice }] : [],
      ),
      ...(periodo.acconto
        ? [{ dato: vp.metodo, valore: String(periodo.acconto.metodo), motivo, indice }]
        : []),
    ];
  });
  return toProposte(modello, attuali, voci);
}

/** As who pays the advance is told apart on the form. */
const CHI_VERSA: Readonly<Record<PeriodicitaIva, string>> = {
  mensile: '1',
  trimestrale: '3',
  trimestraleNaturale: '4',
};
/** The history of the advance of the next year: the debt of the last period before what the advance took from it. */
export function proposeAcconto(
  modello: Modello,
  periodicita: PeriodicitaIva,
  riepilogo: RiepilogoLipe,
  attuali: DatiModello = {},
): readonly PropostaLipe[] {
  const ultimo = riepilogo.periodi.find(({ periodo }) => periodo.numero === countPeriodi(periodicita));
  const lordo = ultimo ? ultimo.daVersare - ultimo.aCredito + (ultimo.periodo.acconto?.importo ?? 0) : 0;
  const storia: Voce =
    periodicita === 'trimestrale'
      ? {
          dato: acconto.accontoVersato,
          valore: toEuro(riepilogo.acconto),
          motivo: 'Acconto delle comunicazioni',
        }
      : {
          dato: acconto.debitoUltimo,
          valore: toEuro(Math.max(lordo, 0)),
          motivo: 'Ultimo periodo, al lordo dell’acconto',
        };
  const chi: Voce = { dato: acconto.chiVersa, valore: CHI_VERSA[periodicita], motivo: 'Come liquida' };
  return toProposte(modello, attuali, [chi, storia]);
}

/** What the liquidations say and what the return says, side by side, in whole euro. */
export interface ConfrontoVL {
  readonly chiave: ChiaveCasella;
  readonly titolo: string;
  readonly lipe: number;
  readonly dichiarazione: number;
  readonly differenza: number;
}

/** Whether VL agrees with the communications: tax due and deducted, what was to be paid, what was paid, interest. */
export function matchVL(
  modello: Modello,
  calcolo: Calcolo,
  riepilogo: RiepilogoLipe,
): readonly ConfrontoVL[] {
  const coppie: readonly (readonly [Dato | Concetto | undefined, number])[] = [
    [iva.aDebito, riepilogo.esigibile],
    [iva.detratta, riepilogo.detratta],
    [iva.aumentiDebito[3]?.dato, riepilogo.interessi],
    [iva.periodicaDovuta, riepilogo.dovuta],
    [iva.periodicaVersata, riepilogo.versata],
  ];
  return coppie.flatMap(([nodo, centesimi]) => {
    const chiave = nodo && modello.struttura.indice.keyOf(nodo, 0);
    const casella = chiave === undefined ? undefined : modello.findCasella(chiave);
    if (!nodo || !casella) return [];
    const [lipe, dichiarazione] = [roundEuro(centesimi), Number(calcolo.get(casella.chiave).valore ?? 0)];
    return [
      { chiave: casella.chiave, titolo: nodo.titolo, lipe, dichiarazione, differenza: dichiarazione - lipe },
    ];
  });
}
