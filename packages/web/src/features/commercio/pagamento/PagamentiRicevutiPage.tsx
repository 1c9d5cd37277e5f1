import { percorsi, statoPagamento, tipoPagamento, vistaPagamenti } from '@quadra/contract';
import { useSessione } from '../../../api/contesto.ts';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { messaggiRimborso as mr } from '../../../messages/rimborso.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { openFinestra } from '../../../ui/finestre/apertura.ts';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { DatiPagamento, describeStato, StatoPagamento } from './DatiPagamento.tsx';
import { computePermessi, type Pagamento, pagamentiQuery } from './pagamento.api.ts';
import { useRimborso } from './useRimborso.tsx';

const toScelte = (voci: readonly string[]) => voci.map((voce) => [voce, voce] as const);
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Vista', nome: m.vista, larghezza: 150, scelte: toScelte(vistaPagamenti) },
  { chiave: 'NomeStudio', nome: m.studio, larghezza: 180 },
  { chiave: 'Metodo', nome: m.metodo, larghezza: 150, scelte: toScelte(tipoPagamento) },
  { chiave: 'Stato', nome: m.stato, larghezza: 130, scelte: toScelte(statoPagamento) },
  { chiave: 'Data', nome: m.periodo, larghezza: 160, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];

const colonne = prepareColonne<Pagamento>([
  {
    ...{ nome: 'data', testo: m.data, tipo: 'datetime', ordina: 'Data', larghezza: 140 },
    valore: (uno) => uno.data,
  },
  {
    ...{ nome: 'studio', testo: m.studio, ordina: 'NomeStudio', fissa: true, larghezza: 190 },
    valore: (uno) => uno.nomeStudio,
  },
  {
    ...{ nome: 'pacchetto', testo: m.cheCosa, ordina: 'Pacchetto', larghezza: 180 },
    valore: (uno) => uno.pacchetto,
  },
  {
    ...{ nome: 'metodo', testo: m.metodo, ordina: 'Metodo', larghezza: 150 },
    valore: (uno) => uno.metodo,
  },
  {
    ...{ nome: 'importo', testo: m.importo, ordina: 'Importo', larghezza: 110, aDestra: true, cifre: true },
    valore: (uno) => formatImporto(uno.importo),
  },
  {
    ...{ nome: 'stato', testo: m.stato, ordina: 'Stato', larghezza: 130 },
    valore: describeStato,
    render: (uno) => <StatoPagamento uno={uno} />,
  },
  { nome: 'motivo', testo: m.motivo, larghezza: 280, valore: (uno) => uno.motivo ?? '' },
  {
    ...{ nome: 'numero', testo: m.numero, tipo: 'int', ordina: 'Numero', larghezza: 80 },
    valore: (uno) => uno.numero,
  },
]);
const ORDINE = ['-Data'];
const CHIAVI = ['Vista', 'Metodo', 'Stato'];

/** Whatever way who buys paid: for who sells, who, what, how it stands, and what has to be looked at or given back. */
export function PagamentiRicevutiPage() {
  return computePermessi(useSessione().utente).guardaVendite ? (
    <Lista />
  ) : (
    <NonAutorizzato titolo={m.pagamenti} />
  );
}

function Lista() {
  const refund = useRimborso();
  const { elenco } = useElenco({
    percorso: percorsi.pagamentoLista,
    nome: 'pagamenti',
    lista: null,
    dataDa: true,
    colonne,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: pagamentiQuery,
  });
  const open = (uno: Pagamento): void => {
    openFinestra({
      titolo: m.pagamento(uno.numero),
      tipo: 'modale',
      larghezza: 520,
      contenuto: <DatiPagamento uno={uno} />,
      pulsanti: [
        { nome: m.chiudi, esito: 'annullata', fuoco: true },
        ...(uno.rimborsa
          ? [
              {
                nome: mr.rimborsa,
                aspetto: 'danger' as const,
                esito: 'confermata' as const,
                controllo: () => refund(uno),
              },
            ]
          : []),
      ],
    });
  };
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.pagamenti}
      dettaglio={totale !== undefined && m.quantiPagamenti(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => m.pagamento(uno.numero)}
      onOpen={open}
      vuoto={{
        titolo: m.nessunPagamento,
        testo: m.nessunPagamentoTesto,
        titoloFiltri: m.nessunPagamentoFiltri,
      }}
    />
  );
}
