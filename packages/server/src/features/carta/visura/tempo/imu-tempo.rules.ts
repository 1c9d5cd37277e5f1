import type { TempoImmobileFilo } from '@quadra/contract';
import { toEuro } from '@quadra/values';
import type { ImuDiImmobile } from '../../../dichiarazioni/imu/imu.public.ts';
import type { Pagata } from './tempo.queries.ts';

type Imu = TempoImmobileFilo['Imu'][number];
type Importi = Omit<Imu, 'Anno' | 'IdAnagrafica' | 'Rendita' | 'Rilievo' | 'RenditaCatasto' | 'DaValore'>;

/** When the two instalments of a tax year are due. */
interface Rate {
  readonly acconto: string;
  readonly saldo: string;
}
interface Noto {
  readonly oggi: string;
  readonly rate: Rate;
  /** Undefined: it owes nothing. */
  readonly imu: ImuDiImmobile | undefined;
  /** Of the models to its comune and year, with any code; null for who does not see them. */
  readonly pagate: readonly Pagata[] | null;
  /** A body that pays in three instalments: what of a year is due today is not told. */
  readonly isEnte: boolean;
}

const sum = (importi: readonly (number | null)[]): number | null =>
  importi.reduce<number | null>((somma, uno) => (somma === null || uno === null ? null : somma + uno), 0);

/** What was paid of a building: only when the codes it is paid with are of it alone. */
function readPagata({ imu, pagate }: Noto): Pick<Imu, 'Pagata' | 'ConAltri' | 'UltimoPagamento'> {
  const nessuna = { Pagata: null, ConAltri: false, UltimoPagamento: null };
  if (!imu || pagate === null) return nessuna;
  const sue = pagate.filter(({ codice }) => imu.codici.includes(codice));
  if (sue.length === 0) return nessuna;
  if (!imu.isSolo) return { ...nessuna, ConAltri: true };
  const pagata = sum(sue.map((una) => una.pagata));
  return {
    ...nessuna,
    Pagata: pagata === null ? null : toEuro(pagata),
    UltimoPagamento:
      sue
        .flatMap(({ ultimo }) => ultimo ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

const cents = (euro: number): number => Math.round(euro * 100) / 100;
const beyond = (uno: number | null, altro: number | null): number | null =>
  uno === null || altro === null ? null : cents(Math.max(0, uno - altro));

type Conto = NonNullable<NonNullable<ImuDiImmobile['importi']>['conto']>;
const toConto = ({ base, aliquota, quota, mesi, annua }: Conto) => ({
  ...{ Base: base, Aliquota: aliquota, Quota: quota, Mesi: mesi, Annua: annua },
});

/** What a building owes for a tax year by the register, what was paid, and the difference either way. Pure. */
export function computeImportiImu(noto: Noto): Importi {
  const { oggi, rate, imu, isEnte } = noto;
  const pagato = readPagata(noto);
  const SoloAcconto = imu !== undefined && !isEnte && oggi <= rate.saldo;
  const importi = imu?.importi;
  const esito = SoloAcconto ? importi?.acconto : importi?.dovuto;
  const dovuta = imu === undefined ? 0 : isEnte && oggi <= rate.saldo ? null : (esito?.valore ?? null);
  // Until the day of the first instalment nothing is late.
  const isDovuta = oggi > rate.acconto;
  return {
    ...pagato,
    ...{ Dovuta: dovuta, SoloAcconto, Provvisoria: esito?.stato === 'provvisorio' },
    DaPagare: isEnte ? null : isDovuta ? beyond(dovuta, pagato.Pagata) : 0,
    Saldo: SoloAcconto ? beyond(importi?.dovuto.valore ?? null, pagato.Pagata) : null,
    PagataInPiu: isEnte ? null : beyond(pagato.Pagata, importi?.dovuto.valore ?? null),
    Conto: importi?.conto ? toConto(importi.conto) : null,
  };
}
