import { computeCanone } from '../immobili.ts';
import type { ValoreCasella } from '../modelli/modello.ts';
import { clampPeriodo, countGiorni, GIORNI_ANNO, type Periodo, splitPeriodo } from './periodi.ts';

export type QuadroImmobili = 'RA' | 'RB';
/** Columns of a rigo by number; null empties one. */
export type ColonneImmobile = Readonly<Record<number, ValoreCasella | null>>;

/** A contract of lease, in euro a year. */
interface ContrattoDiLocazione {
  readonly dal: string;
  readonly al: string | null;
  readonly canone: number;
  /** As in column 5 of RB. */
  readonly codiceCanone: string;
  /** The cedolare that was chosen on it. */
  readonly cedolare: 'Ordinaria' | 'Ridotta' | null;
}

/** A property as the records of who holds it tell it. Amounts in euro, quota in percent. */
export interface ImmobilePosseduto {
  readonly genere: 'fabbricato' | 'terreno';
  readonly comune: string;
  readonly categoria: string | null;
  readonly rendita: number | null;
  readonly redditoDominicale: number | null;
  readonly redditoAgrario: number | null;
  readonly dal: string;
  readonly al: string | null;
  readonly quota: number;
  readonly isPrincipale: boolean;
  /** The IMU is not due for the whole year. */
  readonly isEsente: boolean;
  /** Of a piece of land, as in columns 2 and 7 of RA. */
  readonly titolo: string | null;
  readonly caso: string | null;
  readonly contratti: readonly ContrattoDiLocazione[];
}

/** What the records leave to be looked at. */
type AvvisoImmobile =
  | 'SENZA_RENDITA'
  | 'CANONE_INTERO'
  | 'LOCAZIONE_BREVE'
  | 'TITOLO_DA_INDICARE'
  | 'CASO_DA_INDICARE'
  | 'AFFITTO_DA_VERIFICARE'
  | 'IMU_DA_VERIFICARE';

/** A rigo that the records propose: the columns they know, and what of them is to be looked at. */
export interface RigoProposto<T = ImmobilePosseduto> {
  readonly quadro: QuadroImmobili;
  readonly immobile: T;
  /** Null when the property cannot go in the quadro. */
  readonly colonne: ColonneImmobile | null;
  readonly avvisi: readonly AvvisoImmobile[];
}

const euro = (importo: number | null) => Math.round(importo ?? 0);
const percento = (quota: number) => Math.round(quota * 100) / 100;
const DI_LUSSO = ['A/1', 'A/8', 'A/9'];
const isAbitazione = (categoria: string | null) => /^A\/(?!10$)/.test(categoria ?? '');
const CODICE_CEDOLARE = '3';
/** A contract up to these days has its own rates, and no registration. */
const GIORNI_BREVE = 30;

interface Contesto {
  readonly annoImposta: number;
  /** Where the main home of the client is. */
  readonly comuniPrincipali: ReadonlySet<string>;
  /** The main home is of luxury: its annexes pay the IMU as it does. */
  readonly isPrincipaleDiLusso: boolean;
}

const listPrincipali = (posseduti: readonly ImmobilePosseduto[]) =>
  posseduti.filter(({ isPrincipale, categoria }) => isPrincipale && isAbitazione(categoria));

/** Utilizzo and case of the IMU of a building that is not let. */
function describeNonLocato(immobile: ImmobilePosseduto, contesto: Contesto): ColonneImmobile {
  const abitazione = isAbitazione(immobile.categoria);
  if (immobile.isPrincipale) {
    const isDiLusso = abitazione ? DI_LUSSO.includes(immobile.categoria ?? '') : contesto.isPrincipaleDiLusso;
    return { 2: abitazione ? '1' : '5', 12: isDiLusso ? '2' : null };
  }
  const isStessoComune = abitazione && contesto.comuniPrincipali.has(immobile.comune);
  const casoImu = immobile.isEsente ? '1' : isStessoComune ? '3' : null;
  return { 2: abitazione ? '2' : '9', 12: casoImu };
}

const isBreve = ({ dal, al }: ContrattoDiLocazione): boolean =>
  al !== null && Date.parse(al) - Date.parse(dal) < GIORNI_BREVE * 86_400_000;

