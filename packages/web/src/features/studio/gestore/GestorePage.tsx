import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteGestore, messaggiGestore as m } from '../../../messages/gestore.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { deleteGestore, type Gestore, gestoreQuery, writeGestore } from './gestore.api.ts';
import { Loghi } from './Loghi.tsx';
import { computePermessi } from './permessi.ts';
import { Dati, Rea, Sede, Vendita } from './Sezioni.tsx';
import { toScritto, toValori, type Valori } from './valori.ts';

/** A gestore: new without an id in the address, otherwise the one of the id. */
export function GestorePage() {
  const { id } = useParams({ strict: false });
  const { legge, scriveTutto } = computePermessi(useSessione().utente);
  if (id !== undefined && legge) return <Esistente key={id} id={id} />;
  if (id === undefined && scriveTutto) return <Modulo key="nuovo" iniziale={null} />;
  return <NonAutorizzato titolo={id === undefined ? m.nuovo : m.uno} />;
}

function Esistente({ id }: { id: string }) {
  const letto = useLetto(gestoreQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: '/gestori' })}>
      {(gestore) => <Modulo iniziale={gestore} />}
    </PaginaUno>
  );
}

function Modulo({ iniziale }: { iniziale: Gestore | null }) {
  const { utente } = useSessione();
  const permessi = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const goToElenco = () => void navigate({ to: '/gestori' });
  const keep = (gestore: Gestore) => {
    cache.setQueryData(gestoreQuery(String(gestore.id)).queryKey, gestore);
    void cache.invalidateQueries({ queryKey: ['gestore', 'list'] });
  };
  const scheda = useSalvataggio<Gestore, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => writeGestore(prima, toScritto(valori)),
    onSalvata: async (gestore, isNuova) => {
      keep(gestore);
      if (isNuova) await navigate({ to: '/gestori/$id', params: { id: String(gestore.id) }, replace: true });
    },
    etichette: etichetteGestore,
    salvata: m.salvato,
  });
  const { record: salvata } = scheda;
  const makeCampo = (nome: string) => scheda.makeCampo(nome, !permessi.scrive);
  const sezione = { ...scheda, makeCampo, permessi };
  return (
    <Scheda
      scheda={scheda}
      scrive={permessi.scrive}
      titolo={salvata?.nome ?? m.nuovo}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={salvata?.codice}
      azioni={
        salvata &&
        permessi.scriveTutto && (
          <PulsanteElimina
            parole={m}
            remove={() => deleteGestore(salvata.id)}
            elenco={['gestore', 'list']}
            onEliminato={goToElenco}
          />
        )
      }
    >
      <Dati {...sezione} />
      <Sede {...sezione} />
      <Rea {...sezione} />
      <Vendita {...sezione} />
      {salvata && (
        <Loghi
          gestore={salvata}
          scrive={permessi.scrive}
          onCambiato={(gestore) => {
            keep(gestore);
            scheda.touch(gestore);
          }}
        />
      )}
    </Scheda>
  );
}
