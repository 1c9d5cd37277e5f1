import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import { computeScadenze, daPagareQuery } from '../../../dominio/versamenti/da-pagare.api.ts';
import { scadenzeQuery } from './home.api.ts';

/** What is to be paid and by when: of the clients of a studio; of who works for himself, all that is his. */
export function useScadenze() {
  const isDiSe = readChi(useSessione().utente) !== 'studio';
  const deiClienti = useQuery({ ...scadenzeQuery, enabled: !isDiSe });
  const mie = useQuery({ ...daPagareQuery, enabled: isDiSe, select: computeScadenze });
  return isDiSe ? mie : deiClienti;
}
