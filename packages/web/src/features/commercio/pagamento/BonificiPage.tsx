import { percorsi, statoPagamento } from '@quadra/contract';
import { formatData, formatIban } from '@quadra/values';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { askAcquisto, mayComprare } from '../../../dominio/acquisto/ask-acquisto.tsx';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { describeStato, StatoPagamento } from './DatiPagamento.tsx';
import { bonificiQuery, computePermessi, type Pagamento } from './pagamento.api.ts';
import { useBonifico } from './useBonifico.tsx';

const makeCampiFiltro = (conStudio: boolean): readonly CampoFiltro[] => [
  ...(conStudio ? [{ chiave: 'NomeStudio', nome: m.studio, larghezza: 180 }] : []),
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: statoPagamento.map((uno) => [uno, uno] as const),
  },
  { chiave: 'Causale', nome: m.causale, larghezza: 160 },
  { chiave: 'Data', nome: m.periodo, larghezza: 160, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Pagamento>([
    {
      nome: 'numero',
      testo: m.numero,
      tipo: 'int',
      ordina: 'Numero',
      larghezza: 80,
      valore: (una) => una.numero,
    },
    {
      nome: 'data',
      testo: m.data,
      tipo: 'datetime',
      ordina: 'Data',
      larghezza: 140,
      valore: (una) => una.data,
    },
    ...(conStudio
      ? [
          {
            nome: 'studio',
            testo: m.studio,
            ordina: 'NomeStudio',
            larghezza: 200,
            valore: (una: Pagamento) => una.nomeStudio,
          },
        ]
      : []),
    {
      nome: 'pacchetto',
      testo: m.pacchetto,
      ordina: 'Pacchetto',
      fissa: true,
      larghezza: 180,
      valore: (una) => una.pacchetto,
    },
    { nome: 'crediti', testo: m.crediti, tipo: 'int', larghezza: 80, valore: (una) => una.crediti },
    {
      nome: 'importo',
      testo: m.importo,
      ordina: 'Importo',
      larghezza: 110,
      aDestra: true,
      cifre: true,
      valore: (una) => formatImporto(una.importo),
    },
    { nome: 'causale', testo: m.causale, larghezza: 160, cifre: true, valore: (una) => una.causale },
    {
      nome: 'iban',
      testo: m.iban,
      larghezza: 260,
      cifre: true,
      valore: (una) => (una.iban === null ? '' : formatIban(una.iban)),
    },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 130,
      valore: describeStato,
      render: (una) => <StatoPagamento uno={una} />,
    },
    {
      nome: 'incasso',
      testo: m.incasso,
      larghezza: 120,
      cifre: true,
      valore: (una) => (una.dataIncasso === null ? '' : formatData(una.dataIncasso)),
    },
  ]);
const ORDINE = ['-Data'];

/** The packages booked with a transfer: for who buys, what to pay; for who sells, what came in. */
export function BonificiPage() {
  return computePermessi(useSessione().utente).legge ? <Lista /> : <NonAutorizzato titolo={m.bonifici} />;
}

function Lista() {
  const { utente } = useSessione();
  const { vende } = computePermessi(utente);
  const conStudio = utente.studioId === null;
  const { open, readFile, aggiorna } = useBonifico();
  const colonne = useMemo(() => makeColonne(conStudio), [conStudio]);
  const campiFiltro = useMemo(() => makeCampiFiltro(conStudio), [conStudio]);
  const { elenco } = useElenco({
    percorso: percorsi.bonificoLista,
    nome: 'bonifici',
    lista: null,
    dataDa: true,
    colonne,
    ordine: ORDINE,
    chiavi: ['Stato'],
    makeQuery: bonificiQuery,
  });
  const totale = elenco.dati?.totale;
  const compra = mayComprare(utente) && (
    <Button aspetto="primary" onClick={() => void askAcquisto().then(aggiorna)}>
      {m.compra}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.bonifici}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={
        <>
          {vende && <Button onClick={() => void readFile()}>{m.leggiEstratto}</Button>}
          {compra}
        </>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => m.nome(una.numero)}
      onOpen={(una) => open(una)}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: compra }}
    />
  );
}
