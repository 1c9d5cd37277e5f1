import { percorsi, tipologiaUtente } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiGruppo as m } from '../../../messages/gruppo.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import css from './Gruppo.module.css';
import { changeRegola, type GruppoRiga, gruppiQuery, regolaQuery } from './gruppo.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Nome', nome: 'Nome', larghezza: 200 },
  { chiave: 'Descrizione', nome: 'Descrizione', larghezza: 240 },
];

const colonne = prepareColonne<GruppoRiga>([
  {
    nome: 'nome',
    testo: 'Nome',
    ordina: 'Nome',
    fissa: true,
    valore: (riga) => riga.nome,
    render: (riga) => (
      <Link to="/gruppi/$id" params={{ id: riga.id }} tabIndex={-1} className={css.link} title={riga.nome}>
        {riga.nome}
      </Link>
    ),
  },
  { nome: 'descrizione', testo: 'Descrizione', ordina: 'Descrizione', valore: (riga) => riga.descrizione },
  { nome: 'utenti', testo: m.utenti, tipo: 'int', larghezza: 100, valore: (riga) => riga.utenti },
  { nome: 'clienti', testo: m.clienti, tipo: 'int', larghezza: 100, valore: (riga) => riga.anagrafiche },
]);
const ORDINE = ['Nome'];

/** The groups of the studio: for its administrator alone. */
export function GruppiPage() {
  const { utente } = useSessione();
  return utente.tipologiaUtente === tipologiaUtente.AMM_STU ? (
    <Lista />
  ) : (
    <NonAutorizzato titolo={m.titolo} />
  );
}

function Lista() {
  const navigate = useNavigate();
  const { elenco } = useElenco({
    percorso: percorsi.gruppoLista,
    nome: 'gruppi',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: gruppiQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/gruppi/nuovo' })}>
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
          <Regola />
          {nuovo}
        </>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.nome}
      onOpen={(riga) => navigate({ to: '/gruppi/$id', params: { id: riga.id } })}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: nuovo }}
    />
  );
}

function Regola() {
  const { data } = useQuery(regolaQuery);
  const cache = useQueryClient();
  const { run } = useAtto();
  if (data === undefined) return null;
  const change = async (senza: boolean) => {
    const nuova = await run(() => changeRegola(senza), m.regolaSalvata);
    if (nuova !== undefined) cache.setQueryData(regolaQuery.queryKey, nuova);
  };
  return <Spunta etichetta={m.regola} scelta={data} onChange={(senza) => void change(senza)} />;
}
