import { type ListaConViste, tipologiaUtente } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { isSolaLettura } from '../../api/sessione.ts';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import type { EsitoVista } from '../../ui/elenco/BarraViste.tsx';
import { memoriaFiltri } from '../../ui/elenco/memoria-filtri.ts';
import type { Filtri } from '../../ui/elenco/useFiltri.ts';
import { applyFiltri, type ContenutoVista } from '../../ui/elenco/vista.ts';
import { annuncio } from '../../ui/notifiche/annuncio.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import {
  createVista,
  deleteVista,
  replaceVista,
  type Vista,
  type VistaScritta,
  visteQuery,
} from './vista.api.ts';

/** In the address: no view, also when there is a default one. */
export const TUTTE = 'tutte';

/** The views of a list that the user sees, and the one the address names. */
export function useViste(lista: ListaConViste | null, nellIndirizzo: string | undefined) {
  const { utente } = useSessione();
  const isAttivo = lista !== null && utente.studioId !== null;
  const { data, isFetched } = useQuery({ ...visteQuery(lista ?? 'anagrafica'), enabled: isAttivo });
  const viste = isAttivo ? (data ?? []) : [];
  return {
    lista: isAttivo ? lista : null,
    viste,
    attiva: viste.find(({ id }) => id === nellIndirizzo) ?? null,
    /** The one the list opens with: mine before that of the studio. */
    predefinita:
      viste.find(({ predefinita, diStudio }) => predefinita && !diStudio) ??
      viste.find(({ predefinita }) => predefinita) ??
      null,
    isPronta: !isAttivo || isFetched,
    maySalvare: !isSolaLettura(utente),
    mayDiStudio: utente.tipologiaUtente === tipologiaUtente.AMM_STU,
  };
}
export type Viste = ReturnType<typeof useViste>;

type Applicazione = {
  viste: Viste;
  filtri: Filtri;
  /** Where the filters are remembered. */
  memoria: readonly [percorso: string, nome: string];
  nellIndirizzo: string | undefined;
  onVista: (id: string | undefined) => void;
};

/**
 * Puts the filters of the view of the address in the list, once; opens with the default one when the address names none and
 * nothing is remembered. False until then: the list is not asked twice.
 */
export function useVistaApplicata({ viste, filtri, memoria, nellIndirizzo, onVista }: Applicazione): boolean {
  const { attiva, predefinita, isPronta } = viste;
  const [percorso, nome] = memoria;
  const [isRicordato] = useState(() => memoriaFiltri.get(percorso, nome) !== null);
  const [applicata, setApplicata] = useState<string | null>(null);
  const apre = nellIndirizzo === undefined && !isRicordato && applicata === null ? predefinita : null;
  useEffect(() => {
    if (!isPronta) return;
    if (apre) onVista(apre.id);
    else if (nellIndirizzo && nellIndirizzo !== TUTTE && !attiva) {
      notifiche.push('warning', m.vistaAssente);
      onVista(undefined);
    } else if (attiva && attiva.id !== applicata) {
      setApplicata(attiva.id);
      filtri.replace(applyFiltri(filtri.applicati, attiva));
    } else if (!attiva && applicata !== null && applicata !== TUTTE) setApplicata(TUTTE);
  }, [isPronta, apre, attiva, applicata, nellIndirizzo, filtri, onVista]);
  return isPronta && apre === null && (attiva === null || attiva.id === applicata);
}

/** What the bar of the views does: make, keep, rename, delete, copy the link. */
export function useGestioneViste(
  viste: Viste,
  attuale: ContenutoVista,
  onVista: (id: string | undefined) => void,
) {
  const cache = useQueryClient();
  const { lista } = viste;
  const run = useCallback(
    async (azione: () => Promise<Vista | null>): Promise<EsitoVista> => {
      try {
        const salvata = await azione();
        await cache.invalidateQueries({ queryKey: ['vista'] });
        if (salvata) onVista(salvata.id);
        annuncio.say(m.vistaSalvata);
        return null;
      } catch (causa) {
        const errore = toApiError(causa);
        // A view that somebody else changed meanwhile is shown as it is now.
        if (errore.status === 409) await cache.invalidateQueries({ queryKey: ['vista'] });
        return { campo: errore.campi[0]?.percorso ?? null, testo: errore.testo };
      }
    },
    [cache, onVista],
  );
  const write = (
    contenuto: ContenutoVista,
    uso: Pick<Vista, 'nome' | 'diStudio' | 'predefinita'>,
  ): VistaScritta => ({
    nome: uso.nome,
    diStudio: uso.diStudio,
    predefinita: uso.predefinita,
    filter: { ...contenuto.filter },
    logic: contenuto.logic,
    order: [...contenuto.order],
    colonne: contenuto.colonne.map((colonna) => ({ ...colonna })),
    righePerPagina: contenuto.righePerPagina,
  });
  return {
    onCrea: (uso: Pick<Vista, 'nome' | 'diStudio' | 'predefinita'>) =>
      run(async () => (lista ? createVista(lista, write(attuale, uso)) : null)),
    onSalva: async (id: string, uso: Pick<Vista, 'nome' | 'diStudio' | 'predefinita'> | null) => {
      const prima = viste.viste.find((voce) => voce.id === id);
      if (!prima) return null;
      const scritta = uso ? write(prima, uso) : write(attuale, prima);
      const esito = await run(() => replaceVista(id, scritta, prima.versione));
      if (esito && !uso) notifiche.push('error', esito.testo);
      return esito;
    },
    onElimina: async (id: string) => {
      try {
        await deleteVista(id);
        onVista(undefined);
        notifiche.push('success', m.vistaEliminata);
      } catch (causa) {
        notifiche.push('error', toApiError(causa).testo);
      }
      await cache.invalidateQueries({ queryKey: ['vista'] });
    },
    onCopia: async (id: string) => {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}?vista=${id}`);
      annuncio.say(m.collegamentoCopiato);
      notifiche.push('success', m.collegamentoCopiato);
    },
  };
}
