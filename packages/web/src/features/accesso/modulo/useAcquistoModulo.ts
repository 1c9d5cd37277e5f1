import { etichettaApplicativo } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { profilo } from '../../../api/sessione.api.ts';
import { askAcquisto, mayComprare } from '../../../dominio/acquisto/ask-acquisto.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiModulo as m } from '../../../messages/modulo.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { buyModulo, type ModuloInVendita, moduliQuery, venditaQuery } from './modulo.api.ts';

/**
 * What the administrator of a studio may buy, and how: the price is the server's, the question says what is left, and who has
 * too few credits buys them first. Afterwards the menu has what the module opens.
 */
export function useAcquistoModulo(idStudio: number) {
  const { utente, setUtente } = useSessione();
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const compra = mayComprare(utente);
  const { data } = useQuery({ ...venditaQuery, enabled: compra });
  // One name until it is done: sent again because the answer was lost, nothing is taken twice.
  const richiesta = useRef({ cosa: '', id: '' });

  const buy = async ({ codice, crediti, finoAl }: ModuloInVendita): Promise<void> => {
    if (crediti === null || finoAl === null || data === undefined) return;
    const nome = etichettaApplicativo[codice];
    const mancano = crediti - data.residui;
    if (mancano > 0 && !(await askAcquisto({ mancano, aspetta: m.aspettaModulo(nome) }))) return;
    const domanda = {
      titolo: m.acquistaDomanda(nome),
      testo: m.acquistaTesto(crediti, formatGiorno(finoAl), mancano > 0 ? null : data.residui),
    };
    if (!(await askConferma(domanda))) return;
    const cosa = `${codice} ${finoAl}`;
    if (richiesta.current.cosa !== cosa) richiesta.current = { cosa, id: crypto.randomUUID() };
    const nuova = await run(() => buyModulo({ codice, crediti }, richiesta.current.id), m.acquistato(nome));
    if (nuova === undefined) return;
    richiesta.current = { cosa: '', id: '' };
    cache.setQueryData(venditaQuery.queryKey, nuova);
    await cache.invalidateQueries({ queryKey: moduliQuery(idStudio).queryKey });
    void cache.invalidateQueries({ queryKey: ['crediti'] });
    profilo.clear();
    setUtente(await profilo.get());
  };
  return { inCorso, buy, find: (codice: string) => data?.moduli.find((uno) => uno.codice === codice) };
}
