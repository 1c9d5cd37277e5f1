import { percorsi, statiRichiestaMostrati } from '@quadra/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { type Richiesta, readRichiesta, richiesteQuery } from '../../../dominio/richiesta/richiesta.api.ts';
import { nameProvata, showRichiesta } from '../../../dominio/richiesta/stato-richiesta.ts';
import { useApriRichiesta } from '../../../dominio/richiesta/useRichieste.ts';
import { messaggiRichieste as m } from '../../../messages/richiesta-documento.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 190 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 190,
    scelte: statiRichiestaMostrati.map((stato) => [stato, m.stati[stato]] as const),
  },
  { chiave: 'Documento', nome: m.documento, larghezza: 190 },
];
const ORDINE = ['-ChiestaIl'];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Richiesta>([
    {
      nome: 'cliente',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      larghezza: 190,
      valore: (una) => una.denominazione,
    },
    {
      nome: 'documento',
      testo: m.documento,
      ordina: 'Documento',
      larghezza: 230,
      valore: (una) => una.documento,
    },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 200,
      valore: (una) => showRichiesta(una).testo,
      render: (una) => <Stato {...showRichiesta(una)} />,
    },
    {
      nome: 'prova',
      testo: m.prova,
      larghezza: 230,
      valore: ({ caselle }) => caselle.map(nameProvata).join('; '),
    },
    {
      nome: 'modello',
      testo: m.modello,
      larghezza: 160,
      valore: ({ tipo, anno }) => `${tipo} ${anno}`,
    },
    {
      nome: 'chiesta',
      testo: m.chiestaIl,
      tipo: 'datetime',
      ordina: 'ChiestaIl',
      larghezza: 135,
      valore: (una) => una.chiestaIl,
    },
    { nome: 'da', testo: m.chiestaDa, larghezza: 140, valore: (una) => una.chiestaDa ?? '' },
    {
      nome: 'promemoria',
      testo: m.promemoria,
      larghezza: 100,
      cifre: true,
      valore: (una) => String(una.promemoria),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (una: Richiesta) => una.nomeStudio }]
      : []),
  ]);

/** What was asked of the clients: what came and has to be confirmed, what is still waited for. */
export function RichiestePage() {
  const { utente } = useSessione();
  const { apri: daAprire }: { apri?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const apri = useApriRichiesta();
  const aperta = useRef<string | null>(null);
  useEffect(() => {
    if (daAprire === undefined || aperta.current === daAprire) return;
    aperta.current = daAprire;
    void readRichiesta(daAprire).then(apri, () => undefined);
    void navigate({ to: '/richieste', search: {}, replace: true });
  });
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco } = useElenco({
    percorso: percorsi.richiestaDocumentoLista,
    nome: 'richieste',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: richiesteQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => `${una.documento}, ${una.denominazione}`}
      onOpen={apri}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaFiltri }}
    />
  );
}
