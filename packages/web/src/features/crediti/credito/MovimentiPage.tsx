import { percorsi, tipiMovimento } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { type Movimento, residuiQuery } from '../../../api/crediti.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiCredito as m } from '../../../messages/credito.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import css from './Credito.module.css';
import { movimentiQuery } from './credito.api.ts';
import { computePermessi } from './permessi.ts';

const makeCampiFiltro = (conStudio: boolean): readonly CampoFiltro[] => [
  ...(conStudio ? [{ chiave: 'NomeStudio', nome: m.studio, larghezza: 180 }] : []),
  {
    chiave: 'TipoMovimento',
    nome: m.tipo,
    larghezza: 200,
    scelte: tipiMovimento.map((tipo) => [tipo, tipo] as const),
  },
  { chiave: 'Causale', nome: m.causale, larghezza: 160 },
  { chiave: 'Data', nome: m.periodo, larghezza: 160, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Movimento>([
    {
      nome: 'data',
      testo: m.data,
      tipo: 'datetime',
      larghezza: 140,
      ordina: 'Data',
      valore: (riga) => riga.data,
    },
    ...(conStudio
      ? [
          {
            nome: 'nomeStudio',
            testo: m.studio,
            larghezza: 200,
            ordina: 'NomeStudio',
            valore: (riga: Movimento) => riga.nomeStudio,
          },
        ]
      : []),
    {
      nome: 'tipoMovimento',
      testo: m.tipo,
      fissa: true,
      larghezza: 180,
      ordina: 'TipoMovimento',
      valore: (riga) => riga.tipoMovimento,
      render: (riga) => <strong>{riga.tipoMovimento}</strong>,
    },
    {
      nome: 'quantita',
      testo: m.quantita,
      tipo: 'int',
      larghezza: 90,
      ordina: 'Quantita',
      valore: (riga) => riga.quantita,
      render: (riga) => (
        <span className={riga.quantita > 0 ? css.in : undefined}>
          {riga.quantita > 0 ? '+' : ''}
          {formatIntero(riga.quantita)}
        </span>
      ),
    },
    { nome: 'saldoDopo', testo: m.saldo, tipo: 'int', larghezza: 80, valore: (riga) => riga.saldoDopo },
    { nome: 'causale', testo: m.causale, larghezza: 240, valore: (riga) => riga.causale },
    { nome: 'descrizione', testo: m.descrizione, valore: (riga) => riga.descrizione },
    { nome: 'autore', testo: m.autore, larghezza: 150, valore: (riga) => riga.autore },
  ]);
const ORDINE = ['-Data'];

/** What came in and went out, the newest first. */
export function MovimentiPage() {
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Lista /> : <NonAutorizzato titolo={m.movimenti} />;
}

function Lista() {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const { vende } = computePermessi(utente);
  const conStudio = utente.studio === null;
  const { data: residui } = useQuery(residuiQuery);
  const colonne = useMemo(() => makeColonne(conStudio), [conStudio]);
  const campiFiltro = useMemo(() => makeCampiFiltro(conStudio), [conStudio]);
  const { elenco } = useElenco({
    percorso: percorsi.movimentoLista,
    nome: 'movimenti',
    lista: null,
    dataDa: true,
    colonne,
    ordine: ORDINE,
    makeQuery: movimentiQuery,
  });
  const dettaglio = typeof residui === 'number' ? m.residui(residui) : null;
  return (
    <Elenco
      {...elenco}
      titolo={m.movimenti}
      dettaglio={dettaglio}
      azioni={
        vende && (
          <>
            <Button onClick={() => navigate({ to: '/consumo-manuale' })}>{m.consumo}</Button>
            <Button aspetto="primary" onClick={() => navigate({ to: '/acquisto-manuale' })}>
              {m.acquisto}
            </Button>
          </>
        )
      }
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => m.nome(riga.tipoMovimento, riga.data)}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
