import type { AzioneUtente } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toApiError } from '../../../api/errore.ts';
import { makeNomeCompleto } from '../../../api/profilo.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiUtente as m } from '../../../messages/utente.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import css from './Utente.module.css';
import {
  changeUtente,
  removeUtente,
  resendAttivazione,
  resendCredenziali,
  resetUtente,
  type Scheda,
  utenteQuery,
} from './utente.api.ts';

type Props = { utente: Scheda; onCambiato: (utente: Scheda) => void };

/** What may be done to the user now: the server says which, each asks when it cannot be taken back. */
export function Azioni({ utente, onCambiato }: Props) {
  const { inCorso, run } = useAtto();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const nome = makeNomeCompleto(utente);
  const refresh = () => void cache.invalidateQueries({ queryKey: ['utente', 'list'] });

  const setAttivo = async (attivo: boolean) => {
    const fatto = attivo ? m.riattivato : m.disattivato;
    const nuovo = await run(() => changeUtente(utente.id, { versione: utente.versione, attivo }), fatto);
    if (nuovo === undefined) return;
    cache.setQueryData(utenteQuery(utente.id).queryKey, nuovo);
    refresh();
    onCambiato(nuovo);
  };
  const disattiva = async (testo: string = m.disattivaTesto) => {
    if (await askConferma({ titolo: m.disattivaDomanda(nome), testo, pericolo: true }))
      await setAttivo(false);
  };
  const elimina = async () => {
    if (!(await askConferma({ titolo: m.eliminaDomanda(nome), testo: m.eliminaTesto, pericolo: true })))
      return;
    try {
      await removeUtente(utente.id);
    } catch (causa) {
      const { codice, testo, codiceRichiesta } = toApiError(causa);
      if (codice === 'UTENTE_CON_ATTIVITA' && utente.attivo) return disattiva(m.nonEliminabile);
      return notifiche.push('error', testo, { codiceRichiesta });
    }
    notifiche.push('success', m.eliminato);
    refresh();
    await navigate({ to: '/utenti' });
  };
  const reset = async () => {
    if (await askConferma({ titolo: m.resetDomanda(nome), testo: m.resetTesto }))
      await run(() => resetUtente(utente.email), m.resetFatto);
  };
  const pulsanti: readonly [AzioneUtente, string, () => unknown][] = [
    ['attivazione', m.attivazione, () => run(() => resendAttivazione(utente.id), m.attivazioneInviata)],
    ['credenziali', m.credenziali, () => run(() => resendCredenziali(utente.id), m.credenzialiInviate)],
    ['reset', m.reset, reset],
    ['disattiva', m.disattiva, () => disattiva()],
    ['riattiva', m.riattiva, () => setAttivo(true)],
    ['elimina', m.elimina, elimina],
  ];
  const possibili = pulsanti.filter(([azione]) => utente.azioni.includes(azione));
  if (possibili.length === 0) return null;
  return (
    <Sezione titolo={m.azioni} testo={m.azioniTesto}>
      <div className={css.buttons}>
        {possibili.map(([azione, testo, press]) => (
          <Button key={azione} onClick={() => void press()} disabled={inCorso}>
            {testo}
          </Button>
        ))}
      </div>
    </Sezione>
  );
}
