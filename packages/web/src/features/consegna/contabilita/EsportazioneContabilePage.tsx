import { invioContabile, percorsi } from '@quadra/contract';
import { IconSettings } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiContabilita as m } from '../../../messages/contabilita.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { openFinestra } from '../../../ui/finestre/apertura.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Contabilita.module.css';
import {
  computePermessi,
  downloadFile,
  type Esportazione,
  esportazioniQuery,
  formatCifre,
  sendEsportazione,
} from './contabilita.api.ts';
import { PannelloEsporta } from './PannelloEsporta.tsx';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Numero', nome: m.numero, larghezza: 80 },
  { tipo: 'periodo', chiave: 'Data', chiavi: ['DataDa', 'DataA'], nome: m.fattaIl, larghezza: 160 },
  {
    chiave: 'Invio',
    nome: m.invio,
    larghezza: 150,
    scelte: invioContabile.map((uno) => [uno, uno] as const),
  },
];
const CHIAVI = ['Numero', 'DataDa', 'DataA', 'Invio'];
const ORDINE = ['-Numero'];
const describeInvio = ({ invio, simulata }: Esportazione): string => {
  if (invio === null) return m.nonInviata;
  return simulata ? m.simulata(invio) : invio;
};
const importo = (nome: 'vendite' | 'incassi' | 'consumi') => ({
  ...{ nome, testo: m[nome], larghezza: 105, aDestra: true, cifre: true },
  valore: (una: Esportazione) => formatCifre(una[nome]),
});
const colonne = prepareColonne<Esportazione>([
  {
    ...{ nome: 'numero', testo: m.numero, ordina: 'Numero', fissa: true, larghezza: 60, cifre: true },
    valore: (una) => String(una.numero),
  },
  {
    ...{ nome: 'data', testo: m.fattaIl, tipo: 'datetime', ordina: 'Data', larghezza: 130 },
    valore: (una) => una.data,
  },
  {
    nome: 'periodo',
    testo: m.periodo,
    larghezza: 180,
    cifre: true,
    valore: (una) => m.diPeriodo(una.dataDa, una.dataA),
  },
  { nome: 'righe', testo: m.righe, tipo: 'int', ordina: 'Righe', larghezza: 65, valore: (una) => una.righe },
  importo('vendite'),
  importo('incassi'),
  importo('consumi'),
  {
    ...{ nome: 'invio', testo: m.invio, larghezza: 160, valore: describeInvio },
    render: (una) => (
      <Stato
        tipo={una.invio === 'Inviata' ? 'fatto' : una.invio === null ? 'daFare' : 'errore'}
        testo={describeInvio(una)}
      />
    ),
  },
  { nome: 'motivo', testo: m.ripetuta, larghezza: 150, valore: (una) => una.motivo ?? '' },
  { nome: 'utente', testo: m.utente, larghezza: 130, valore: (una) => una.utente },
]);

/** The movements that go to the accounts: what is new, and every file that was made. */
export function EsportazioneContabilePage() {
  return computePermessi(useSessione().utente).legge ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function useEsportazione(scrive: boolean) {
  const cache = useQueryClient();
  const { run } = useAtto();
  const save = (una: Esportazione) => void run(async () => saveFile(await downloadFile(una), una.file));
  const hand = async (una: Esportazione): Promise<boolean> => {
    if (!(await askConferma({ titolo: m.inviaTitolo, testo: m.inviaTesto(una.righe) }))) return false;
    const fatta = await run(() => sendEsportazione(una));
    await cache.invalidateQueries({ queryKey: ['contabilita'] });
    if (fatta) notifiche.push('success', fatta.simulata ? m.inviataSimulata : m.inviata);
    return fatta !== undefined;
  };
  return (una: Esportazione) =>
    openFinestra({
      titolo: m.aperta(una.numero),
      tipo: 'modale',
      larghezza: 560,
      contenuto: <Dettaglio una={una} />,
      pulsanti: [
        { nome: m.chiudi, esito: 'annullata', fuoco: true },
        {
          ...{ nome: m.scarica, esito: 'confermata' },
          controllo: async () => {
            save(una);
            return false;
          },
        },
        ...(scrive && una.invio !== 'Inviata'
          ? [
              {
                ...({ nome: m.invia, aspetto: 'primary', esito: 'confermata' } as const),
                controllo: () => hand(una),
              },
            ]
          : []),
      ],
    });
}

const quando = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });
function Dettaglio({ una }: { una: Esportazione }) {
  const dati = (
    [
      [m.fattaIl, quando.format(new Date(una.data))],
      [m.utente, una.utente],
      [m.periodo, m.diPeriodo(una.dataDa, una.dataA)],
      [m.tipi, una.tipi.map((tipo) => m.nomiTipi[tipo]).join(', ')],
      [m.righe, String(una.righe)],
      [m.vendite, formatCifre(una.vendite)],
      [m.incassi, formatCifre(una.incassi)],
      [m.consumi, formatCifre(una.consumi)],
      [m.ripetuta, una.motivo ?? ''],
      [m.file, una.file],
      [m.invio, describeInvio(una)],
      [m.errore, una.errore ?? ''],
    ] as const
  ).filter(([, valore]) => valore !== '');
  return (
    <dl className={css.data}>
      {dati.map(([nome, valore]) => (
        <div key={nome} style={{ display: 'contents' }}>
          <dt>{nome}</dt>
          <dd>{valore}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lista() {
  const { scrive } = computePermessi(useSessione().utente);
  const navigate = useNavigate();
  const open = useEsportazione(scrive);
  const { elenco } = useElenco({
    percorso: percorsi.contabileLista,
    nome: 'esportazioni-contabili',
    lista: null,
    colonne,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: esportazioniQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={
        <Button icona={IconSettings} onClick={() => void navigate({ to: '/configurazione-ws-contabilita' })}>
          {m.configura}
        </Button>
      }
      esito={<PannelloEsporta scrive={scrive} />}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => m.aperta(una.numero)}
      onOpen={(una) => void open(una)}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri }}
    />
  );
}
