import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteStudio, messaggiStudio as m } from '../../../messages/studio.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Accordi } from './Accordi.tsx';
import { BloccoStudio } from './BloccoStudio.tsx';
import { computePermessi } from './permessi.ts';
import { Accesso, Contratto, Identita, Sede } from './Sezioni.tsx';
import { describeStato } from './stato.ts';
import { deleteStudio, type Studio, studioQuery, writeStudio } from './studio.api.ts';
import { toScritto, toValori, type Valori } from './valori.ts';

/** A studio: new without an id in the address, otherwise the one of the id. */
export function StudioPage() {
  const { id } = useParams({ strict: false });
  const { legge, crea } = computePermessi(useSessione().utente);
  if (id !== undefined && legge) return <Esistente key={id} id={id} />;
  if (id === undefined && crea) return <Modulo key="nuovo" iniziale={null} />;
  return <NonAutorizzato titolo={id === undefined ? m.nuovo : m.uno} />;
}

function Esistente({ id }: { id: string }) {
  const letto = useLetto(studioQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: '/studi' })}>
      {(studio) => <Modulo iniziale={studio} />}
    </PaginaUno>
  );
}

function Modulo({ iniziale }: { iniziale: Studio | null }) {
  const { utente } = useSessione();
  const permessi = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const goToElenco = () => void navigate({ to: '/studi' });
  const keep = (studio: Studio) => {
    cache.setQueryData(studioQuery(String(studio.id)).queryKey, studio);
    void cache.invalidateQueries({ queryKey: ['studio', 'list'] });
  };
  const scheda = useSalvataggio<Studio, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => writeStudio(prima, toScritto(valori)),
    onSalvata: async (studio, isNuova) => {
      keep(studio);
      if (isNuova) await navigate({ to: '/studi/$id', params: { id: String(studio.id) }, replace: true });
    },
    etichette: etichetteStudio,
    salvata: m.salvato,
  });
  const { record: salvata } = scheda;
  const makeCampo = (nome: string) => scheda.makeCampo(nome, !permessi.scriveSede);
  const sezione = { ...scheda, makeCampo, permessi };
  return (
    <Scheda
      scheda={scheda}
      scrive={permessi.scriveSede}
      titolo={salvata?.ragioneSociale ?? m.nuovo}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={salvata && <Stato {...describeStato(salvata)} />}
      azioni={
        salvata &&
        permessi.elimina && (
          <PulsanteElimina
            parole={m}
            remove={() => deleteStudio(salvata.id)}
            elenco={['studio', 'list']}
            onEliminato={goToElenco}
          />
        )
      }
    >
      <Identita {...sezione} />
      <Sede {...sezione} />
      <Contratto {...sezione} />
      {permessi.vedeIndirizzi && <Accesso {...sezione} />}
      {salvata && (
        <Accordi idStudio={salvata.id} scrive={permessi.scriveAccordi} elimina={permessi.eliminaAccordi} />
      )}
      {salvata && permessi.vedeBlocchi && (
        <BloccoStudio
          studio={salvata}
          blocca={permessi.blocca}
          onCambiato={(studio) => {
            keep(studio);
            scheda.touch(studio);
          }}
        />
      )}
    </Scheda>
  );
}