/** Utilizzo, codice canone, rent of those days and cedolare of a building that is let. */
function describeLocato(
  contratto: ContrattoDiLocazione,
  giorni: number,
  { annoImposta }: Contesto,
): ColonneImmobile {
  const isRidotta = contratto.cedolare === 'Ridotta';
  const isCedolare = contratto.cedolare !== null || contratto.codiceCanone === CODICE_CEDOLARE;
  const codice = isCedolare ? CODICE_CEDOLARE : contratto.codiceCanone;
  const canone = (contratto.canone * giorni) / GIORNI_ANNO;
  const { imponibile } = computeCanone(annoImposta, { canone, codiceCanone: Number(codice), isRidotta });
  const cedolare = isBreve(contratto) && !isRidotta ? '3' : '1';
  return {
    2: isRidotta ? '8' : '3',
    5: codice,
    6: imponibile === null ? null : Math.round(imponibile / 100),
    11: isCedolare ? cedolare : null,
    12: null,
  };
}

function listAvvisi(contratto: ContrattoDiLocazione | null): AvvisoImmobile[] {
  if (contratto === null) return [];
  const isForzato = contratto.cedolare !== null && contratto.codiceCanone !== CODICE_CEDOLARE;
  return [
    ...(isForzato ? (['CANONE_INTERO'] as const) : []),
    ...(isBreve(contratto) ? (['LOCAZIONE_BREVE'] as const) : []),
  ];
}

/** The righi of a building: one for each part of the year in which it is let, or not. */
function computeFabbricato<T extends ImmobilePosseduto>(immobile: T, contesto: Contesto): RigoProposto<T>[] {
  const base = { quadro: 'RB', immobile } as const;
  if (immobile.rendita === null) return [{ ...base, colonne: null, avvisi: ['SENZA_RENDITA'] }];
  const { annoImposta } = contesto;
  const parti = immobile.contratti.map((contratto) => ({
    ...clampPeriodo(annoImposta, contratto.dal, contratto.al),
    di: contratto,
  }));
  const periodi = splitPeriodo(clampPeriodo(annoImposta, immobile.dal, immobile.al), parti);
  return periodi.map((periodo: Periodo<ContrattoDiLocazione>, posto) => ({
    ...base,
    avvisi: listAvvisi(periodo.di),
    colonne: {
      1: euro(immobile.rendita),
      3: countGiorni(periodo),
      4: percento(immobile.quota),
      5: null,
      6: null,
      8: posto > 0 ? true : null,
      9: immobile.comune,
      11: null,
      ...(periodo.di === null
        ? describeNonLocato(immobile, contesto)
        : describeLocato(periodo.di, countGiorni(periodo), contesto)),
    },
  }));
}

const TITOLI_GESTITI: readonly string[] = ['1', '2', '3', '4'];
const CASI_DEL_MODELLO: readonly string[] = ['1', '2', '4', '5', '6'];
const isVuoto = (codice: string | null) => codice === null || codice === '' || codice === '0';

/** The rigo of a piece of land. Whether the IMU is due, and who farms by trade, the records do not say. */
function computeTerreno<T extends ImmobilePosseduto>(
  immobile: T,
  { annoImposta }: Contesto,
): RigoProposto<T> {
  const { titolo, caso, isEsente } = immobile;
  const affittato = immobile.contratti.length > 0;
  const suo = isVuoto(titolo) && affittato ? '3' : titolo;
  const noto = suo !== null && TITOLI_GESTITI.includes(suo) ? suo : null;
  const casoNoto = caso !== null && CASI_DEL_MODELLO.includes(caso) ? caso : null;
  return {
    quadro: 'RA',
    immobile,
    colonne: {
      1: euro(immobile.redditoDominicale),
      2: noto,
      3: euro(immobile.redditoAgrario),
      4: countGiorni(clampPeriodo(annoImposta, immobile.dal, immobile.al)),
      5: percento(immobile.quota),
      7: casoNoto,
      ...(isEsente ? { 9: true } : {}),
    },
    avvisi: [
      ...(noto === null ? (['TITOLO_DA_INDICARE'] as const) : []),
      ...(casoNoto === null && !isVuoto(caso) ? (['CASO_DA_INDICARE'] as const) : []),
      ...(affittato ? (['AFFITTO_DA_VERIFICARE'] as const) : []),
      ...(isEsente ? [] : (['IMU_DA_VERIFICARE'] as const)),
    ],
  };
}

/** What the records of a client say for quadri RA and RB of a tax year. */
export function computeRighiImmobili<T extends ImmobilePosseduto>(
  posseduti: readonly T[],
  annoImposta: number,
): RigoProposto<T>[] {
  const principali = listPrincipali(posseduti);
  const contesto: Contesto = {
    annoImposta,
    comuniPrincipali: new Set(principali.map(({ comune }) => comune)),
    isPrincipaleDiLusso: principali.some(({ categoria }) => DI_LUSSO.includes(categoria ?? '')),
  };
  return posseduti.flatMap((immobile) =>
    immobile.genere === 'fabbricato'
      ? computeFabbricato(immobile, contesto)
      : [computeTerreno(immobile, contesto)],
  );
}
