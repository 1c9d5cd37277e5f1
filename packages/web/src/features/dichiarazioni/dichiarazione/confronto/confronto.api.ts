import {
  type ConfrontoAnniFilo,
  fromWire,
  type Interno,
  type MomentiFilo,
  type MomentoPassatoFilo,
  percorsi,
  type RiportoAnnoFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../../api/client.ts';
import { type Luogo, makePercorso } from '../dichiarazione.api.ts';

export type ConfrontoAnni = Interno<ConfrontoAnniFilo>;
export type VoceConfronto = ConfrontoAnni['voci'][number];
export type RigaAnni = ConfrontoAnni['imposte'][number];
export type VoceSola = ConfrontoAnni['soloPrima'][number];
export type RiportoAnno = Interno<RiportoAnnoFilo>;
export type VoceRiportoAnno = RiportoAnno['voci'][number];
export type Momenti = Interno<MomentiFilo>;
export type Momento = Momenti['momenti'][number];
export type MomentoPassato = Interno<MomentoPassatoFilo>;
type Busta<T> = { data: T };

/** The saved declaration against that of the year before; `versione` asks again after a save. */
export const confrontoQuery = (luogo: Luogo, versione: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'confronto', luogo.anno, luogo.id, versione],
    queryFn: () =>
      send<Busta<ConfrontoAnniFilo>>('GET', makePercorso(percorsi.modelloConfronto, luogo)).then(
        ({ data }): ConfrontoAnni => fromWire<ConfrontoAnniFilo>(data),
      ),
    staleTime: 0,
  });

/** What the declaration of the year before proposes; nothing is written. */
export const getRiportoAnno = (luogo: Luogo): Promise<RiportoAnno> =>
  send<Busta<RiportoAnnoFilo>>('GET', makePercorso(percorsi.modelloRiportoAnno, luogo)).then(({ data }) =>
    fromWire<RiportoAnnoFilo>(data),
  );

/** The saves, with what each made of a casella. */
export const momentiQuery = (luogo: Luogo, versione: number, chiave: string) =>
  queryOptions({
    queryKey: ['dichiarazione', 'momenti', luogo.anno, luogo.id, versione, chiave],
    queryFn: () =>
      send<Busta<MomentiFilo>>(
        'GET',
        `${makePercorso(percorsi.modelloMomenti, luogo)}?chiave=${encodeURIComponent(chiave)}`,
      ).then(({ data }): Momenti => fromWire<MomentiFilo>(data)),
    staleTime: 0,
  });

/** The declaration after a save: it never changes. */
export const momentoQuery = (luogo: Luogo, versione: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'momento', luogo.anno, luogo.id, versione],
    queryFn: () =>
      send<Busta<MomentoPassatoFilo>>(
        'GET',
        `${makePercorso(percorsi.modelloMomento, luogo)}?versione=${versione}`,
      ).then(({ data }): MomentoPassato => fromWire<MomentoPassatoFilo>(data)),
    staleTime: Number.POSITIVE_INFINITY,
  });
