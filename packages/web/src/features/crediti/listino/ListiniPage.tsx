import { percorsi } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiListino as m } from '../../../messages/listino.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { type Colonna, prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import css from './Listino.module.css';
import { type Listino, listiniQuery } from './listino.api.ts';
import { computePermessi } from './permessi.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Nome', nome: m.nome, larghezza: 220 },
  { chiave: 'NomeGestore', nome: m.gestore, larghezza: 180 },
];

const colonneListini: readonly Colonna<Listino>[] = [
  {
    nome: 'nome',
    testo: m.nome,
    ordina: 'Nome',
    fissa: true,
    larghezza: 280,
    valore: (riga) => riga.nome,
    render: (riga) => (
      <Link to="/listino/$id" params={{ id: riga.id }} tabIndex={-1} className={css.link} title={riga.nome}>
        {riga.nome}
      </Link>
    ),
  },
  {
    nome: 'validoDa',
    testo: m.validoDa,
    tipo: 'date',
    ordina: 'ValidoDa',
    larghezza: 110,
    valore: (riga) => riga.validoDa,
  },
  {
    nome: 'validoA',
    testo: m.validoA,
    tipo: 'date',
    ordina: 'ValidoA',
    larghezza: 110,
    valore: (riga) => riga.validoA,
  },
  { nome: 'voci', testo: m.voci, tipo: 'int', larghezza: 80, valore: (riga) => riga.voci.length },
  {
    nome: 'gestore',
    testo: m.gestore,
    ordina: 'NomeGestore',
    valore: (riga) => riga.nomeGestore ?? m.delFornitore,
  },
];
const ORDINE = ['-ValidoDa'];

/** What each use costs in credits. */
export function ListiniPage() {
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista() {
  const navigate = useNavigate();
  const { crea } = computePermessi(useSessione().utente);
  const colonne = useMemo(() => prepareColonne(colonneListini), []);
  const { elenco } = useElenco({
    percorso: percorsi.listinoLista,
    nome: 'listino',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: listiniQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = crea && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/listino/nuovo' })}>
      {m.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={nuovo}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.nome}
      onOpen={(riga) => navigate({ to: '/listino/$id', params: { id: riga.id } })}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: nuovo }}
    />
  );
}
