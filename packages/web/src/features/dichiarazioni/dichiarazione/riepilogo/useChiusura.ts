import { requisiti } from '@quadra/contract';
import { useRef, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { mayComprare } from '../../../../dominio/acquisto/ask-acquisto.tsx';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import {
  closeDichiarazione,
  type EsitoChiusura,
  reopenDichiarazione,
  saveIncarico,
} from '../dichiarazione.api.ts';
import { getCostoStampe } from '../vita/vita.api.ts';
import { askChiusura } from './ask-chiusura.tsx';
import { completeQuadri } from './completa-quadri.ts';

/** Closing and reopening, each after its question; a refusal stays on the page with its quadri. */
export function useChiusura() {
  const apertura = useApertura();
  const attuale = useRef(apertura);
  attuale.current = apertura;
  const { dichiarazione, conBozzaInAttesa, save, reload } = apertura;
  const [rifiuto, setRifiuto] = useState<EsitoChiusura | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const { anno, id } = dichiarazione;
  const { utente } = useSessione();
  const stampa = canScrivere(utente, requisiti.stampaDichiarazioni);
  const rileggi = mayComprare(utente) ? () => getCostoStampe(anno, [id]) : null;

  const run = async (azione: () => Promise<EsitoChiusura>, riuscita: string): Promise<void> => {
    setInCorso(true);
    setRifiuto(null);
    try {
      const esito = await azione();
      if (!esito.fatto) return setRifiuto(esito);
      await reload();
      notifiche.push('success', riuscita);
      if (esito.avviso !== null) notifiche.push('warning', esito.avviso);
    } catch (causa) {
      const errore = toApiError(causa);
      notifiche.push('error', errore.testo, { codiceRichiesta: errore.codiceRichiesta });
    } finally {
      setInCorso(false);
    }
  };
  /**
   * `completati`: by the answer before this one; the page may not have drawn them yet. `altrui`: what only the server knew, of
   * another declaration, and wants a reason.
   */
  const ask = async (
    completati: readonly string[],
    altrui: EsitoChiusura['mancanze'] = [],
  ): Promise<void> => {
    if (!(await save())) return;
    // What printing it will cost is told to who may print; that it is not known does not stop the closing.
    const costo = stampa ? await getCostoStampe(anno, [id]).catch(() => null) : null;
    const { dichiarazione: ora, ...altro } = attuale.current;
    const completi = Object.fromEntries(completati.map((codice) => [codice, 'completo' as const]));
    const dove = { ...altro, dichiarazione: { ...ora, statiQuadri: { ...ora.statiQuadri, ...completi } } };
    const risposta = await askChiusura(dove, { costo, rileggi, altrui, conBozza: conBozzaInAttesa });
    if (risposta === null) return;
    if ('completa' in risposta) {
      setInCorso(true);
      const sono = await completeQuadri(attuale.current, risposta.completa).finally(() => setInCorso(false));
      return sono ? ask(risposta.completa, altrui) : undefined;
    }
    const { motivo, impegno } = risposta;
    let dette: EsitoChiusura['mancanze'] = [];
    await run(async () => {
      if (impegno !== null) await altro.adopt(await saveIncarico(ora, { dataImpegno: impegno }));
      const esito = await closeDichiarazione(anno, id, motivo);
      dette = esito.mancanze;
      return esito;
    }, m.dichiarazioneChiusa);
    if (dette.length > 0 && motivo === undefined) await ask(completati, dette);
  };
  const close = () => ask([]);
  /** One whose telematic file was sent is asked about once more. */
  const reopenOrConfirm = async (): Promise<EsitoChiusura> => {
    const esito = await reopenDichiarazione(anno, id, false);
    if (!esito.confermabile) return esito;
    const domanda = { titolo: m.riaperturaTitolo, testo: messaggiVita.riapriInviata, pericolo: true };
    return (await askConferma(domanda)) ? reopenDichiarazione(anno, id, true) : esito;
  };
  const reopen = async () => {
    const conferma = await askConferma({
      titolo: m.riaperturaTitolo,
      testo: m.riaperturaTesto,
    });
    if (conferma) await run(reopenOrConfirm, m.dichiarazioneRiaperta);
  };
  return { close, reopen, rifiuto, inCorso };
}
