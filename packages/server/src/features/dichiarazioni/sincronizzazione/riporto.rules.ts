import type { AvvisoRiporto } from '@quadra/contract';
import type { ValoreCasella } from '@quadra/fisco';
import type { Posseduto } from '../../immobili/immobile/immobile.public.ts';
import { clampPeriodo, countGiorni, type Periodo, splitPeriodo } from './periodi.rules.ts';

export type Colonne = Readonly<Record<number, ValoreCasella | null>>;

/** A rigo that the records propose: the columns they know, and what of them is to be looked at. */
export interface RigoProposto {
  readonly quadro: 'RA' | 'RB';
  readonly posseduto: Posseduto;
  /** Null when the property cannot go in the quadro. */
  readonly colonne: Colonne | null;
  readonly avvisi: readonly AvvisoRiporto[];
}

type Contratto = Posseduto['contratti'][number];
/** The part of a rent that counts, in cents. */
export type ComputeCanone = (canone: {
  canone: number;
  codiceCanone: number;
  isRidotta: boolean;
}) => number | null;

const euro = (importo: string | number | null) => Math.round(Number(importo ?? 0));
const percento = (quota: string) => Math.round(Number(quota) * 100) / 100;
const DI_LUSSO = ['A/1', 'A/8', 'A/9'];
const isAbitazione = (categoria: string | null) => /^A\/(?!10$)/.test(categoria ?? '');
const CODICE_CEDOLARE = '3';
/** A contract up to these days has its own rates, and no registration. */
const GIORNI_BREVE = 30;

interface Contesto {
  readonly annoImposta: number;
  readonly computeCanone: ComputeCanone;
  /** Where the main home of the client is. */
  readonly comuniPrincipali: ReadonlySet<string>;
  /** The main home is of luxury: its annexes pay the IMU as it does. */
  readonly isPrincipaleDiLusso: boolean;
}

const listPrincipali = (posseduti: readonly Posseduto[]) =>
  posseduti.filter(
    ({ immobile, possesso }) => possesso.abitazione_principale && isAbitazione(immobile.categoria),
  );

/** Utilizzo and case of the IMU of a building that is not let. */
function describeNonLocato({ immobile, possesso }: Posseduto, contesto: Contesto): Colonne {
  const abitazione = isAbitazione(immobile.categoria);
  if (possesso.abitazione_principale) {
    const isDiLusso = abitazione ? DI_LUSSO.includes(immobile.categoria ?? '') : contesto.isPrincipaleDiLusso;
    return { 2: abitazione ? '1' : '5', 12: isDiLusso ? '2' : null };
  }
  const isStessoComune = abitazione && contesto.comuniPrincipali.has(immobile.comune);
  const casoImu = possesso.esenzione === 'Totale' ? '1' : isStessoComune ? '3' : null;
  return { 2: abitazione ? '2' : '9', 12: casoImu };
}

const isBreve = ({ dal, al }: Contratto): boolean =>
  al !== null && Date.parse(al) - Date.parse(dal) < GIORNI_BREVE * 86_400_000;

/** Utilizzo, codice canone, rent of those days and cedolare of a building that is let. */
function describeLocato(contratto: Contratto, giorni: number, { computeCanone }: Contesto): Colonne {
  const isRidotta = contratto.aliquota === 'Ridotta';
  const isCedolare = contratto.aliquota !== null || contratto.codice_canone === CODICE_CEDOLARE;
  const codice = isCedolare ? CODICE_CEDOLARE : contratto.codice_canone;
  const canone = (Number(contratto.canone) * giorni) / 365;
  const centesimi = computeCanone({ canone, codiceCanone: Number(codice), isRidotta });
  const cedolare = isBreve(contratto) && !isRidotta ? '3' : '1';
  return {
    2: isRidotta ? '8' : '3',
    5: codice,
    6: centesimi === null ? null : Math.round(centesimi / 100),
    11: isCedolare ? cedolare : null,
    12: null,
  };
}

function listAvvisi(contratto: Contratto | null): AvvisoRiporto[] {
  if (contratto === null) return [];
  const isForzato = contratto.aliquota !== null && contratto.codice_canone !== CODICE_CEDOLARE;
  return [
    ...(isForzato ? (['CANONE_INTERO'] as const) : []),
    ...(isBreve(contratto) ? (['LOCAZIONE_BREVE'] as const) : []),
  ];
}

/** The righi of a building: one for each part of the year in which it is let, or not. */
function computeFabbricato(posseduto: Posseduto, contesto: Contesto): RigoProposto[] {
  const { immobile, possesso, contratti } = posseduto;
  const base = { quadro: 'RB', posseduto } as const;
  if (immobile.rendita === null) return [{ ...base, colonne: null, avvisi: ['SENZA_RENDITA'] }];
  const { annoImposta } = contesto;
  const parti = contratti.map((contratto) => ({
    ...clampPeriodo(annoImposta, contratto.dal, contratto.al),
    di: contratto,
  }));
  const periodi = splitPeriodo<Contratto>(clampPeriodo(annoImposta, possesso.dal, possesso.al), parti);
  return periodi.map((periodo: Periodo<Contratto>, posto) => ({
    ...base,
    avvisi: listAvvisi(periodo.di),
    colonne: {
      1: euro(immobile.rendita),
      3: countGiorni(periodo),
      4: percento(possesso.quota),
      5: null,
      6: null,
      8: posto > 0 ? true : null,
      9: immobile.comune,
      11: null,
      ...(periodo.di === null
        ? describeNonLocato(posseduto, contesto)
        : describeLocato(periodo.di, countGiorni(periodo), contesto)),
    },
  }));
}

const TITOLI_GESTITI: readonly string[] = ['1', '2', '3', '4'];
const CASI_DEL_MODELLO: readonly string[] = ['1', '2', '4', '5', '6'];
const isVuoto = (codice: string | null) => codice === null || codice === '' || codice === '0';

/** The rigo of a piece of land. Whether the IMU is due, and who farms by trade, the records do not say. */
function computeTerreno(posseduto: Posseduto, { annoImposta }: Contesto): RigoProposto {
  const { immobile, possesso, contratti } = posseduto;
  const { titolo, caso } = possesso;
  const affittato = contratti.length > 0;
  const suo = isVuoto(titolo) && affittato ? '3' : titolo;
  const noto = suo !== null && TITOLI_GESTITI.includes(suo) ? suo : null;
  const casoNoto = caso !== null && CASI_DEL_MODELLO.includes(caso) ? caso : null;
  const isEsente = possesso.esenzione === 'Totale';
  return {
    quadro: 'RA',
    posseduto,
    colonne: {
      1: euro(immobile.rendita_dominicale),
      2: noto,
      3: euro(immobile.rendita_agraria),
      4: countGiorni(clampPeriodo(annoImposta, possesso.dal, possesso.al)),
      5: percento(possesso.quota),
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
export function computeRighi(
  posseduti: readonly Posseduto[],
  annoImposta: number,
  computeCanone: ComputeCanone,
): RigoProposto[] {
  const principali = listPrincipali(posseduti);
  const contesto: Contesto = {
    annoImposta,
    computeCanone,
    comuniPrincipali: new Set(principali.map(({ immobile }) => immobile.comune)),
    isPrincipaleDiLusso: principali.some(({ immobile }) => DI_LUSSO.includes(immobile.categoria ?? '')),
  };
  return posseduti.flatMap((posseduto) =>
    posseduto.immobile.genere === 'fabbricato'
      ? computeFabbricato(posseduto, contesto)
      : [computeTerreno(posseduto, contesto)],
  );
}
