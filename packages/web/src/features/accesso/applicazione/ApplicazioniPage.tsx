import { percorsi, tipoApplicazione } from '@quadra/contract';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiApplicazione as m } from '../../../messages/applicazione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Applicazione.module.css';
import { type Applicazione, applicazioniQuery, rotateChiavi } from './applicazione.api.ts';
import { computePermessi } from './permessi.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Nome', nome: 'Nome', larghezza: 200 },
  { chiave: 'Codice', nome: 'Codice', larghezza: 170 },
  {
    chiave: 'Tipo',
    nome: 'Tipo',
    larghezza: 180,
    scelte: tipoApplicazione.map((tipo) => [tipo, m.tipi[tipo]] as const),
  },
];

const colonne = prepareColonne<Applicazione>([
  {
    nome: 'nome',
    testo: 'Nome',
    ordina: 'Nome',
    fissa: true,
    valore: (riga) => riga.nome,
    render: (riga) => (
      <Link
        to="/applicazioni/$id"
        params={{ id: riga.id }}
        tabIndex={-1}
        className={css.link}
        title={riga.nome}
      >
        {riga.nome}
      </Link>
    ),
  },
  { nome: 'codice', testo: 'Codice', ordina: 'Codice', cifre: true, valore: (riga) => riga.codice },
  { nome: 'tipo', testo: 'Tipo', ordina: 'Tipo', larghezza: 150, valore: (riga) => m.tipi[riga.tipo] },
  {
    nome: 'anno',
    testo: 'Anno',
    ordina: 'Anno',
    larghezza: 80,
    aDestra: true,
    cifre: true,
    valore: (riga) => riga.anno ?? '',
  },
  {
    nome: 'ritorni',
    testo: m.ritorniColonna,
    tipo: 'int',
    larghezza: 90,
    valore: (riga) => riga.ritorni.length,
  },
  {
    nome: 'segreto',
    testo: m.segretoColonna,
    larghezza: 130,
    valore: (riga) => (riga.haSegreto ? m.conSegreto : m.senzaSegreto),
  },
  {
    nome: 'attiva',
    scheda: 'stato',
    testo: m.stato,
    larghezza: 120,
    valore: (riga) => (riga.attiva ? m.attiva : m.spenta),
    render: (riga) => (
      <Stato tipo={riga.attiva ? 'fatto' : 'assente'} testo={riga.attiva ? m.attiva : m.spenta} />
    ),
  },
]);
const ORDINE = ['Tipo', 'Anno', 'Nome'];

/** The programs of the suite: for the vendor alone. */
export function ApplicazioniPage() {
  const { legge, scrive } = computePermessi(useSessione().utente);
  return legge ? <Lista scrive={scrive} /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista({ scrive }: { scrive: boolean }) {
  const navigate = useNavigate();
  const { elenco } = useElenco({
    percorso: percorsi.applicazioneLista,
    nome: 'applicazioni',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: applicazioniQuery,
  });
  const totale = elenco.dati?.totale;
  const nuova = scrive && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/applicazioni/nuova' })}>
      {m.nuova}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={
        scrive ? (
          <>
            <RuotaChiavi />
            {nuova}
          </>
        ) : (
          totale !== undefined && <span className={css.badge}>{m.solaLettura}</span>
        )
      }
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.nome}
      onOpen={(riga) => navigate({ to: '/applicazioni/$id', params: { id: riga.id } })}
      vuoto={{
        titolo: m.nessuna,
        testo: m.nessunaTesto,
        titoloFiltri: m.nessunaConFiltri,
        azione: nuova,
      }}
    />
  );
}

function RuotaChiavi() {
  const { inCorso, run } = useAtto();
  const rotate = async () => {
    if (await askConferma({ titolo: m.ruotaDomanda, testo: m.ruotaTesto }))
      await run(rotateChiavi, m.ruotate);
  };
  return (
    <Button icona={IconKey} inCorso={inCorso} onClick={rotate}>
      {m.ruota}
    </Button>
  );
}
