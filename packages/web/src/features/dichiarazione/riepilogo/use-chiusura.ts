import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { messaggiVita } from '../../../messages/vita.ts';
import { askConferma } from '../../../ui/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { closeDichiarazione, type EsitoChiusura, reopenDichiarazione } from '../dichiarazione.api.ts';
import { askChiusura } from './ask-chiusura.tsx';

/** Closing and reopening, each after its question; a refusal stays on the page with its quadri. */
export function useChiusura() {
  const apertura = useApertura();
  const { dichiarazione, conBozzaInAttesa, save, reload } = apertura;
  const [rifiuto, setRifiuto] = useState<EsitoChiusura | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const { anno, id } = dichiarazione;

  const run = async (azione: () => Promise<EsitoChiusura>, riuscita: string) => {
    setInCorso(true);
    setRifiuto(null);
    try {
      const esito = await azione();
      if (!esito.fatto) return setRifiuto(esito);
      await reload();
      notifiche.push('success', riuscita);
    } catch (causa) {
      const errore = toApiError(causa);
      notifiche.push('error', errore.testo, { codiceRichiesta: errore.codiceRichiesta });
    } finally {
      setInCorso(false);
    }
  };
  const close = async () => {
    if (!(await save())) return;
    const testo = conBozzaInAttesa ? m.chiusuraConBozza : m.chiusuraTesto;
    if (await askChiusura(testo, apertura)) await run(closeOrForce, m.dichiarazioneChiusa);
  };
  /** Quadri still open are a refusal, unless the studio lets them be closed by force: then they are told, and asked. */
  const closeOrForce = async (): Promise<EsitoChiusura> => {
    const esito = await closeDichiarazione(anno, id, false);
    if (!esito.forzabile) return esito;
    const testo = m.chiusuraForzataTesto(esito.quadri.join(', '));
    if (!(await askConferma({ titolo: m.chiusuraForzataTitolo, testo, pericolo: true }))) return esito;
    const forzata = await closeDichiarazione(anno, id, true);
    if (forzata.fatto) notifiche.push('warning', forzata.messaggio);
    return forzata;
  };
  /** One whose telematic file was sent is asked about once more. */
  const reopenOrConfirm = async (): Promise<EsitoChiusura> => {
    const esito = await reopenDichiarazione(anno, id, false);
    if (!esito.forzabile) return esito;
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
