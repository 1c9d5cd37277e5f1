import type { Interno, RiportoFilo } from '@quadra/contract';
import { type DatiModello, loadImmobili, type Modello, type ValoreCasella } from '@quadra/fisco';
import { annoImposta } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { listPosseduti } from '../../immobili/immobile/immobile.public.ts';
import { getCalcolata } from '../dichiarazione/dichiarazione.public.ts';
import { diffRighi, keyAt, placeRighi } from './posti.rules.ts';
import { computeRighi, type RigoProposto } from './riporto.rules.ts';

type Riporto = Interno<RiportoFilo>;

function toVoce(
  { quadro, posseduto, avvisi }: RigoProposto,
  posto: number | undefined,
): Riporto['voci'][number] {
  const { immobile } = posseduto;
  return {
    quadro,
    chiave: posto === undefined ? null : keyAt(quadro, posto, 1),
    idImmobile: immobile.id,
    categoria: immobile.categoria,
    comune: immobile.comune_descrizione ?? immobile.comune,
    foglio: immobile.foglio,
    particella: immobile.particella,
    subalterno: immobile.subalterno,
    avvisi: [...avvisi],
  };
}

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
  const { computeCanone } = await loadImmobili();
  const imposta = annoImposta(anno);
  const proposti = computeRighi(posseduti, imposta, (canone) => computeCanone(imposta, canone).imponibile);
  const quadri = (['RA', 'RB'] as const).map((quadro) => {
    const posati = placeRighi(proposti, righi, quadro);
    return { voci: posati.posati, cambiate: diffRighi(posati, righi, quadro) };
  });
  return {
    voci: quadri.flatMap(({ voci }) => voci.map(({ proposto, posto }) => toVoce(proposto, posto))),
    righi: keepAmmesse(modello, righi, Object.assign({}, ...quadri.map(({ cambiate }) => cambiate))),
  };
}
