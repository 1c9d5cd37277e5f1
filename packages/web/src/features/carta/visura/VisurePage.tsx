import { esitoVisura, percorsi, tipoVisura } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiVisura as m } from '../../../messages/visura.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askVisura } from './ask-visura.tsx';
import { tipoEsito } from './stato-visura.ts';
import { mayRichiedere, prontaQuery, type RigaVisura, visuraQuery, visureQuery } from './visura.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Cercato', nome: m.cercato, larghezza: 200 },
  {
    chiave: 'Tipo',
    nome: m.tipo,
    larghezza: 180,
    scelte: tipoVisura.map((tipo) => [tipo, m.tipi[tipo]] as const),
  },
  {
    chiave: 'Esito',
    nome: m.esito,
    larghezza: 150,
    scelte: esitoVisura.map((esito) => [esito, esito] as const),
  },
  { chiave: 'Data', nome: m.data, larghezza: 180, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];
const ORDINE = ['-Data'];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<RigaVisura>([
    { nome: 'data', testo: m.data, tipo: 'datetime', ordina: 'Data', larghezza: 140, valore: (v) => v.data },
    {
      nome: 'cercato',
      testo: m.cercato,
      ordina: 'Cercato',
      fissa: true,
      larghezza: 260,
      valore: (v) => v.cercato,
      render: (v) => (
        <Link to="/visure/$id" params={{ id: v.id }} tabIndex={-1}>
          {v.cercato}
        </Link>
      ),
    },
    { nome: 'cliente', testo: m.cliente, larghezza: 180, valore: (v) => v.denominazione ?? '' },
    {
      nome: 'esito',
      scheda: 'stato',
      testo: m.esito,
      ordina: 'Esito',
      larghezza: 130,
      valore: (v) => v.esito,
      render: (v) => <Stato tipo={tipoEsito[v.esito]} testo={v.esito} />,
    },
    { nome: 'immobili', testo: m.immobili, tipo: 'int', larghezza: 95, valore: (v) => v.quanteRighe },
    {
      nome: 'crediti',
      testo: m.crediti,
      tipo: 'int',
      ordina: 'CostoCrediti',
      larghezza: 85,
      valore: (v) => v.costoCrediti,
    },
    {
      nome: 'importata',
      testo: m.importata,
      tipo: 'datetime',
      larghezza: 140,
      valore: (v) => v.importataIl,
    },
    {
      nome: 'servizio',
      testo: m.servizio,
      larghezza: 100,
      valore: (v) => (v.simulata ? m.simulato : m.vero),
      render: (v) => (v.simulata ? <Etichetta testo={m.simulato} colore="giallo" /> : m.vero),
    },
    { nome: 'richiedente', testo: m.richiedente, larghezza: 150, valore: (v) => v.richiedente ?? '' },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (v: RigaVisura) => v.nomeStudio }]
      : []),
  ]);

/** The searches of the land register that were made, and a new one. */
export function VisurePage() {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { run, inCorso } = useAtto();
  const scrive = mayRichiedere(utente);
  const { data: pronta } = useQuery({ ...prontaQuery, enabled: scrive });
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco } = useElenco({
    percorso: percorsi.visuraLista,
    nome: 'visura',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: visureQuery,
  });
  const open = (id: string) => void navigate({ to: '/visure/$id', params: { id } });
  const ask = async () => {
    const fresca = await run(() => cache.fetchQuery(prontaQuery));
    if (!fresca) return;
    const trovata = await askVisura(fresca, () => {
      void cache.invalidateQueries({ queryKey: ['visura', 'list'] });
      void cache.invalidateQueries({ queryKey: ['crediti'] });
    });
    if (!trovata) return;
    cache.setQueryData(visuraQuery(trovata.id).queryKey, trovata);
    open(trovata.id);
  };
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={
        scrive &&
        pronta?.attivo && (
          <Button aspetto="primary" icona={IconPlus} inCorso={inCorso} onClick={() => void ask()}>
            {m.nuova}
          </Button>
        )
      }
      esito={pronta && !pronta.attivo && <RiquadroErrore titolo={m.spento} testo={m.spentoTesto} />}
      campiFiltro={campiFiltro}
      chiaveDi={(v) => v.id}
      nomeDi={(v) => v.cercato}
      onOpen={({ id }) => open(id)}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri }}
    />
  );
}
