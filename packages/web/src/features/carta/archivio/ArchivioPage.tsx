import { percorsi, statoPacchettoArchivio } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiArchivio as m } from '../../../messages/archivio.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { type Pacchetto, pacchettiQuery, pacchettoQuery } from './archivio.api.ts';
import { PannelloPacchetto } from './PannelloPacchetto.tsx';
import { Parti } from './Parti.tsx';
import { tipoStato } from './stato-pacchetto.ts';

const campiFiltro: readonly CampoFiltro[] = [
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: statoPacchettoArchivio.map((stato) => [stato, stato] as const),
  },
  { chiave: 'Motivo', nome: m.motivo, larghezza: 190 },
  { chiave: 'Data', nome: m.data, larghezza: 180, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];
const ORDINE = ['-CreatoIl'];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Pacchetto>([
    {
      nome: 'numero',
      testo: m.numero,
      larghezza: 100,
      cifre: true,
      valore: ({ numero, annoNumero }) => `${numero}/${annoNumero}`,
    },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 130,
      valore: (uno) => uno.stato,
      render: (uno) => <Stato tipo={tipoStato[uno.stato]} testo={uno.stato} />,
    },
    {
      nome: 'documenti',
      testo: m.documenti,
      fissa: true,
      larghezza: 240,
      valore: ({ documenti }) => documenti.map(({ nome }) => nome).join(', '),
    },
    {
      nome: 'creato',
      testo: m.creato,
      tipo: 'datetime',
      ordina: 'CreatoIl',
      larghezza: 135,
      valore: (uno) => uno.creatoIl,
    },
    {
      nome: 'esito',
      testo: m.esito,
      tipo: 'datetime',
      ordina: 'EsitoIl',
      larghezza: 135,
      valore: (uno) => uno.esitoIl,
    },
    {
      nome: 'conservatore',
      testo: m.servizio,
      larghezza: 110,
      valore: (uno) => (uno.simulato ? m.simulato : m.vero),
      render: (uno) => (uno.simulato ? <Etichetta testo={m.simulato} colore="giallo" /> : m.vero),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (uno: Pacchetto) => uno.nomeStudio }]
      : []),
  ]);

/** The packages for the conservator: what is frozen here, what was accepted. */
export function ArchivioPage() {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const cerca: { pacchetto?: string } = useSearch({ strict: false });
  const [chiave, setChiave] = useState(cerca.pacchetto ?? null);
  const { data: scelto = null } = useQuery({ ...pacchettoQuery(chiave ?? ''), enabled: chiave !== null });
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco } = useElenco({
    percorso: percorsi.pacchettoArchivioLista,
    nome: 'archivio',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: pacchettiQuery,
  });
  const show = (pacchetto: Pacchetto) => {
    cache.setQueryData(pacchettoQuery(pacchetto.id).queryKey, pacchetto);
    void cache.invalidateQueries({ queryKey: ['documenti'] });
    void cache.invalidateQueries({ queryKey: ['archivio'] });
  };
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={<Parti valore="/conservazione/pacchetti" />}
      campiFiltro={campiFiltro}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => m.pacchetto(uno.numero, uno.annoNumero)}
      onOpen={({ id }) => setChiave(id)}
      attuale={chiave}
      accanto={<PannelloPacchetto pacchetto={scelto} onCambiato={show} />}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
