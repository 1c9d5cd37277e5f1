import { type Casella, type Finding, quadroOf, type ValoreCasella } from '@quadra/fisco';
import { type InputHTMLAttributes, useCallback, useId, useSyncExternalStore } from 'react';
import { classi } from '../../../../ui/classi.ts';
import { useApertura, useIstantanea } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import css from './Casella.module.css';

/** The findings on some caselle: the screen part draws again only when they change. */
export function useFindings(chiavi: readonly string[]): Finding[] {
  const { campi } = useApertura();
  const testo = useSyncExternalStore(campi.subscribeTutto, () => {
    const trovati = campi.findings().filter(({ chiave }) => chiavi.includes(chiave));
    return trovati.length === 0 ? '' : JSON.stringify(trovati);
  });
  return testo === '' ? [] : (JSON.parse(testo) as Finding[]);
}

type Detto = { chiave: string; frase: string };

/** The refused texts of some caselle with their reason, and what is said of values that were taken otherwise than typed. */
export function useDetti(chiavi: readonly string[]): { rifiutati: Detto[]; note: Detto[] } {
  const { campi } = useApertura();
  const ofThese = (detti: Detto[]) => detti.filter(({ chiave }) => chiavi.includes(chiave));
  const testo = useSyncExternalStore(campi.subscribeTutto, () => {
    const detti = { rifiutati: ofThese(campi.listRifiutati()), note: ofThese(campi.listNote()) };
    return detti.rifiutati.length + detti.note.length === 0 ? '' : JSON.stringify(detti);
  });
  return testo === '' ? { rifiutati: [], note: [] } : JSON.parse(testo);
}

/** True when any of these caselle holds a value. */
export function useCompilato(chiavi: readonly string[]): boolean {
  const { campi } = useApertura();
  return useSyncExternalStore(campi.subscribeTutto, () => chiavi.some((chiave) => campi.has(chiave)));
}

/** Id of the message of a casella, so that the box is described by it. */
export const messageIdOf = (chiave: string): string => `messaggio-${chiave.replaceAll(/[.#]/g, '-')}`;

const STILI = { bloccante: 'not-valid', discordanza: 'warning', informativa: 'info' } as const;

/** What every box needs: its state, how to give a value, the attributes that name it and say what is wrong. */
export function useCampo(casella: Casella, chiave: string, nomeRigo: string) {
  const { campi, bozze, solaLettura } = useApertura();
  const { esito, rifiutato } = useIstantanea(chiave);
  const [finding] = useFindings([chiave]);
  const id = useId();
  const set = useCallback(
    (valore: ValoreCasella | null) => {
      const prima = campi.versione();
      campi.set(chiave, valore);
      if (campi.versione() !== prima) bozze.touch(quadroOf(chiave));
    },
    [campi, bozze, chiave],
  );
  const refuse = useCallback(
    (testo: string, frase: string) => {
      campi.refuse(chiave, testo, frase);
      bozze.touch(quadroOf(chiave));
    },
    [campi, bozze, chiave],
  );
  const note = useCallback((frase: string | null) => campi.note(chiave, frase), [campi, chiave]);
  const flush = useCallback(() => {
    campi.cut();
    void bozze.flush();
  }, [campi, bozze]);
  const gravita = rifiutato || finding?.livello === 'bloccante' ? css.error : finding && css[finding.livello];
  const stile = rifiutato ? 'not-valid' : finding && STILI[finding.livello];
  const isFerma = casella.visibilita === 'nonAttiva';
  const attributi: InputHTMLAttributes<HTMLInputElement> & { 'data-casella': string } = {
    id,
    'data-casella': chiave,
    'aria-label': `${nameCasella(chiave)}, ${nomeRigo}${casella.titolo === nomeRigo ? '' : `, ${casella.titolo}`}`,
    'aria-invalid': rifiutato ? true : undefined,
    'aria-describedby': rifiutato || finding ? messageIdOf(chiave) : undefined,
    readOnly: solaLettura,
    disabled: isFerma || undefined,
    spellCheck: false,
    autoComplete: 'off',
    ...(esito.stato === 'provvisorio' && {
      placeholder: formatValore(casella, esito.valore),
      title: esito.nota,
    }),
    className: classi(
      css.box,
      gravita,
      stile,
      (solaLettura || isFerma) && css.locked,
      esito.stato === 'provvisorio' && css.provvisorio,
    ),
  };
  // Only what was given stands in the box: a value the law assumes is shown as such, and typing the same confirms it.
  const dato = esito.stato === 'completo' ? esito.valore : undefined;
  return { dato, rifiutato, set, refuse, note, flush, attributi };
}
