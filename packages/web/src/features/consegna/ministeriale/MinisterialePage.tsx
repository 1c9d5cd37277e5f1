import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiMinisteriale as m } from '../../../messages/ministeriale.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Mappatura } from './Mappatura.tsx';
import {
  deleteMinisteriale,
  getFile,
  type Ministeriale,
  ministerialeQuery,
  publishMinisteriale,
  withdrawMinisteriale,
  writeMappatura,
} from './ministeriale.api.ts';
import { computePermessi } from './permessi.ts';
import { loadForma, type Riga, toMappatura, toRighe } from './righe.ts';

/** An official PDF: its fields, and the casella that each shows. */
export function MinisterialePage() {
  const { id = '' } = useParams({ strict: false });
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Esistente key={id} id={id} /> : <NonAutorizzato titolo={m.uno} />;
}

function Esistente({ id }: { id: string }) {
  const letto = useLetto(ministerialeQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: '/modelli-ministeriali' })}>
      {(uno) => <Modulo iniziale={uno} />}
    </PaginaUno>
  );
}

type Valori = { righe: readonly Riga[] };

function Modulo({ iniziale }: { iniziale: Ministeriale }) {
  const { scrive } = computePermessi(useSessione().utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const goToElenco = () => void navigate({ to: '/modelli-ministeriali' });
  const inviati = useRef<readonly string[]>([]);
  const take = (nuovo: Ministeriale) => {
    cache.setQueryData(ministerialeQuery(nuovo.id).queryKey, nuovo);
    void cache.invalidateQueries({ queryKey: ['ministeriale', 'list'] });
  };
  const scheda = useSalvataggio<Ministeriale, Valori>({
    iniziale,
    toValori: (letto) => ({ righe: toRighe(letto ?? iniziale) }),
    write: (prima, { righe }) => {
      const mappatura = toMappatura(righe);
      inviati.current = mappatura.map(({ campo }) => campo);
      return writeMappatura(prima ?? iniziale, mappatura);
    },
    // What the server refuses is told by its place among the links that were sent.
    etichette: (percorso) => m.nomeErrore(inviati.current[Number(percorso.split('.')[1])] ?? ''),
    salvata: m.salvato,
    compare: ({ righe }) => toMappatura(righe),
    onSalvata: take,
  });
  const { record, valori, errori, change, isCambiata, touch } = scheda;
  const attuale = record ?? iniziale;
  const { anno, tipoDichiarazione } = attuale;
  const { data: modello } = useQuery({
    queryKey: ['ministeriale', 'modello', anno, tipoDichiarazione],
    queryFn: () => loadForma(attuale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rifiuti = new Map(
    errori?.voci.map(({ percorso, messaggio }) => [
      inviati.current[Number(percorso.split('.')[1])] ?? '',
      messaggio,
    ]),
  );
  const collegati = toMappatura(valori.righe).length;
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={m.titoloDi(tipoDichiarazione, anno)}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={false}
      dettaglio={`${attuale.stato} · ${m.collegatiDi(collegati, attuale.campi.length)}`}
      azioni={
        <Azioni
          ministeriale={attuale}
          scrive={scrive}
          isCambiata={isCambiata}
          onCambiato={(nuovo) => {
            take(nuovo);
            touch(nuovo);
          }}
          onElenco={goToElenco}
        />
      }
    >
      <Sezione larga titolo={m.mappatura} testo={m.mappaturaTesto}>
        <Mappatura
          righe={valori.righe}
          modello={modello ?? undefined}
          rifiuti={rifiuti}
          scrive={scrive}
          onChange={(nome, nuova) =>
            change({ righe: valori.righe.map((riga) => (riga.nome === nome ? { ...riga, ...nuova } : riga)) })
          }
        />
      </Sezione>
    </Scheda>
  );
}

type PropsAzioni = {
  ministeriale: Ministeriale;
  scrive: boolean;
  isCambiata: boolean;
  onCambiato: (nuovo: Ministeriale) => void;
  onElenco: () => void;
};

/** Take the file, publish what is saved, withdraw what is in force, delete what is not. */
function Azioni({ ministeriale, scrive, isCambiata, onCambiato, onElenco }: PropsAzioni) {
  const { inCorso, run } = useAtto();
  const { id, stato, nome } = ministeriale;
  const keep = async () => {
    const file = await run(() => getFile(id));
    if (file) saveFile(file, nome);
  };
  const publish = async () => {
    if (isCambiata) return notifiche.push('warning', m.salvarePrima);
    if (!(await askConferma({ titolo: m.pubblicaDomanda, testo: m.pubblicaTesto }))) return;
    const nuovo = await run(() => publishMinisteriale(id), m.pubblicato);
    if (nuovo) onCambiato(nuovo);
  };
  const withdraw = async () => {
    if (isCambiata) return notifiche.push('warning', m.salvarePrima);
    if (!(await askConferma({ titolo: m.ritiraDomanda, testo: m.ritiraTesto, pericolo: true }))) return;
    const nuovo = await run(() => withdrawMinisteriale(id), m.ritirato);
    if (nuovo) onCambiato(nuovo);
  };
  return (
    <>
      <IconButton icona={IconDownload} nome={m.scarica} disabled={inCorso} onClick={() => void keep()} />
      {scrive && stato !== 'Pubblicato' && (
        <Button inCorso={inCorso} onClick={publish}>
          {m.pubblica}
        </Button>
      )}
      {scrive && stato !== 'Bozza' && (
        <Button aspetto="quiet" inCorso={inCorso} onClick={withdraw}>
          {m.ritira}
        </Button>
      )}
      {scrive && stato === 'Bozza' && (
        <PulsanteElimina
          parole={m}
          remove={() => deleteMinisteriale(id)}
          elenco={['ministeriale', 'list']}
          onEliminato={onElenco}
        />
      )}
    </>
  );
}
