import { etichettaTipoGestore, percorsi } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiGestore as m } from '../../../messages/gestore.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Gestore.module.css';
import { type Gestore, gestoriQuery } from './gestore.api.ts';
import { computePermessi } from './permessi.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Nome', nome: 'Nome', larghezza: 200 },
  { chiave: 'Codice', nome: 'Codice gestore', larghezza: 150 },
  { chiave: 'PIVA', nome: 'Partita IVA', larghezza: 130 },
  {
    chiave: 'TipoGestore',
    nome: m.tipo,
    larghezza: 140,
    scelte: Object.entries(etichettaTipoGestore),
  },
];

const describeStato = ({ dataBlocco }: Gestore) =>
  dataBlocco === null
    ? ({ tipo: 'fatto', testo: m.attivo } as const)
    : ({ tipo: 'chiuso', testo: m.bloccatoDal(formatGiorno(dataBlocco)) } as const);

const colonne = prepareColonne<Gestore>([
  {
    nome: 'nome',
    testo: 'Nome',
    ordina: 'Nome',
    fissa: true,
    valore: (riga) => riga.nome,
    render: (riga) => (
      <Link
        to="/gestori/$id"
        params={{ id: String(riga.id) }}
        tabIndex={-1}
        className={css.link}
        title={riga.nome}
      >
        {riga.nome}
      </Link>
    ),
  },
  {
    nome: 'codice',
    testo: 'Codice gestore',
    ordina: 'Codice',
    larghezza: 140,
    cifre: true,
    valore: (riga) => riga.codice,
  },
  {
    nome: 'ragioneSociale',
    testo: 'Ragione sociale',
    ordina: 'RagioneSociale',
    larghezza: 240,
    valore: (riga) => riga.ragioneSociale,
  },
  {
    nome: 'partitaIva',
    testo: 'Partita IVA',
    larghezza: 112,
    cifre: true,
    valore: (riga) => riga.partitaIva,
  },
  { nome: 'comune', testo: 'Comune', larghezza: 140, valore: (riga) => riga.comuneDesc },
  {
    nome: 'tipoGestore',
    testo: m.tipo,
    ordina: 'TipoGestore',
    larghezza: 90,
    valore: (riga) => etichettaTipoGestore[riga.tipoGestore],
  },
  { nome: 'studi', testo: m.studi, tipo: 'int', larghezza: 70, valore: (riga) => riga.studi },
  {
    nome: 'stato',
    testo: m.stato,
    ordina: 'DataBlocco',
    larghezza: 160,
    valore: (riga) => describeStato(riga).testo,
    render: (riga) => <Stato {...describeStato(riga)} />,
  },
]);
const ORDINE = ['Nome'];

/** The gestori: all of them for the vendor, itself for a gestore. */
export function GestoriPage() {
  const { legge, scriveTutto } = computePermessi(useSessione().utente);
  return legge ? <Lista crea={scriveTutto} /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista({ crea }: { crea: boolean }) {
  const navigate = useNavigate();
  const { elenco } = useElenco({
    percorso: percorsi.gestoreLista,
    nome: 'gestori',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: gestoriQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = crea && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/gestori/nuovo' })}>
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
      chiaveDi={(riga) => String(riga.id)}
      nomeDi={(riga) => riga.nome}
      onOpen={(riga) => navigate({ to: '/gestori/$id', params: { id: String(riga.id) } })}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: nuovo }}
    />
  );
}
