import { percorsi, statoUtente } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { makeNomeCompleto } from '../../../api/profilo.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { etichetteUtente as e, messaggiUtente as m } from '../../../messages/utente.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { computePermessi } from './permessi.ts';
import { statoDi } from './stato.ts';
import css from './Utente.module.css';
import { type UtenteRiga, utentiQuery } from './utente.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Cognome', nome: 'Cognome', larghezza: 160 },
  { chiave: 'Nome', nome: 'Nome', larghezza: 130 },
  { chiave: 'Email', nome: 'E-mail', larghezza: 190 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: statoUtente.map((stato) => [stato, stato] as const),
  },
];

const colonne = prepareColonne<UtenteRiga>([
  {
    nome: 'utente',
    testo: m.utente,
    ordina: 'Cognome',
    fissa: true,
    valore: makeNomeCompleto,
    render: (riga) => (
      <Link
        to="/utenti/$id"
        params={{ id: String(riga.id) }}
        tabIndex={-1}
        className={css.link}
        title={makeNomeCompleto(riga)}
      >
        {makeNomeCompleto(riga)}
      </Link>
    ),
  },
  { nome: 'email', testo: e.email ?? '', ordina: 'Email', valore: (riga) => riga.email },
  { nome: 'ruolo', testo: m.ruolo, ordina: 'TipologiaUtente', larghezza: 190, valore: (riga) => riga.ruolo },
  {
    nome: 'sede',
    testo: m.sede,
    ordina: 'NomeStudio',
    valore: (riga) => riga.nomeStudio ?? riga.nomeGestore ?? m.fornitore,
  },
  {
    nome: 'stato',
    testo: m.stato,
    ordina: 'Stato',
    larghezza: 130,
    valore: (riga) => riga.stato,
    render: (riga) => <Stato tipo={statoDi[riga.stato]} testo={riga.stato} />,
  },
  {
    nome: 'ultimoAccesso',
    testo: m.ultimoAccesso,
    ordina: 'UltimoAccesso',
    larghezza: 150,
    cifre: true,
    valore: (riga) => (riga.ultimoAccesso === null ? m.mai : formatDataOra(riga.ultimoAccesso)),
  },
]);
const ORDINE = ['Cognome', 'Nome'];

/** Who works here: for who administers them. */
export function UtentiPage() {
  const { legge, scrive, invita } = computePermessi(useSessione().utente);
  return legge ? <Lista scrive={scrive} invita={invita} /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista({ scrive, invita }: { scrive: boolean; invita: boolean }) {
  const navigate = useNavigate();
  const { elenco } = useElenco({
    percorso: percorsi.utenteLista,
    nome: 'utenti',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: utentiQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = invita && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/utenti/nuovo' })}>
      {m.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={scrive ? nuovo : totale !== undefined && <span className={css.badge}>{m.solaLettura}</span>}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => String(riga.id)}
      nomeDi={makeNomeCompleto}
      onOpen={(riga) => navigate({ to: '/utenti/$id', params: { id: String(riga.id) } })}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: nuovo }}
    />
  );
}
