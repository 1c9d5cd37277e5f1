import { fromWire } from '@quadra/contract';
import { useRef, useState } from 'react';
import { useVistaPagina } from '../ui/BarraVista.tsx';
import type { PropsCampo } from '../ui/Campo.tsx';
import type { VoceErrore } from '../ui/ErrorSummary.tsx';
import { useModificheNonSalvate } from '../ui/modifiche-non-salvate.ts';
import { makeVista } from '../ui/vista-pagina.ts';
import { type ApiError, toApiError } from './errore.ts';

type Errori = { voci: readonly VoceErrore[]; codiceRichiesta: string | null };

type Opzioni<S, V extends object> = {
  /** The record as it was read; null for a new one. */
  iniziale: S | null;
  vuoti: V;
  toValori: (salvata: S) => V;
  write: (salvata: S | null, valori: V) => Promise<S>;
  /** Told after each save; `isNuova` when the record did not exist before. */
  onSalvata: (nuova: S, isNuova: boolean) => void | Promise<void>;
  /** Labels by name of the field: the error summary reads them too. */
  etichette: Readonly<Record<string, string>>;
  parole: { nuova: string; salvata: string };
  scrive: boolean;
};

const toPercorso = (delFilo: string): string =>
  delFilo
    .split('.')
    .map((parte) => Object.keys(fromWire({ [parte]: null }))[0] ?? parte)
    .join('.');

const readErrori = ({ campi, codiceRichiesta }: ApiError, etichette: Opzioni<null, object>['etichette']) => ({
  codiceRichiesta,
  voci: campi.map(({ percorso, messaggio }) => {
    const interno = toPercorso(percorso);
    return { percorso: interno, etichetta: etichette[interno] ?? interno, messaggio };
  }),
});

/**
 * The values of a record, what the server said of them, and how they are saved; leaving them asks first. `touch` takes the
 * record as another act left it, without losing what is being written.
 */
export function useScheda<S, V extends object>(opzioni: Opzioni<S, V>) {
  const { vuoti, toValori, write, onSalvata, etichette, parole, scrive } = opzioni;
  const [salvata, setSalvata] = useState(opzioni.iniziale);
  const base = salvata === null ? vuoti : toValori(salvata);
  const [valori, setValori] = useState(base);
  const [errori, setErrori] = useState<Errori | null>(null);
  const [corretti, setCorretti] = useState<readonly string[]>([]);
  const [inCorso, setInCorso] = useState(false);
  const [vista, changeVista] = useVistaPagina({
    ...makeVista(parole.nuova, ['indietro', 'annulla', 'salva']),
    notifica: { modello: parole.salvata, tipo: 'success' },
  });
  const isCambiata = JSON.stringify(valori) !== JSON.stringify(base);
  // A record just created is left for its own address before this page is drawn again.
  const uscita = useRef(false);
  useModificheNonSalvate(() => !uscita.current && isCambiata);

  const change = (nuovi: Partial<V>) => {
    setValori((prima) => ({ ...prima, ...nuovi }));
    setCorretti((prima) => [...prima, ...Object.keys(nuovi)]);
  };
  const fail = (causa: unknown) => {
    const rifiuto = toApiError(causa);
    if (rifiuto.campi.length > 0) setErrori(readErrori(rifiuto, etichette));
    else
      changeVista({
        isErrore: true,
        messaggioErrore: rifiuto.testo,
        codiceRichiesta: rifiuto.codiceRichiesta,
      });
  };
  const save = async () => {
    if (inCorso || !scrive) return;
    setErrori(null);
    setCorretti([]);
    changeVista({ isErrore: false, isRiuscita: false });
    setInCorso(true);
    try {
      const nuova = await write(salvata, valori);
      changeVista({ isRiuscita: true });
      setSalvata(nuova);
      setValori(toValori(nuova));
      uscita.current = salvata === null;
      await onSalvata(nuova, salvata === null);
    } catch (causa) {
      fail(causa);
    } finally {
      setInCorso(false);
    }
  };
  /** What the field of a name shows: its label, its error, whether it can be written. */
  const makeCampo = (nome: string): PropsCampo => {
    const testo = corretti.includes(nome)
      ? undefined
      : errori?.voci.find((voce) => voce.percorso === nome)?.messaggio;
    return {
      percorso: nome,
      etichetta: etichette[nome] ?? nome,
      bloccato: !scrive,
      messaggio: testo === undefined ? null : { tipo: 'error', testo },
    };
  };
  return { salvata, touch: setSalvata, valori, change, errori, vista, inCorso, save, makeCampo, scrive };
}
