import { daysBetween, makeData } from '@quadra/values';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { findBase, formatEuro, formatIntero, formatQuota } from './formato-tempo.ts';
import type { Rilievo } from './rilievi.ts';
import type { Imu, Tempo } from './tempo.api.ts';

/** What is left to do about the IMU of a building, with where it is done. */
export interface DaFare {
  readonly titolo: string;
  readonly testo: string;
  readonly verso: string;
}

const versoImu = ({ idAnagrafica, anno }: Imu): string => `/imu?cliente=${idAnagrafica}&imposta=${anno}`;
const positivo = (importo: number | null): importo is number => importo !== null && importo > 0;
const sum = (importi: readonly (number | null)[]): number =>
  importi.reduce<number>((somma, uno) => somma + (uno ?? 0), 0);

const sayConto = ({ conto, anno }: Imu): string | undefined =>
  conto === null
    ? undefined
    : m.imuConto(
        ...([formatEuro(conto.base), formatQuota(conto.aliquota), formatQuota(conto.quota)] as const),
        ...([conto.mesi, anno, formatEuro(conto.annua)] as const),
      );

/** What rests on a rate that is not final is to be checked, and says so. */
const sayIncerta = (di: readonly Imu[]): string | false =>
  di.some(({ provvisoria }) => provvisoria) && m.imuIncerta;
const weigh = (di: readonly Imu[], tipo: 'errore' | 'attenzione') =>
  di.some(({ provvisoria, daValore }) => provvisoria || daValore) ? 'attenzione' : tipo;

/** The comune asks what was not paid by the end of the fifth year after (L. 296/2006, art. 1, c. 161). */
const ANNI_ACCERTAMENTO = 5;
const isDovutaAncora = (oggi: string) => (una: Imu) =>
  positivo(una.daPagare) && una.anno + ANNI_ACCERTAMENTO >= Number(oggi.slice(0, 4));

/** Paid less than the register says. */
function listDaPagare(chi: string, sue: readonly Imu[], tempo: Tempo): Rilievo[] {
  const meno = sue.filter(isDovutaAncora(tempo.oggi));
  const ultima = meno.at(-1);
  if (ultima === undefined) return [];
  const interi = meno.filter(({ soloAcconto }) => !soloAcconto).map(({ anno }) => anno);
  const conto = sayConto(ultima);
  return [
    {
      ...{
        tipo: weigh(meno, 'errore'),
        titolo: m.imuDaPagare(
          findBase(tempo),
          meno.map(({ anno }) => anno),
        ),
      },
      figura: m.euro(formatIntero(sum(meno.map(({ daPagare }) => daPagare)))),
      testo: [
        m.imuDaPagareTesto(chi, interi, ultima.soloAcconto ? ultima.anno : null),
        sayIncerta(meno),
        findBase(tempo) === 'dominicale' && m.imuEsenteTerreni,
      ]
        .filter(Boolean)
        .join(' '),
      ...(conto === undefined ? {} : { conto }),
      meta: { genere: 'imu', verso: versoImu(ultima) },
    },
  ];
}

/** The claim for what was paid and not due is made within five years (L. 296/2006, art. 1, c. 164). */
const ANNI_RIMBORSO = 5;
function addAnni(giorno: string, anni: number): string {
  const [anno = 0, mese = 1, numero = 1] = giorno.split('-').map(Number);
  return makeData(anno + anni, mese, numero) ?? `${anno + anni}-02-28`;
}

/** Paid more than the register says. */
function listInPiu(chi: string, sue: readonly Imu[], tempo: Tempo): Rilievo[] {
  const piu = sue.filter(({ pagataInPiu }) => positivo(pagataInPiu));
  const ultima = piu.at(-1);
  if (ultima === undefined) return [];
  const entro = ultima.ultimoPagamento && addAnni(ultima.ultimoPagamento, ANNI_RIMBORSO);
  const say = entro && entro < tempo.oggi ? m.rimborsoPassato : m.rimborso;
  return [
    {
      ...{ tipo: 'attenzione', titolo: m.imuInPiu(piu.map(({ anno }) => anno)) },
      figura: m.euro(formatIntero(sum(piu.map(({ pagataInPiu }) => pagataInPiu)))),
      testo: [m.imuInPiuTesto(chi, findBase(tempo)), sayIncerta(piu), entro && say(formatGiorno(entro))]
        .filter(Boolean)
        .join(' '),
      meta: { genere: 'imu', verso: versoImu(ultima) },
    },
  ];
}

const byPersona = <T>({ proprietari, imu }: Tempo, list: (chi: string, sue: readonly Imu[]) => T[]): T[] =>
  proprietari.flatMap(({ idAnagrafica, denominazione }) =>
    list(
      denominazione,
      imu.filter((una) => una.idAnagrafica === idAnagrafica),
    ),
  );

/** Where what was paid of the IMU is not what the register says, person by person. Pure. */
export const listRilieviImu = (tempo: Tempo): Rilievo[] =>
  byPersona(tempo, (chi, sue) => [...listDaPagare(chi, sue, tempo), ...listInPiu(chi, sue, tempo)]);

/** What is to be paid of the IMU: the instalment that comes, then what is late, from the last. Pure. */
export function listDaFare(tempo: Tempo): DaFare[] {
  const { oggi, scadenzaSaldo, proprietari } = tempo;
  const giorni = daysBetween(oggi, scadenzaSaldo);
  return byPersona(tempo, (denominazione, sue) => {
    const chi = proprietari.length > 1 ? denominazione : null;
    const saldi = sue.filter(({ saldo }) => positivo(saldo));
    const tardi = sue.filter(isDovutaAncora(oggi)).toReversed();
    return [
      ...saldi.map((una) => ({
        titolo: m.saldoImu(una.anno, formatIntero(una.saldo ?? 0), chi),
        testo: m.saldoImuTesto(formatGiorno(scadenzaSaldo), giorni),
        verso: versoImu(una),
      })),
      ...tardi
        // Of the current year what is late is in the balance too, which is counted on what was paid.
        .filter(({ saldo }) => !positivo(saldo))
        .map((una) => ({
          titolo: m.ravvediImu(una.anno, formatIntero(una.daPagare ?? 0), chi),
          testo: m.ravvediTesto,
          verso: versoImu(una),
        })),
    ];
  });
}
