import { fromWire, type LavoroFilo } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventi } from '../../../api/eventi.ts';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { indirizzoEsito, type Lavoro, receiveLavoro, refreshElenchi } from './lavori.api.ts';
import { computeNotifica, isVivo } from './stato-lavoro.ts';

const NOTIFICA_MS = 8_000;

/** Where the notification leads: to the reasons of what was refused, else to the file that was made. */
function makeCollegamento({ id, esito, scartate, conResoconto }: Lavoro) {
  if (scartate > 0 && conResoconto)
    return { collegamento: { nome: m.vediResoconto, indirizzo: `/lavori?lavoro=${id}` } };
  return esito ? { collegamento: { nome: m.scarica, indirizzo: indirizzoEsito(id) } } : {};
}

function notify(filo: LavoroFilo): void {
  const lavoro = fromWire<LavoroFilo>(filo);
  const notifica = computeNotifica(lavoro);
  if (notifica === null) return;
  notifiche.push(notifica.tipo, notifica.testo, {
    durata: NOTIFICA_MS,
    ...makeCollegamento(lavoro),
  });
}

/** Keeps the jobs of the pages as the server tells them, says when one ends, and reads again what it may have changed. */
export function useEventiLavori(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      eventi.subscribe((novita) => {
        if (novita.tipo === 'inizio') {
          void cache.invalidateQueries({ queryKey: ['lavori', 'list'] });
          return;
        }
        const { evento } = novita;
        if (evento.Tipo !== 'lavoro') return;
        receiveLavoro(cache, evento.Lavoro);
        notify(evento.Lavoro);
        if (!isVivo(fromWire<LavoroFilo>(evento.Lavoro))) void refreshElenchi(cache);
      }),
    [cache],
  );
}
