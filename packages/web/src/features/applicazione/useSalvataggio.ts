import { fromWire } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../api/errore.ts';
import { etichetteApplicazione, messaggiApplicazione as m } from '../../messages/applicazione.ts';
import { useVistaPagina } from '../../ui/BarraVista.tsx';
import type { VoceErrore } from '../../ui/ErrorSummary.tsx';
import { useModificheNonSalvate } from '../../ui/modifiche-non-salvate.ts';
import { makeVista } from '../../ui/vista-pagina.ts';
import {
  type Applicazione,
  applicazioneQuery,
  changeApplicazione,
  createApplicazione,
} from './applicazione.api.ts';
import { cleanValori, toScritta, toValori, type Valori, valoriVuoti } from './valori.ts';

export type Errori = { voci: readonly VoceErrore[]; codiceRichiesta: string | null };

const toPercorso = (delFilo: string): string =>
  delFilo
    .split('.')
    .map((parte) => Object.keys(fromWire({ [parte]: null }))[0] ?? parte)
    .join('.');

/** The name of a field; of an address of a list, with its place. */
export function makeEtichetta(percorso: string): string {
  const [elenco = '', posto] = percorso.split('.');
  const nome = etichetteApplicazione[percorso] ?? etichetteApplicazione[elenco] ?? percorso;
  return posto !== undefined && /^\d+$/.test(posto) ? `${nome} ${Number(posto) + 1}` : nome;
}

const readErrori = ({ campi, codiceRichiesta }: ApiError): Errori => ({
  codiceRichiesta,
  voci: campi.map(({ percorso, messaggio }) => {
    const interno = toPercorso(percorso);
    return { percorso: interno, etichetta: makeEtichetta(interno), messaggio };
  }),
});

const isUguale = (una: Valori, altra: Valori) =>
  JSON.stringify(cleanValori(una)) === JSON.stringify(cleanValori(altra));

const write = (salvata: Applicazione | null, valori: Valori): Promise<Applicazione> =>
  salvata === null
    ? createApplicazione(valori.codice.trim(), toScritta(valori))
    : changeApplicazione(salvata.id, toScritta(valori), salvata.versione);

const vistaIniziale = {
  ...makeVista(m.nuova, ['indietro', 'annulla', 'salva']),
  notifica: { modello: m.salvata, tipo: 'success' as const },
};

/** The values of the form, what the server said of them, and how they are saved; leaving them asks first. */
export function useSalvataggio(iniziale: Applicazione | null) {
  const navigate = useNavigate();
  const query = useQueryClient();
  const [salvata, setSalvata] = useState(iniziale);
  const [valori, setValori] = useState(() => (iniziale === null ? valoriVuoti : toValori(iniziale)));
  const [errori, setErrori] = useState<Errori | null>(null);
  const [corretti, setCorretti] = useState<readonly string[]>([]);
  const [vista, changeVista] = useVistaPagina(vistaIniziale);
  const [inCorso, setInCorso] = useState(false);
  const uscita = useRef(false);
  const base = salvata === null ? valoriVuoti : toValori(salvata);
  useModificheNonSalvate(() => !uscita.current && !isUguale(valori, base));

  const change = (nuovi: Partial<Valori>) => {
    setValori((prima) => ({ ...prima, ...nuovi }));
    setCorretti((prima) => [...prima, ...Object.keys(nuovi)]);
  };
  const finish = async (nuova: Applicazione) => {
    query.setQueryData(applicazioneQuery(nuova.id).queryKey, nuova);
    void query.invalidateQueries({ queryKey: ['applicazione', 'list'] });
    changeVista({ isRiuscita: true });
    setSalvata(nuova);
    setValori(toValori(nuova));
    if (salvata !== null) return;
    uscita.current = true;
    await navigate({ to: '/applicazioni/$id', params: { id: nuova.id }, replace: true });
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
    const puliti = cleanValori(valori);
    setValori(puliti);
    setErrori(null);
    setCorretti([]);
    changeVista({ isErrore: false, isRiuscita: false });
    setInCorso(true);
    try {
      await finish(await write(salvata, puliti));
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
  return { salvata, setSalvata, valori, change, errori, findErrore, vista, inCorso, save };
}
