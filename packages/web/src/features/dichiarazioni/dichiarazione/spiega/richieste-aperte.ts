import type { MancanzaPer, Modello, Spiegazione } from '@quadra/fisco';
import { useQuery } from '@tanstack/react-query';
import { type Richiesta, richiesteDiQuery } from '../../../../dominio/richiesta/richiesta.api.ts';
import { useApertura } from '../apertura/contesto.ts';

const numeriche: readonly string[] = ['euro', 'decimale', 'intero', 'percentuale'];

/** Of what is missing, the numbers that a document of the client can prove. */
export const listProvabili = ({ dati }: MancanzaPer, modello: Pick<Modello, 'findCasella'>) =>
  dati.filter(({ chiave }) => {
    const casella = modello.findCasella(chiave);
    return casella?.inserita === true && numeriche.includes(casella.tipo);
  });

/** What was asked of the client for this declaration. */
export function useRichieste(): readonly Richiesta[] {
  const { dichiarazione } = useApertura();
  return useQuery(richiesteDiQuery({ IdDichiarazione: dichiarazione.id })).data ?? [];
}

/** The caselle that a number rests on, itself first. */
export const listChiavi = (nodo: Spiegazione): string[] => [
  ...(nodo.chiave === undefined ? [] : [nodo.chiave]),
  ...nodo.operandi.flatMap(listChiavi),
];
