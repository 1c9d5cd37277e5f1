import {
  type Interno,
  percorsi,
  type RichiestaPagamentoFilo,
  requisiti,
  statoRichiestaPagamento,
  tipologiaUtente,
  tipoProfiloCliente,
} from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconArrowBackUp, IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere, hasRequisito } from '../../../api/requisiti.ts';
import type { Utente } from '../../../api/sessione.ts';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { withdrawRichiesta } from '../../../dominio/da-pagare/da-pagare.api.ts';
import { type QueryPagina, useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiDaPagare as m } from '../../../messages/da-pagare.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import css from './PagamentiChiesti.module.css';

type Chiesta = Interno<RichiestaPagamentoFilo>;

const segni: Readonly<Record<Chiesta['stato'], TipoStato>> = {
  'Da pagare': 'attenzione',
  Pagata: 'fatto',
  Ritirata: 'assente',
};
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Intestatario', nome: m.cliente, larghezza: 180 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: statoRichiestaPagamento.map((uno) => [uno, uno] as const),
  },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
];
const colonne = prepareColonne<Chiesta>([
  {
    ...{ nome: 'data', testo: m.chiestaIl, ordina: 'Data', larghezza: 104, cifre: true },
    valore: (una) => formatData(una.data.slice(0, 10)),
  },
  {
    ...{ nome: 'intestatario', testo: m.cliente, ordina: 'Intestatario', larghezza: 240, fissa: true },
    valore: (una) => una.intestatario,
  },
  {
    ...{ nome: 'dichiarazione', testo: m.dichiarazione, ordina: 'Anno', larghezza: 220 },
    valore: (una) => m.quale(una.tipo, una.anno),
  },
  {
    ...{ nome: 'totale', testo: m.importo, ordina: 'Totale', larghezza: 110, aDestra: true, cifre: true },
    valore: (una) => (una.totale === null ? '' : formatImporto(una.totale)),
  },
  {
    ...{ nome: 'stato', testo: m.stato, ordina: 'Stato', larghezza: 130 },
    valore: (una) => una.stato,
    render: (una) => <Stato tipo={segni[una.stato]} testo={una.stato} />,
  },
  {
    ...{ nome: 'chiusa', testo: m.chiusaIl, larghezza: 120, cifre: true },
    valore: (una) => (una.chiusa === null ? '' : formatData(una.chiusa.slice(0, 10))),
  },
]);
const ORDINE = ['-Data'];
const richiesteQuery: QueryPagina<Chiesta> = (query, giro) => ({
  queryKey: ['da-pagare', 'chieste', query, giro] as const,
  queryFn: ({ signal }) =>
    list<RichiestaPagamentoFilo>(percorsi.richiestaPagamentoLista, query, { segnale: signal }),
});

const { AMM_STU, OP_STU } = tipologiaUtente;
/** Whether requests to pay are made here: by who closes the declarations of a studio. */
const mayChiedere = (utente: Utente): boolean =>
  (utente.tipologiaUtente === AMM_STU || utente.tipologiaUtente === OP_STU) &&
  utente.studio?.tipoProfiloCliente === tipoProfiloCliente.STUDIO &&
  hasRequisito(utente, requisiti.chiudiDichiarazioni);

/** All that the studio asked its clients to pay: how each stands, and what may still be taken back. */
export function PagamentiChiestiPage() {
  return mayChiedere(useSessione().utente) ? <Lista /> : <NonAutorizzato titolo={m.chiesti} />;
}

function Lista() {
  const { utente } = useSessione();
  const scrive = canScrivere(utente, requisiti.chiudiDichiarazioni);
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const [scelta, setScelta] = useState<string | null>(null);
  const { elenco } = useElenco({
    percorso: percorsi.richiestaPagamentoLista,
    nome: 'pagamenti-chiesti',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: richiesteQuery,
  });
  const totale = elenco.dati?.totale;
  const withdraw = async (una: Chiesta) => {
    if (!(await askConferma({ titolo: m.ritiraDomanda, testo: m.ritiraTesto }))) return;
    await run(() => withdrawRichiesta(una.id).then(() => true), m.ritirata);
    await cache.invalidateQueries({ queryKey: ['da-pagare'] });
  };
  const attuale = scelta && (elenco.dati?.righe.find(({ id }) => id === scelta) ?? null);
  return (
    <Elenco
      {...elenco}
      titolo={m.chiesti}
      dettaglio={totale !== undefined && m.quante(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => una.intestatario}
      attuale={scelta}
      onOpen={(una) => setScelta(una.id)}
      accanto={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        <section className={css.panel} aria-label={m.laRichiesta} tabIndex={0}>
          {attuale ? (
            <Una una={attuale} onRitira={scrive ? () => void withdraw(attuale) : null} inCorso={inCorso} />
          ) : (
            <p className={css.soft}>{m.scegliRichiesta}</p>
          )}
        </section>
      }
      vuoto={{ titolo: m.nessunaChiesta, testo: m.nessunaChiestaTesto, titoloFiltri: m.nessunaConFiltri }}
    />
  );
}

type PropsUna = { una: Chiesta; onRitira: (() => void) | null; inCorso: boolean };

function Una({ una, onRitira, inCorso }: PropsUna) {
  const navigate = useNavigate();
  const { idDichiarazione: id } = una;
  const open = () => {
    if (id !== null)
      void navigate({
        to: '/dichiarazione/$anno/$id/$vista',
        params: { anno: String(una.anno), id, vista: 'riepilogo' },
      });
  };
  return (
    <>
      <h2 className={css.name}>{una.intestatario}</h2>
      <Stato tipo={segni[una.stato]} testo={una.stato} />
      <p>{m.quale(una.tipo, una.anno)}</p>
      {una.totale !== null && (
        <p className={css.amount}>
          <span className="figures">{formatImporto(una.totale)}</span> €{' '}
          <span className={css.soft}>{m.compresaIva}</span>
        </p>
      )}
      <p className={css.soft}>{m.attesaDi(formatData(una.data.slice(0, 10)))}</p>
      {una.stato === 'Da pagare' && <p className={css.soft}>{m.fermi}</p>}
      <div className={css.tools}>
        {id !== null && (
          <Button icona={IconFileText} onClick={open}>
            {m.apriDichiarazione}
          </Button>
        )}
        {una.stato === 'Da pagare' && onRitira && (
          <Button icona={IconArrowBackUp} inCorso={inCorso} onClick={onRitira}>
            {m.ritira}
          </Button>
        )}
      </div>
    </>
  );
}
