import type { CollegamentiFilo, CollegamentiScritti } from '@quadra/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiCollegamenti as m } from '../../../../messages/collegamenti.ts';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import { useApertura } from '../apertura/contesto.ts';
import { isVuoto } from '../dati/modifiche.ts';
import { collegamentiQuery, sendCollegamenti, undoCollegamenti } from './collegamenti.api.ts';
import { chooseRigo, listSegnati, markRigo, type Rigo, type Segni } from './righi.ts';

/** The links of the open declaration, for who looks at them. */
export function useLetti(isGuardata: boolean) {
  const { dichiarazione } = useApertura();
  return useQuery({
    ...collegamentiQuery(dichiarazione, dichiarazione.versione),
    placeholderData: keepPreviousData,
    enabled: isGuardata,
  });
}

/** What is ticked of the links, and what is done with them: each act is whole, and the last can be undone. */
export function useCollegamenti(letti: CollegamentiFilo) {
  const { dichiarazione, campi, save, reload } = useApertura();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const [segni, setSegni] = useState<Segni>({});
  const { Versione, SolaLettura } = letti;

  /** What is being typed is saved first: a link never takes the place of what is on the page. */
  const act = async (send: () => Promise<CollegamentiFilo>, fatto: string): Promise<boolean> => {
    if (SolaLettura || (!isVuoto(campi.modifiche()) && !(await save()))) return false;
    const dopo = await run(send, fatto);
    if (dopo === undefined) {
      // What was refused was seen as it is no more.
      await reload();
      await cache.invalidateQueries({ queryKey: ['dichiarazione', 'collegamenti'] });
      return false;
    }
    setSegni({});
    cache.setQueryData(collegamentiQuery(dichiarazione, dopo.Versione).queryKey, dopo);
    if (dopo.Versione !== dichiarazione.versione) await reload();
    return true;
  };
  const write = (corpo: Omit<CollegamentiScritti, 'Versione'>, fatto: string) =>
    act(() => sendCollegamenti(dichiarazione, { Versione, ...corpo }), fatto);
  const undo = (id: string) => act(() => undoCollegamenti(dichiarazione, Versione, [id]), m.annullato);

  const segnati = listSegnati(letti, segni);
  const mark = (rigo: Rigo, isSegnato: boolean) =>
    setSegni((prima) => markRigo(letti, prima, rigo, isSegnato));
  return {
    segnati,
    inCorso,
    puo: !SolaLettura,
    mark,
    undo,
    accept: async () => {
      if (segnati.length === 0) {
        annuncio.say(m.nienteSegnato);
        return false;
      }
      const Righi = segnati.map((rigo) => chooseRigo(rigo, rigo.Digitato ? 'Sostituisci' : 'Accetta'));
      return write({ Righi }, m.accettati(segnati.length));
    },
    refuse: (rigo: Rigo, motivo: string) =>
      write({ Righi: [chooseRigo(rigo, 'Rifiuta', motivo)] }, m.rifiutatoFatto),
    match: (Voce: string, Casella: string) => write({ Abbina: [{ Voce, Casella }] }, m.abbinata),
    ignore: (voce: CollegamentiFilo['NonRiconosciute']['Voci'][number]) =>
      write({ Ignora: [{ Fonte: voce.Fonte, Voce: voce.Voce }] }, m.ignorata),
    undoUltimo: async () => {
      const ultimo = letti.Accettati.Righe.find(({ Annullabile }) => Annullabile);
      if (ultimo && !SolaLettura) return undo(ultimo.Id);
      annuncio.say(m.nullaDaAnnullare);
      return false;
    },
  };
}
export type Atti = ReturnType<typeof useCollegamenti>;
