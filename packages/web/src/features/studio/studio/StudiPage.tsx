import {
  etichettaProfiloCliente,
  percorsi,
  profiloCommerciale,
  tipologiaSottoscrizione,
} from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useParole, useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { fonteGestori } from '../../../dominio/fonte/gestori.ts';
import { etichetteStudio, messaggiStudio as m } from '../../../messages/studio.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { type Colonna, prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { computePermessi } from './permessi.ts';
import css from './Studio.module.css';
import { describeStato } from './stato.ts';
import { type Studio, studiQuery } from './studio.api.ts';

const scelte = (valori: readonly string[]) => valori.map((valore) => [valore, valore] as const);
const makeCampi = (conGestore: boolean): readonly CampoFiltro[] => [
  { chiave: 'RagioneSociale', nome: 'Ragione sociale', larghezza: 200 },
  { chiave: 'PIVA', nome: 'Partita IVA', larghezza: 130 },
  ...(conGestore
    ? [
        {
          chiave: 'GestoreId',
          nome: m.gestore,
          larghezza: 180,
          tipo: 'tendina' as const,
          fonte: fonteGestori,
        },
      ]
    : []),
  { chiave: 'Profilo', nome: 'Profilo', larghezza: 150, scelte: scelte(profiloCommerciale) },
  {
    chiave: 'TipologiaSottoscrizione',
    nome: 'Tipologia sottoscrizione',
    larghezza: 180,
    scelte: scelte(tipologiaSottoscrizione),
  },
  {
    chiave: 'ContrattoFlat',
    nome: 'Contratto',
    larghezza: 120,
    scelte: [
      ['true', m.flat],
      ['false', m.crediti],
    ],
  },
  { chiave: 'Bloccato', nome: m.bloccato, larghezza: 160, tipo: 'sino' },
  {
    chiave: 'DataDa',
    nome: m.periodoCreazione,
    larghezza: 148,
    tipo: 'periodo',
    chiavi: ['DataDa', 'DataA'],
  },
  {
    chiave: 'DataDaUltimoCaricamentoContratto',
    nome: m.ultimoContratto,
    larghezza: 148,
    tipo: 'periodo',
    chiavi: ['DataDaUltimoCaricamentoContratto', 'DataAUltimoCaricamentoContratto'],
  },
  {
    chiave: 'DataDaUltimoCaricamentoNomina',
    nome: m.ultimaNomina,
    larghezza: 148,
    tipo: 'periodo',
    chiavi: ['DataDaUltimoCaricamentoNomina', 'DataAUltimoCaricamentoNomina'],
  },
];

const gestore: Colonna<Studio> = {
  nome: 'nomeGestore',
  testo: m.gestore,
  ordina: 'NomeGestore',
  larghezza: 150,
  valore: (riga) => riga.nomeGestore ?? '',
};
const numero = (nome: 'numeroMassimoUtenti' | 'numeroMassimoDichiarazioni'): Colonna<Studio> => ({
  nome,
  testo: etichetteStudio[nome] ?? nome,
  tipo: 'int',
  larghezza: 110,
  visibile: false,
  valore: (riga) => riga[nome],
});
const giorno = (nome: 'ultimoContratto' | 'ultimaNomina'): Colonna<Studio> => ({
  nome,
  testo: m[nome],
  tipo: 'datetime',
  mostrato: 'date',
  larghezza: 120,
  visibile: false,
  aDestra: true,
  valore: (riga) => riga[nome],
});
const makeColonne = (conGestore: boolean): readonly Colonna<Studio>[] => [
  {
    nome: 'ragioneSociale',
    testo: 'Ragione sociale',
    ordina: 'RagioneSociale',
    fissa: true,
    larghezza: 230,
    valore: (riga) => riga.ragioneSociale,
    render: (riga) => (
      <Link
        to="/studi/$id"
        params={{ id: String(riga.id) }}
        tabIndex={-1}
        className={css.link}
        title={riga.ragioneSociale}
      >
        {riga.ragioneSociale}
      </Link>
    ),
  },
  {
    nome: 'partitaIva',
    testo: 'Partita IVA',
    ordina: 'PIVA',
    larghezza: 108,
    cifre: true,
    valore: (riga) => riga.partitaIva,
  },
  ...(conGestore ? [gestore] : []),
  {
    nome: 'comune',
    testo: 'Comune',
    ordina: 'Comune',
    larghezza: 140,
    valore: (riga) => riga.comuneDescrizione,
  },
  {
    nome: 'tipoProfiloCliente',
    testo: 'Tipo',
    larghezza: 76,
    valore: (riga) => etichettaProfiloCliente[riga.tipoProfiloCliente],
  },
  {
    nome: 'profilo',
    testo: 'Profilo',
    ordina: 'Profilo',
    larghezza: 120,
    visibile: false,
    valore: (riga) => riga.profilo,
  },
  {
    nome: 'tipologiaSottoscrizione',
    testo: 'Sottoscrizione',
    ordina: 'TipologiaSottoscrizione',
    larghezza: 120,
    valore: (riga) => riga.tipologiaSottoscrizione,
  },
  {
    nome: 'contrattoFlat',
    testo: 'Contratto',
    larghezza: 84,
    valore: (riga) => (riga.contrattoFlat ? m.flat : m.crediti),
  },
  numero('numeroMassimoUtenti'),
  numero('numeroMassimoDichiarazioni'),
  { nome: 'email', testo: 'E-mail', larghezza: 200, visibile: false, valore: (riga) => riga.email },
  { nome: 'telefono', testo: 'Telefono', larghezza: 120, visibile: false, valore: (riga) => riga.telefono },
  {
    nome: 'stato',
    testo: m.stato,
    ordina: 'DataBlocco',
    larghezza: 168,
    valore: (riga) => describeStato(riga).testo,
    render: (riga) => <Stato {...describeStato(riga)} />,
  },
  giorno('ultimoContratto'),
  giorno('ultimaNomina'),
  {
    nome: 'creatoIl',
    testo: m.creato,
    tipo: 'datetime',
    mostrato: 'date',
    ordina: 'CreatoIl',
    visibile: false,
    aDestra: true,
    valore: (riga) => riga.creatoIl,
  },
];
const ORDINE = ['RagioneSociale'];

/** The studi in reach: all of them for the vendor, its own for a gestore, the one he works in for an administrator. */
export function StudiPage() {
  const permessi = computePermessi(useSessione().utente);
  const parole = useParole();
  return permessi.legge ? <Lista {...permessi} /> : <NonAutorizzato titolo={parole.contratto} />;
}

function Lista({ crea, vedeGestore }: { crea: boolean; vedeGestore: boolean }) {
  const navigate = useNavigate();
  const parole = useParole();
  const colonne = useMemo(() => prepareColonne(makeColonne(vedeGestore)), [vedeGestore]);
  const campiFiltro = useMemo(() => makeCampi(vedeGestore), [vedeGestore]);
  const { elenco } = useElenco({
    percorso: percorsi.studioLista,
    nome: 'studi',
    lista: null,
    dataDa: true,
    colonne,
    ordine: ORDINE,
    chiavi: ['Bloccato'],
    makeQuery: studiQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = crea && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/studi/nuovo' })}>
      {m.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={parole.contratto}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={nuovo}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => String(riga.id)}
      nomeDi={(riga) => riga.ragioneSociale}
      onOpen={(riga) => navigate({ to: '/studi/$id', params: { id: String(riga.id) } })}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: nuovo }}
    />
  );
}
