import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiAutomatica as m, nameCampoAutomatica } from '../../../messages/automatica.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import {
  type Automatiche,
  automaticheQuery,
  mayScegliereNotifiche,
  type Scelte,
  writeAutomatiche,
} from './automatica.api.ts';
import { Evento, Silenzio } from './Scelte.tsx';

/** What the studio is told by itself, how, and when it is not: its administrator chooses. */
export function NotificheAutomatichePage() {
  return mayScegliereNotifiche(useSessione().utente) ? <Lette /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lette() {
  const letto = useLetto(automaticheQuery);
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate({ to: '/home' })}>
      {(lette) => <Modulo iniziali={lette} />}
    </PaginaUno>
  );
}

const toValori = (lette: Automatiche | null): Scelte => ({
  automatiche: lette?.automatiche ?? [],
  silenzio: lette?.silenzio ?? null,
});

function Modulo({ iniziali }: { iniziali: Automatiche }) {
  const { utente } = useSessione();
  const scrive = !useSolaLettura();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const scheda = useSalvataggio<Automatiche, Scelte>({
    iniziale: iniziali,
    toValori,
    write: (prima, scelte) => writeAutomatiche(prima?.versione ?? 0, scelte),
    etichette: nameCampoAutomatica,
    salvata: m.salvate,
    onSalvata: (nuove) => cache.setQueryData(automaticheQuery.queryKey, nuove),
  });
  const { automatiche, silenzio } = scheda.valori;
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={m.titolo}
      nonSalvata={m.nonSalvate}
      onIndietro={() => void navigate({ to: '/home' })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
    >
      {automatiche.map((una, posto) => (
        <Evento
          key={una.evento}
          una={una}
          posto={posto}
          makeCampo={scheda.makeCampo}
          scrive={scrive}
          onChange={(nuova) =>
            scheda.change({ automatiche: automatiche.map((altra, n) => (n === posto ? nuova : altra)) })
          }
        />
      ))}
      <Silenzio
        silenzio={silenzio}
        makeCampo={scheda.makeCampo}
        scrive={scrive}
        onChange={(nuovo) => scheda.change({ silenzio: nuovo })}
      />
    </Scheda>
  );
}
