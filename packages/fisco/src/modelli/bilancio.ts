import type { Dato } from '../engine/index.ts';
import { ic } from '../regole/irap/finanziari.ts';
import { ie, ik, ip, iq } from '../regole/irap/valore.ts';
import { perditaConto, utile } from '../regole/reddito-impresa/reddito.ts';
import { quadroOf } from './chiave.ts';
import type { ChiaveCasella, Modello } from './modello.ts';

/** The profit and loss account in the order of art. 2425 c.c., as the quadri of the IRAP have it: concepts of the taxonomy XBRL. */
const POSITIVI = [
  ['ValoreProduzioneRicaviVenditePrestazioni'],
  [
    'ValoreProduzioneVariazioniRimanenzeProdottiCorsoLavorazioneSemilavoratiFiniti',
    'ValoreProduzioneVariazioniRimanenzeProdottiCorsoLavorazioneSemilavoratiFinitiLavoriCorsoOrdinazione',
  ],
  ['ValoreProduzioneVariazioniLavoriCorsoOrdinazione'],
  ['ValoreProduzioneIncrementiImmobilizzazioniLavoriInterni'],
  ['ValoreProduzioneAltriRicaviProventiTotaleAltriRicaviProventi'],
] as const;
const NEGATIVI = [
  ['CostiProduzioneMateriePrimeSussidiarieConsumoMerci'],
  ['CostiProduzioneServizi'],
  ['CostiProduzioneGodimentoBeniTerzi'],
  ['CostiProduzioneAmmortamentiSvalutazioniAmmortamentoImmobilizzazioniImmateriali'],
  ['CostiProduzioneAmmortamentiSvalutazioniAmmortamentoImmobilizzazioniMateriali'],
  ['CostiProduzioneVariazioniRimanenzeMateriePrimeSussidiarieConsumoMerci'],
  ['CostiProduzioneOneriDiversiGestione'],
] as const;
const RISULTATO = 'UtilePerditaEsercizio';

const conti = [ic, ip.bilancio, iq.bilancio, ie.bilancio, ik.bilancio];
const proposti: ReadonlyMap<string, readonly Dato[]> = new Map(
  (
    [
      ['positivi', POSITIVI],
      ['negativi', NEGATIVI],
    ] as const
  ).flatMap(([lato, voci]) =>
    voci.flatMap((concetti, posto) => {
      const dati = conti.flatMap((conto) => conto[lato][posto]?.dato ?? []);
      return concetti.map((concetto) => [concetto, dati] as const);
    }),
  ),
);

/** An item of the accounts, with what its two sides hold. */
export interface VoceBilancio {
  /** The concept of the taxonomy, where the accounts come from an instance XBRL. */
  readonly conto: string;
  readonly voce: string;
  readonly dare: number;
  readonly avere: number;
}

const candidatiDi = ({ conto, dare, avere }: VoceBilancio): readonly Dato[] => {
  if (conto === RISULTATO) return [dare > avere ? perditaConto : utile];
  return proposti.get(conto) ?? [];
};

/** The casella of a quadro that holds each item of a bilancio, for those of the scheme that have one. */
export function proposeCaselle(
  { struttura }: Pick<Modello, 'struttura'>,
  quadro: string,
  voci: readonly VoceBilancio[],
): Readonly<Record<string, ChiaveCasella>> {
  return Object.fromEntries(
    voci.flatMap((una) =>
      candidatiDi(una)
        .map((dato) => struttura.indice.keyOf(dato, 0))
        .filter((chiave) => chiave !== undefined && quadroOf(chiave) === quadro)
        .map((chiave) => [una.voce, chiave as ChiaveCasella] as const),
    ),
  );
}

/** The caselle of costs: an amount on the side of avere makes them less. */
export const listCosti = ({ struttura }: Pick<Modello, 'struttura'>): ReadonlySet<ChiaveCasella> =>
  new Set(
    conti.flatMap(({ negativi }) => negativi.flatMap(({ dato }) => struttura.indice.keyOf(dato, 0) ?? [])),
  );
