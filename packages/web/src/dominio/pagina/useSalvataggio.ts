import { fromWire } from '@quadra/contract';
import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../api/errore.ts';
import { decodeEntita } from '../../formato/entita.ts';
import type { PropsCampo } from '../../ui/campi/Campo.tsx';
import { useModificheNonSalvate } from '../../ui/finestre/modifiche-non-salvate.ts';
import { useVistaPagina } from '../../ui/pagina/BarraVista.tsx';
import { makeVista } from '../../ui/pagina/vista-pagina.ts';
import type { VoceErrore } from '../../ui/stati/ErrorSummary.tsx';
import { followRecord } from './segui-record.ts';

export type Errori = { voci: readonly VoceErrore[]; codiceRichiesta: string | null };

/** The names of the fields by their path: a table, or what makes them where a path has places (`proprietari.1.quota`). */
type Etichette = Readonly<Record<string, string>> | ((percorso: string) => string);

type Opzioni<R, V extends object> = {
  /** The record as it was read; null for a new one. */
  iniziale: R | null;
  /** The values of the form for a record, or for a new one. */
  toValori: (record: R | null) => V;
  write: (record: R | null, valori: V) => Promise<R>;
  /** After a save: what else must know. `nuova`: it was created now. */
  onSalvata: (record: R, nuova: boolean) => unknown;
  etichette: Etichette;
  salvata: string;
  /** What is taken away before saving: the places of the errors are those of what is left. */
  clean?: (valori: V) => V;
  /** What of the values counts as a change; all of them, where it is not said. */
  compare?: (valori: V) => unknown;
  /** Of which of the values a field that was refused is; the first part of its path, where it is not said. */
  valoreDi?: (percorso: string, valori: V) => string;
};

const toInterno = (delFilo: string) =>
  delFilo
    .split('.')
    .map((parte) => Object.keys(fromWire({ [parte]: null }))[0] ?? parte)
    .join('.');

const nameOf = (etichette: Etichette, percorso: string): string =>
  typeof etichette === 'function' ? etichette(percorso) : (etichette[percorso] ?? percorso);

/** The fields that the server refused, for the summary and for the fields themselves. */
export const readErrori = ({ campi, codiceRichiesta }: ApiError, etichette: Etichette): Errori => ({
  codiceRichiesta,
  voci: campi.map(({ percorso, messaggio }) => {
    const interno = toInterno(percorso);
    return { percorso: interno, etichetta: nameOf(etichette, interno), messaggio: decodeEntita(messaggio) };
  }),
});

const keep = <T>(valore: T): T => valore;

/**
 * The values of a form of one record, what the server said of them, and how they are saved; leaving them asks first. What
 * is written while a save travels stays, to be saved; a record that is being made is still, for its page is replaced.
 * `touch` takes the record as another act left it, without losing what is being written.
 */
export function useSalvataggio<R, V extends object>(opzioni: Opzioni<R, V>) {
  const { toValori, etichette, clean = keep, compare = keep } = opzioni;
  const [record, setRecord] = useState(opzioni.iniziale);
  const attuale = useRef(record);
  const [valori, setValori] = useState(() => toValori(opzioni.iniziale));
  const [errori, setErrori] = useState<Errori | null>(null);
  const [corretti, setCorretti] = useState<readonly string[]>([]);
  const [vista, changeVista] = useVistaPagina({
    ...makeVista('', ['indietro', 'annulla', 'salva']),
    notifica: { modello: opzioni.salvata, tipo: 'success' as const },
  });
  const [inCorso, setInCorso] = useState(false);
  const uscita = useRef(false);
  const isFerma = inCorso && (record === null || uscita.current);
  const isCambiata = JSON.stringify(compare(valori)) !== JSON.stringify(compare(toValori(record)));
  useModificheNonSalvate(() => !uscita.current && isCambiata);

  const change = (nuovi: Partial<V>) => {
    if (isFerma) return;
    setValori((prima) => ({ ...prima, ...nuovi }));
    setCorretti((prima) => [...prima, ...Object.keys(nuovi)]);
  };
  /** The record is another: what in the form still is as it was (`prima`) follows it. */
  const follow = (nuovo: R, prima = toValori(attuale.current)) => {
    attuale.current = nuovo;
    setRecord(nuovo);
    setValori((ora) => followRecord(prima, ora, toValori(nuovo)));
  };
  const fail = (causa: unknown) => {
    const rifiuto = toApiError(causa);
    if (rifiuto.campi.length > 0) return setErrori(readErrori(rifiuto, etichette));
    const { testo: messaggioErrore, codiceRichiesta } = rifiuto;
    return changeVista({ isErrore: true, messaggioErrore, codiceRichiesta });
  };
  const save = async () => {
    if (inCorso) return;
    const illeggibile = document.querySelector<HTMLElement>('input[data-rifiutato]');
    // What is not a number would be saved as nothing: its message is already under it.
    if (illeggibile !== null) return illeggibile.focus();
    const puliti = clean(valori);
    setValori(puliti);
    setErrori(null);
    setCorretti([]);
    changeVista({ isErrore: false, isRiuscita: false });
    setInCorso(true);
    try {
      const nuovo = await opzioni.write(record, puliti);
      uscita.current = record === null;
      follow(nuovo, puliti);
      changeVista({ isRiuscita: true });
      await opzioni.onSalvata(nuovo, record === null);
    } catch (causa) {
      fail(causa);
    } finally {
      setInCorso(false);
    }
  };
  /** What the field of a value shows: its label and what was said of it. */
  const makeCampo = (percorso: string, bloccato = false): PropsCampo => {
    const valore = opzioni.valoreDi?.(percorso, valori) ?? percorso.split('.')[0] ?? '';
    const voce = corretti.includes(valore)
      ? undefined
      : errori?.voci.find((una) => una.percorso === percorso);
    return {
      percorso,
      etichetta: nameOf(etichette, percorso),
      bloccato,
      fermo: isFerma,
      messaggio: voce === undefined ? null : { tipo: 'error', testo: voce.messaggio },
    };
  };
  /** Leaves without asking: what was written goes with the record. */
  const leave = () => {
    uscita.current = true;
  };
  return {
    record,
    leave,
    touch: (nuovo: R) => follow(nuovo),
    valori,
    change,
    errori,
    makeCampo,
    vista,
    inCorso,
    isCambiata,
    save,
  };
}
