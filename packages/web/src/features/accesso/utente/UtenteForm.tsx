import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { makeNomeCompleto } from '../../../api/profilo.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiDiritti } from '../../../messages/diritti.ts';
import { etichetteUtente, messaggiUtente as m } from '../../../messages/utente.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Scheda as SchedaUi } from '../../../ui/pagina/Scheda.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Azioni } from './Azioni.tsx';
import { computePermessi } from './permessi.ts';
import { Abilitazioni, Accesso, Dati } from './Sezioni.tsx';
import { statoDi } from './stato.ts';
import { changeUtente, inviteUtente, type Scheda, utenteQuery } from './utente.api.ts';
import { toInvito, toValori, type Valori } from './valori.ts';

function write(salvato: Scheda | null, valori: Valori): Promise<Scheda> {
  if (salvato === null) return inviteUtente(toInvito(valori));
  const { idStudio: _studio, idGestore: _gestore, ...modifica } = valori;
  return changeUtente(salvato.id, { ...modifica, versione: salvato.versione });
}

/** A user, to invite or saved: errors lead to their field, nothing is lost by leaving. */
export function UtenteForm({ salvato: iniziale }: { salvato: Scheda | null }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { scrive } = computePermessi(utente);
  const scheda = useSalvataggio<Scheda, Valori>({
    iniziale,
    toValori,
    write,
    etichette: etichetteUtente,
    salvata: iniziale === null ? m.invitato : m.salvato,
    onSalvata: async (nuovo, isNuovo) => {
      cache.setQueryData(utenteQuery(nuovo.id).queryKey, nuovo);
      void cache.invalidateQueries({ queryKey: ['utente', 'list'] });
      if (isNuovo) await navigate({ to: '/utenti/$id', params: { id: String(nuovo.id) }, replace: true });
    },
  });
  const { record } = scheda;
  return (
    <SchedaUi
      scheda={scheda}
      scrive={scrive}
      titolo={record === null ? m.nuovo : makeNomeCompleto(record)}
      nonSalvata={m.nonSalvato}
      onIndietro={() => void navigate({ to: '/utenti' })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={record?.ruolo}
      azioni={record !== null && <InTesta utente={record} />}
    >
      <Dati scheda={scheda} scrive={scrive} chi={utente} />
      <Accesso scheda={scheda} scrive={scrive} chi={utente} />
      <Abilitazioni scheda={scheda} scrive={scrive} chi={utente} />
      {record !== null && scrive && <Azioni utente={record} onCambiato={scheda.touch} />}
    </SchedaUi>
  );
}

/** What he may, and whether he is active. */
function InTesta({ utente: { id, stato } }: { utente: Scheda }) {
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => navigate({ to: '/utenti/$id/diritti', params: { id: String(id) } })}>
        {messaggiDiritti.titolo}
      </Button>
      <Stato tipo={statoDi[stato]} testo={stato} />
    </>
  );
}
