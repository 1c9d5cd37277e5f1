import {
  findNome,
  listEsempi,
  listNomi,
  type ModelloDefinito,
  type NomeCasella,
  type ProblemaDefinizione,
} from '@quadra/fisco';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { inVigoreQuery, type Scritta } from './definizione.api.ts';
import { buildModello } from './prova.ts';

/** The pause after the last key before what is written is read. */
const ATTESA_MS = 350;
const NESSUNO: readonly NomeCasella[] = [];

/** The form of the year with what was written in it, and the writing that was read. */
export interface Definito extends ModelloDefinito {
  readonly scritta: Scritta;
}

/** The form of the year with what is written now in it, after a short pause. */
export function useDefinito(scritta: Scritta): Definito | undefined {
  const { anno, modello } = scritta;
  const { data: inVigore } = useQuery(inVigoreQuery(anno, modello));
  const testo = JSON.stringify(scritta);
  const [definito, setDefinito] = useState<Definito>();
  useEffect(() => {
    if (inVigore === undefined) return;
    let isAttuale = true;
    const read = async () => {
      const letta = JSON.parse(testo) as Scritta;
      const nuovo = await buildModello(letta, inVigore);
      if (isAttuale) setDefinito(nuovo && { ...nuovo, scritta: letta });
    };
    const sveglia = setTimeout(() => void read(), ATTESA_MS);
    return () => {
      isAttuale = false;
      clearTimeout(sveglia);
    };
  }, [testo, inVigore]);
  return definito;
}

/** What is wrong in the definition that is being written. */
export const listProblemi = (definito: Definito | undefined): readonly ProblemaDefinizione[] =>
  definito?.problemi.filter(({ codice }) => codice === definito.scritta.codice || codice === '') ?? [];

/** What helps to write: the caselle of the form, the one that is meant, examples made of them. */
export function useSuggerimenti(definito: Definito | undefined, casella: string) {
  const modello = definito?.modello;
  return useMemo(() => {
    if (modello === undefined) return { nomi: NESSUNO, titolo: undefined, espressione: [], condizione: [] };
    return {
      nomi: listNomi(modello),
      titolo: findNome(modello, casella)?.titolo,
      espressione: listEsempi(modello, casella, 'espressione'),
      condizione: listEsempi(modello, casella, 'condizione'),
    };
  }, [modello, casella]);
}
