import type { Interno, RiportoFilo } from '@quadra/contract';
import {
  type DatiModello,
  type ImmobilePosseduto,
  loadRiporti,
  type Modello,
  type RigoProposto,
  type ValoreCasella,
} from '@quadra/fisco';
import { annoImposta } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { listPosseduti, type Posseduto } from '../../immobili/immobile/immobile.public.ts';
import { getCalcolata } from '../dichiarazione/leggi-dichiarazione.ts';

type Riporto = Interno<RiportoFilo>;

/** A property of the records, in the words of the law. */
interface Riportato extends ImmobilePosseduto {
  readonly scheda: Posseduto['immobile'];
}
const orNumero = (importo: string | null): number | null => (importo === null ? null : Number(importo));
const toRiportato = ({ immobile, possesso, contratti }: Posseduto): Riportato => ({
  scheda: immobile,
  genere: immobile.genere,
  comune: immobile.comune,
  categoria: immobile.categoria,
  rendita: orNumero(immobile.rendita),
  redditoDominicale: orNumero(immobile.rendita_dominicale),
  redditoAgrario: orNumero(immobile.rendita_agraria),
  dal: possesso.dal,
  al: possesso.al,
  quota: Number(possesso.quota),
  isPrincipale: possesso.abitazione_principale,
  isEsente: possesso.esenzione === 'Totale',
  titolo: possesso.titolo,
  caso: possesso.caso,
  contratti: contratti.map(({ dal, al, canone, codice_canone: codiceCanone, aliquota: cedolare }) => ({
    ...{ dal, al, codiceCanone, cedolare },
    canone: Number(canone),
  })),
});

const toVoce = (
  { quadro, immobile: { scheda }, avvisi }: RigoProposto<Riportato>,
  chiave: string | null,
): Riporto['voci'][number] => ({
  quadro,
  chiave,
  idImmobile: scheda.id,
  categoria: scheda.categoria,
  comune: scheda.comune_descrizione ?? scheda.comune,
  foglio: scheda.foglio,
  particella: scheda.particella,
  subalterno: scheda.subalterno,
  avvisi: [...avvisi],
});

/** Only what the modello takes and does not hold yet; where its year has a box to tick, a code ticks it. */
function keepAmmesse(
  modello: Modello,
  attuali: DatiModello,
  righi: Readonly<Record<string, ValoreCasella | null>>,
): Riporto['righi'] {
  const adattati = Object.entries(righi).map(([chiave, valore]) => {
    const isBarrata = modello.findCasella(chiave)?.tipo === 'barrata';
    return [chiave, isBarrata && typeof valore === 'string' ? true : valore] as const;
  });
  return Object.fromEntries(
    adattati.filter(
      ([chiave, valore]) =>
        valore !== (attuali[chiave] ?? null) &&
        (valore === null || modello.checkValore(chiave, valore) === null),
    ),
  );
}

/**
 * What quadri RA and RB of a declaration would say from the land, the buildings and the contracts of its client in the tax
 * year: the properties with the rigo of each, and the caselle that would change. Nothing is written.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE
 */
export async function proposeRiporto(trx: Trx, anno: number, id: string): Promise<Riporto> {
  const { dichiarazione, modello } = await getCalcolata(trx, anno, id);
  const { studioId, anagraficaId, righi } = dichiarazione;
  const posseduti = await listPosseduti(trx, { studioId, anagraficaId, anno });
  const { computeRighiImmobili, diffRighi, keyAt, placeRighi } = await loadRiporti();
  const proposti = computeRighiImmobili(posseduti.map(toRiportato), annoImposta(anno));
  const quadri = (['RA', 'RB'] as const).map((quadro) => {
    const posati = placeRighi(proposti, righi, quadro);
    return { voci: posati.posati, cambiate: diffRighi(posati, righi, quadro) };
  });
  return {
    voci: quadri.flatMap(({ voci }) =>
      voci.map(({ proposto, posto }) =>
        toVoce(proposto, posto === undefined ? null : keyAt(proposto.quadro, posto, 1)),
      ),
    ),
    righi: keepAmmesse(modello, righi, Object.assign({}, ...quadri.map(({ cambiate }) => cambiate))),
  };
}
