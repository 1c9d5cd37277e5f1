import { F24_PER_LOTTO, percorsi, percorso, type StatoImuCliente } from '@quadra/contract';
import { IconReceiptTax } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { list, type QueryLista } from '../../../api/lista.ts';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { type QueryPagina, useElenco } from '../../../dominio/elenco/useElenco.ts';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { mayPortareNelConto } from '../../../dominio/versamenti/PortaNelConto.tsx';
import { messaggiAnagrafica } from '../../../messages/anagrafica.ts';
import { messaggiConto } from '../../../messages/conto.ts';
import { messaggiImuClienti as m } from '../../../messages/imu-clienti.ts';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { countScelte, nessuna, type Selezione, tutte } from '../../../ui/griglia/selezione.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { writeEuro } from './importi.ts';
import { type ImuCliente, startPortaImu } from './imu.api.ts';

const forme: Readonly<Record<StatoImuCliente, TipoStato>> = {
  'Da portare': 'daFare',
  'Nel conto': 'fatto',
  'Da aggiornare': 'attenzione',
  'Da completare': 'errore',
  'Non dovuta': 'assente',
  'Non gestita': 'assente',
};
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 180 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 150 },
  { chiave: 'Comune', nome: m.comune, larghezza: 190, tipo: 'combo', fonte: fonteComuni },
  { chiave: 'NelConto', nome: m.nelConto, larghezza: 164, tipo: 'sino' },
];
const ORDINE = ['Denominazione'];

const makeColonne = (conStudio: boolean) => {
  const importo = (nome: string, testo: string, quale: 'acconto' | 'saldo' | 'dovuto') => ({
    ...{ nome, testo, larghezza: 108, aDestra: true, cifre: true },
    valore: (uno: ImuCliente) => {
      const euro = uno[quale];
      return euro === null ? '–' : writeEuro(euro);
    },
  });
  return prepareColonne<ImuCliente>([
    {
      ...{ nome: 'cliente', testo: m.cliente, ordina: 'Denominazione', fissa: true, larghezza: 190 },
      valore: (uno) => uno.denominazione,
    },
    {
      ...{ nome: 'stato', testo: m.stato, larghezza: 190 },
      valore: (uno) => m.statoDi(uno.stato, uno.provvisoria),
      render: (uno) => <Stato tipo={forme[uno.stato]} testo={m.statoDi(uno.stato, uno.provvisoria)} />,
    },
    importo('acconto', m.acconto, 'acconto'),
    importo('saldo', m.saldo, 'saldo'),
    importo('dovuto', m.dovuto, 'dovuto'),
    { nome: 'comuni', testo: m.comuni, larghezza: 180, valore: (uno) => uno.comuni.join(', ') },
    { nome: 'immobili', testo: m.immobili, tipo: 'int', larghezza: 84, valore: (uno) => uno.immobili },
    {
      ...{ nome: 'codiceFiscale', testo: m.codiceFiscale, ordina: 'CodiceFiscale', larghezza: 160 },
      valore: (uno) => uno.codiceFiscale,
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (uno: ImuCliente) => uno.nomeStudio }]
      : []),
  ]);
};

type Props = { annoImposta: number; azioni: ReactNode; onOpen: (cliente: string) => void };

/** Who has properties in a tax year: how much each owes, and whether it is in his conto. */
export function ElencoImu({ annoImposta, azioni, onOpen }: Props) {
  const { utente } = useSessione();
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const dove = percorso(percorsi.contoImu, { anno: annoImposta });
  const makeQuery: QueryPagina<ImuCliente> = useCallback(
    (query, giro) => ({
      queryKey: ['imu', 'list', dove, query, giro] as const,
      queryFn: ({ signal }) => list(dove, query, { segnale: signal }),
      staleTime: 0,
    }),
    [dove],
  );
  const { elenco, filtro, selezione, setSelezione } = useElenco({
    ...{ percorso: percorsi.contoImu, nome: 'imu', lista: null, colonne, ordine: ORDINE, makeQuery },
  });
  const totale = elenco.dati?.totale;
  const vai = { annoImposta, dove, filtro, selezione, onSelezione: setSelezione };
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={azioni}
      campiFiltro={campiFiltro}
      {...(mayPortareNelConto(utente) && {
        ...{ selezione, onSelezione: setSelezione },
        barra: totale !== undefined && <Barra {...vai} totale={totale} />,
      })}
      onOpen={({ id }) => onOpen(id)}
      chiaveDi={({ id }) => id}
      nomeDi={({ denominazione }) => denominazione}
      vuoto={{ titolo: m.nessuno(annoImposta), testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}

type PropsBarra = {
  annoImposta: number;
  dove: string;
  filtro: QueryLista;
  selezione: Selezione;
  onSelezione: (nuova: Selezione) => void;
  totale: number;
};

/** Brings to the conti the IMU of the chosen clients, in a job with its report. */
function Barra({ annoImposta, dove, filtro, selezione, onSelezione, totale }: PropsBarra) {
  const { run, inCorso } = useAtto();
  const quanti = countScelte(selezione, totale);
  if (quanti === 0) return null;
  const troppi = quanti > F24_PER_LOTTO;
  const bring = () =>
    void run(async () => {
      await startPortaImu(annoImposta, await listScelti(dove, selezione, filtro, totale));
      notifiche.push('info', m.lavoro);
      onSelezione(nessuna);
    });
  return (
    <BarraSelezione
      testo={m.scelti(quanti)}
      nota={troppi ? m.troppi(F24_PER_LOTTO) : null}
      annulla={messaggiAnagrafica.annullaSelezione}
      onClear={() => onSelezione(nessuna)}
      tutte={
        quanti < totale
          ? { testo: messaggiAnagrafica.selezionaTutti(totale), onTutte: () => onSelezione(tutte) }
          : undefined
      }
    >
      <Button
        icona={IconReceiptTax}
        title={messaggiConto.portaTitolo}
        disabled={troppi}
        inCorso={inCorso}
        onClick={bring}
      >
        {messaggiConto.porta}
      </Button>
    </BarraSelezione>
  );
}
