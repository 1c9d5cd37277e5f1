import { GRUPPO_DESCRIZIONE_MASSIMA, GRUPPO_NOME_MASSIMO } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { isSolaLettura } from '../../../api/sessione.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteGruppo, messaggiGruppo as m } from '../../../messages/gruppo.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { DueElenchi } from '../../../ui/scelta/DueElenchi.tsx';
import type { Voce } from '../../../ui/scelta/voci.ts';
import {
  changeGruppo,
  createGruppo,
  fonteClienti,
  fonteUtenti,
  type Gruppo,
  gruppoQuery,
  removeGruppo,
} from './gruppo.api.ts';

type Valori = { nome: string; descrizione: string; utenti: readonly Voce[]; clienti: readonly Voce[] };

const toValori = (gruppo: Gruppo | null): Valori => ({
  nome: gruppo?.nome ?? '',
  descrizione: gruppo?.descrizione ?? '',
  utenti: (gruppo?.utenti ?? []).map(({ id, nome }) => ({ chiave: String(id), testo: nome })),
  clienti: (gruppo?.anagrafiche ?? []).map(({ id, nome }) => ({ chiave: id, testo: nome })),
});

/** What changes: all the users, and of the clients those that come in and those that go out. */
function write(gruppo: Gruppo | null, { nome, descrizione, utenti, clienti }: Valori): Promise<Gruppo> {
  const prima = new Set((gruppo?.anagrafiche ?? []).map(({ id }) => id));
  const dopo = new Set(clienti.map(({ chiave }) => chiave));
  const scritto = {
    Nome: nome,
    Descrizione: descrizione,
    Utenti: utenti.map(({ chiave }) => Number(chiave)),
    Aggiunte: [...dopo].filter((id) => !prima.has(id)),
    Tolte: [...prima].filter((id) => !dopo.has(id)),
  };
  return gruppo === null ? createGruppo(scritto) : changeGruppo(gruppo.id, scritto, gruppo.versione);
}

/** A group: its name, and two pick lists, of users and of clients. */
export function GruppoForm({ salvato: iniziale }: { salvato: Gruppo | null }) {
  const { utente } = useSessione();
  const scrive = !isSolaLettura(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const scheda = useSalvataggio<Gruppo, Valori>({
    iniziale,
    toValori,
    write,
    etichette: etichetteGruppo,
    salvata: m.salvato,
    onSalvata: async (gruppo, isNuovo) => {
      cache.setQueryData(gruppoQuery(gruppo.id).queryKey, gruppo);
      void cache.invalidateQueries({ queryKey: ['gruppo', 'list'] });
      if (isNuovo) await navigate({ to: '/gruppi/$id', params: { id: gruppo.id }, replace: true });
    },
  });
  const { record, valori, change } = scheda;
  const goToElenco = () => void navigate({ to: '/gruppi' });
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record?.nome ?? m.nuovo}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      azioni={
        record !== null &&
        scrive && (
          <PulsanteElimina
            parole={{ ...m, eliminaDomanda: m.eliminaDomanda(record.nome) }}
            remove={() => removeGruppo(record.id)}
            elenco={['gruppo', 'list']}
            onEliminato={goToElenco}
          />
        )
      }
    >
      <Nome scheda={scheda} scrive={scrive} />
      <Sezione larga titolo={m.utenti} testo={m.utentiTesto}>
        <DueElenchi
          nome={m.utenti}
          disponibili={m.disponibili}
          scelte={m.nelGruppo}
          cerca={m.cercaUtente}
          fonte={fonteUtenti}
          valore={valori.utenti}
          solaLettura={!scrive}
          onChange={(utenti) => change({ utenti })}
        />
      </Sezione>
      <Sezione larga titolo={m.clienti} testo={m.clientiTesto}>
        <DueElenchi
          nome={m.clienti}
          disponibili={m.disponibili}
          scelte={m.nelGruppo}
          cerca={m.cercaCliente}
          fonte={fonteClienti}
          valore={valori.clienti}
          solaLettura={!scrive}
          onChange={(clienti) => change({ clienti })}
        />
      </Sezione>
    </Scheda>
  );
}

type PropsNome = { scheda: ReturnType<typeof useSalvataggio<Gruppo, Valori>>; scrive: boolean };

function Nome({ scheda: { valori, change, makeCampo }, scrive }: PropsNome) {
  return (
    <Sezione larga titolo={m.dati} testo={m.datiTesto}>
      <Campi>
        <TextField
          {...makeCampo('nome', !scrive)}
          className={colonne[2]}
          obbligatorio
          valore={valori.nome}
          massimo={GRUPPO_NOME_MASSIMO}
          onChange={(nome) => change({ nome })}
        />
        <TextField
          {...makeCampo('descrizione', !scrive)}
          className={colonne[4]}
          valore={valori.descrizione}
          massimo={GRUPPO_DESCRIZIONE_MASSIMA}
          onChange={(descrizione) => change({ descrizione })}
        />
      </Campi>
    </Sezione>
  );
}
