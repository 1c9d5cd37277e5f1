import { percorsi } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiPacchetto as m } from '../../../messages/pacchetto.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { type Colonna, prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Offerta } from './Offerta.tsx';
import css from './Pacchetto.module.css';
import { facoltaQuery, type Pacchetto, pacchettiQuery } from './pacchetto.api.ts';
import { computePermessi } from './permessi.ts';
import { formatEuro } from './valori.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Nome', nome: m.nome, larghezza: 200 },
  { chiave: 'NomeGestore', nome: m.gestore, larghezza: 180 },
];

const colonnePacchetti: readonly Colonna<Pacchetto>[] = [
  {
    nome: 'nome',
    testo: m.nome,
    ordina: 'Nome',
    fissa: true,
    larghezza: 260,
    valore: (riga) => riga.nome,
    render: (riga) => (
      <Link to="/pacchetti/$id" params={{ id: riga.id }} tabIndex={-1} className={css.link} title={riga.nome}>
        {riga.nome}
      </Link>
    ),
  },
  {
    nome: 'crediti',
    testo: m.crediti,
    tipo: 'int',
    ordina: 'Crediti',
    larghezza: 90,
    valore: (riga) => riga.crediti,
  },
  {
    nome: 'costoUnitario',
    testo: m.costoUnitario,
    ordina: 'CostoUnitario',
    larghezza: 120,
    aDestra: true,
    cifre: true,
    valore: (riga) => formatEuro(riga.costoUnitario),
  },
  {
    nome: 'prezzo',
    testo: m.prezzo,
    ordina: 'Prezzo',
    larghezza: 120,
    aDestra: true,
    cifre: true,
    valore: (riga) => formatEuro(riga.prezzo),
  },
  {
    nome: 'scadenza',
    testo: m.scadenza,
    larghezza: 100,
    valore: (riga) => (riga.scadenzaMesi === null ? m.mai : m.mesi(riga.scadenzaMesi)),
  },
  {
    nome: 'attivo',
    scheda: 'stato',
    testo: m.stato,
    larghezza: 110,
    valore: (riga) => (riga.attivo ? m.attivo : m.nonAttivo),
    render: (riga) => (
      <Stato tipo={riga.attivo ? 'fatto' : 'assente'} testo={riga.attivo ? m.attivo : m.nonAttivo} />
    ),
  },
  {
    nome: 'pubblico',
    testo: m.pubblico,
    larghezza: 120,
    valore: (riga) => (riga.pubblico ? m.pubblico : m.nonPubblico),
  },
  {
    nome: 'gestore',
    testo: m.gestore,
    ordina: 'NomeGestore',
    valore: (riga) => riga.nomeGestore ?? m.delFornitore,
  },
];
const ORDINE = ['Crediti'];

/** The packages: for who sells the list, for who buys what is offered. */
export function PacchettiPage() {
  const permessi = computePermessi(useSessione().utente);
  if (permessi.compra) return <Offerta />;
  return permessi.elenca ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista() {
  const navigate = useNavigate();
  const { vende } = computePermessi(useSessione().utente);
  const { data: crea = false } = useQuery(facoltaQuery);
  const colonne = useMemo(() => prepareColonne(colonnePacchetti), []);
  const { elenco } = useElenco({
    percorso: percorsi.pacchettoLista,
    nome: 'pacchetti',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: pacchettiQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = vende && crea && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/pacchetti/nuovo' })}>
      {m.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={
        <>
          {vende && <Button onClick={() => navigate({ to: '/acquisto-manuale' })}>{m.acquisto}</Button>}
          {nuovo}
        </>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.nome}
      onOpen={(riga) => navigate({ to: '/pacchetti/$id', params: { id: riga.id } })}
      vuoto={{
        titolo: m.nessuno,
        testo: m.nessunoTesto,
        titoloFiltri: m.nessunoConFiltri,
        azione: nuovo,
      }}
    />
  );
}
