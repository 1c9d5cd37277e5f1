import { etichettaPriorita, ordinePriorita, percorsi, statoNotifica } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiVetrina as m } from '../../../messages/notifica.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { askNotifica } from './ask-notifica.tsx';
import { describeDestinatari } from './destinatari.ts';
import { showNotifica } from './show-notifica.tsx';
import { mayScrivereNotifiche, removeNotifica, type Scritta, vetrinaQuery } from './vetrina.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Oggetto', nome: m.oggetto, larghezza: 220 },
  {
    chiave: 'Priorita',
    nome: m.priorita,
    larghezza: 150,
    scelte: ordinePriorita.map((valore) => [String(valore), etichettaPriorita[valore]] as const),
  },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: statoNotifica.map((stato) => [stato, stato] as const),
  },
];
const tipoDi: Record<Scritta['stato'], TipoStato> = {
  Bozza: 'daFare',
  Programmata: 'aperto',
  Pubblicata: 'inviato',
};
const colonne = prepareColonne<Scritta>([
  {
    nome: 'oggetto',
    testo: m.oggetto,
    ordina: 'Oggetto',
    fissa: true,
    larghezza: 320,
    valore: (una) => una.oggetto,
    render: (una) => <strong>{una.oggetto}</strong>,
  },
  {
    nome: 'priorita',
    testo: m.priorita,
    larghezza: 120,
    valore: (una) => etichettaPriorita[una.priorita],
  },
  {
    nome: 'stato',
    testo: m.stato,
    larghezza: 150,
    valore: (una) => una.stato,
    render: (una) => <Stato tipo={tipoDi[una.stato]} testo={una.stato} />,
  },
  {
    nome: 'dataPubblicazione',
    testo: m.pubblicazione,
    tipo: 'datetime',
    ordina: 'DataPubblicazione',
    larghezza: 160,
    valore: (una) => una.dataPubblicazione,
  },
  {
    nome: 'destinatari',
    testo: m.destinatari,
    larghezza: 260,
    valore: (una) => describeDestinatari(una.destinatari),
  },
  {
    nome: 'lettori',
    testo: m.lettori,
    tipo: 'int',
    larghezza: 110,
    aDestra: true,
    valore: (una) => (una.stato === 'Pubblicata' ? una.lettori : null),
  },
]);
const ORDINE = ['-Id'];

/** What the vendor says to who uses the house: drafts, those to come, those that are out and how many read them. */
export function NotifichePage() {
  return mayScrivereNotifiche(useSessione().utente) ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function useNotifica() {
  const cache = useQueryClient();
  const { run } = useAtto();
  const remove = async (una: Scritta) => {
    const isBozza = una.stato === 'Bozza';
    const domanda = isBozza
      ? { titolo: m.eliminaDomanda, testo: m.eliminaTesto, pericolo: true }
      : { titolo: m.ritiraDomanda, testo: m.ritiraTesto, pericolo: true };
    if (await askConferma(domanda))
      await run(() => removeNotifica(una.id), isBozza ? m.eliminata : m.ritirata);
  };
  return async (una: Scritta | null) => {
    const esito = una === null || una.stato === 'Bozza' ? await askNotifica(una) : await showNotifica(una);
    if (una !== null && (esito === 'elimina' || esito === 'ritira')) await remove(una);
    await cache.invalidateQueries({ queryKey: ['notifica'] });
  };
}

function Lista() {
  const open = useNotifica();
  const { elenco } = useElenco({
    percorso: percorsi.notificaLista,
    nome: 'notifiche',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: vetrinaQuery,
  });
  const totale = elenco.dati?.totale;
  const nuova = (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void open(null)}>
      {m.nuova}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={nuova}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => String(una.id)}
      nomeDi={(una) => una.oggetto}
      onOpen={(una) => void open(una)}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri, azione: nuova }}
    />
  );
}
