import { percorsi, statoBusta, tipoDocumentoFirma } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { mayFirmare } from '../../../dominio/firma/useFirma.ts';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { type Busta, busteQuery } from './firma.api.ts';
import { nameBusta, showBusta } from './stato-busta.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 150 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 124,
    scelte: statoBusta.map((stato) => [stato, m.stati[stato]] as const),
  },
  {
    chiave: 'Tipo',
    nome: m.tipo,
    larghezza: 150,
    scelte: tipoDocumentoFirma.map((tipo) => [tipo, tipo] as const),
  },
  { chiave: 'Data', nome: m.data, larghezza: 152, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];
const ORDINE = ['-DataInvio'];

const nameServizio = ({ simulata, interna }: Busta): string =>
  interna ? m.link : simulata ? m.simulato : m.vero;

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Busta>([
    {
      nome: 'numero',
      testo: m.numero,
      larghezza: 80,
      cifre: true,
      valore: ({ numero, annoNumero }) => `${numero}/${annoNumero}`,
    },
    {
      nome: 'cliente',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      larghezza: 180,
      valore: (una) => una.denominazione,
    },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 180,
      valore: (una) => showBusta(una).testo,
      render: (una) => <Stato {...showBusta(una)} />,
    },
    {
      nome: 'documenti',
      testo: m.documenti,
      larghezza: 190,
      valore: ({ documenti }) => documenti.map(({ nome }) => nome).join(', '),
    },
    { nome: 'tipo', testo: m.tipo, ordina: 'Tipo', larghezza: 160, valore: (una) => una.tipo },
    {
      nome: 'inviata',
      testo: m.dataInvio,
      tipo: 'datetime',
      ordina: 'DataInvio',
      larghezza: 135,
      valore: (una) => una.dataInvio,
    },
    {
      nome: 'scadenza',
      testo: m.scade,
      ordina: 'Scadenza',
      larghezza: 105,
      cifre: true,
      valore: (una) => formatData(una.scadenza),
    },
    {
      nome: 'simulata',
      testo: m.servizio,
      larghezza: 110,
      valore: nameServizio,
      render: (una) => (una.simulata ? <Etichetta testo={m.simulato} colore="giallo" /> : nameServizio(una)),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (una: Busta) => una.nomeStudio }]
      : []),
  ]);

/** The envelopes that were sent to be signed: who holds each up, and until when. */
export function FirmaPage() {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco } = useElenco({
    percorso: percorsi.bustaLista,
    nome: 'buste',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: busteQuery,
  });
  const totale = elenco.dati?.totale;
  const nuova = mayFirmare(utente) && (
    <Button
      aspetto="primary"
      icona={IconPlus}
      onClick={() => void navigate({ to: '/firma-elettronica/nuova' })}
    >
      {m.nuova}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={nuova}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={nameBusta}
      onOpen={({ id }) => void navigate({ to: '/firma-elettronica/$id', params: { id } })}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri, azione: nuova }}
    />
  );
}
