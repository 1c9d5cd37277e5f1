import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiImmobile as m } from '../../messages/immobile.ts';
import { useVistaPagina } from '../../ui/BarraVista.tsx';
import { useModificheNonSalvate } from '../../ui/modifiche-non-salvate.ts';
import { makeVista } from '../../ui/vista-pagina.ts';
import { type Errori, readErrori } from './errori.ts';
import {
  changeImmobile,
  createImmobile,
  type Genere,
  type Immobile,
  immobileQuery,
  indirizzi,
} from './immobile.api.ts';
import { makeVuoti, toScritto, toValori, type Valori } from './valori.ts';

/** The values of the form, what the server said of them, and how they are saved; leaving them asks first. */
export function useSalvataggio(genere: Genere, iniziale: Immobile | null) {
  const navigate = useNavigate();
  const query = useQueryClient();
  const [salvato, setSalvato] = useState(iniziale);
  const [valori, setValori] = useState<Valori>(() => (iniziale === null ? makeVuoti() : toValori(iniziale)));
  const [base, setBase] = useState(() => JSON.stringify(toScritto(genere, valori)));
  const [errori, setErrori] = useState<Errori | null>(null);
  const [corretti, setCorretti] = useState<readonly string[]>([]);
  const [vista, changeVista] = useVistaPagina({
    ...makeVista(m.generi[genere].nuovo, ['indietro', 'annulla', 'salva']),
    notifica: { modello: m.generi[genere].salvato, tipo: 'success' as const },
  });
  const [inCorso, setInCorso] = useState(false);
  const uscita = useRef(false);
  useModificheNonSalvate(() => !uscita.current && JSON.stringify(toScritto(genere, valori)) !== base);

  const change = (nuovi: Partial<Valori>) => {
    setValori((prima) => ({ ...prima, ...nuovi }));
    setCorretti((prima) => [...prima, ...Object.keys(nuovi)]);
  };
  const finish = async (nuovo: Immobile) => {
    const letti = toValori(nuovo);
    query.setQueryData(immobileQuery(genere, nuovo.id).queryKey, nuovo);
    void query.invalidateQueries({ queryKey: ['immobile', genere, 'list'] });
    changeVista({ isRiuscita: true });
    setSalvato(nuovo);
    setValori(letti);
    setBase(JSON.stringify(toScritto(genere, letti)));
    if (salvato !== null) return;
    uscita.current = true;
    await navigate({ to: `${indirizzi[genere].pagina}/$id`, params: { id: nuovo.id }, replace: true });
  };
  const fail = (causa: unknown) => {
    const rifiuto = toApiError(causa);
    if (rifiuto.campi.length > 0) setErrori(readErrori(rifiuto));
    else
      changeVista({
        isErrore: true,
        messaggioErrore: rifiuto.testo,
        codiceRichiesta: rifiuto.codiceRichiesta,
      });
  };
  const save = async () => {
    if (inCorso) return;
    setErrori(null);
    setCorretti([]);
    changeVista({ isErrore: false, isRiuscita: false });
    setInCorso(true);
    const scritto = toScritto(genere, valori);
    try {
      await finish(
        await (salvato === null
          ? createImmobile(genere, scritto)
          : changeImmobile(genere, salvato.id, scritto, salvato.versione)),
      );
    } catch (causa) {
      fail(causa);
    } finally {
      setInCorso(false);
    }
  };
  const findErrore = (percorso: string) =>
    corretti.includes(percorso.split('.')[0] ?? '')
      ? undefined
      : errori?.voci.find((voce) => voce.percorso === percorso)?.messaggio;
  /** Leaves without asking: what was written goes with the property. */
  const leave = () => {
    uscita.current = true;
  };
  return { salvato, valori, change, errori, findErrore, vista, inCorso, save, leave };
}
