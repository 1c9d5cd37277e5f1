import { percorsi, statoMessaggioPosta } from '@quadra/contract';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiPosta as m } from '../../../messages/posta.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { Lettura } from './Lettura.tsx';
import { type MessaggioPosta, postaQuery, uscitaQuery } from './posta.api.ts';
import { useRiprovaPosta } from './useRiprovaPosta.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Destinatario', nome: m.destinatario, larghezza: 180 },
  { chiave: 'Oggetto', nome: m.oggetto, larghezza: 180 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 190,
    scelte: statoMessaggioPosta.map((stato) => [stato, stato] as const),
  },
];

const statoDi: Record<MessaggioPosta['stato'], { tipo: TipoStato; testo: string }> = {
  'In attesa': { tipo: 'aperto', testo: m.inAttesa },
  Inviata: { tipo: 'inviato', testo: m.inviata },
  'In Posta, non spedita': { tipo: 'daFare', testo: m.nonSpedita },
  Errore: { tipo: 'errore', testo: m.errore },
};

const colonne = prepareColonne<MessaggioPosta>([
  {
    nome: 'destinatario',
    testo: m.destinatario,
    ordina: 'Destinatario',
    valore: (riga) => riga.destinatario,
  },
  {
    nome: 'oggetto',
    testo: m.oggetto,
    fissa: true,
    valore: (riga) => riga.oggetto,
    render: (riga) => <strong>{riga.oggetto}</strong>,
  },
  {
    nome: 'stato',
    testo: m.stato,
    larghezza: 180,
    valore: (riga) => statoDi[riga.stato].testo,
    render: (riga) => <Stato {...statoDi[riga.stato]} />,
  },
  {
    nome: 'creatoIl',
    testo: m.creata,
    tipo: 'datetime',
    ordina: 'CreatoIl',
    aDestra: true,
    valore: (riga) => riga.creatoIl,
  },
]);
const ORDINE = ['-CreatoIl'];

/** The outbox: list at the left, the message at the right. */
export function PostaPage() {
  const [scelta, setScelta] = useState<string | null>(null);
  const { elenco } = useElenco({
    percorso: percorsi.postaLista,
    nome: 'posta',
    lista: null,
    colonne,
    ordine: ORDINE,
    chiavi: ['Stato'],
    makeQuery: postaQuery,
  });
  const { data: uscita } = useQuery(uscitaQuery);
  const riprova = useRiprovaPosta();
  const totale = elenco.dati?.totale;
  const spedisce = uscita?.spedisce ?? false;
  const conteggi = uscita?.conteggi;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && conteggi !== undefined && describe(totale, spedisce, conteggi)}
      azioni={
        spedisce &&
        (conteggi?.errori ?? 0) > 0 && (
          <Button icona={IconRefresh} inCorso={riprova.isPending} onClick={() => riprova.mutate(null)}>
            {m.riprovaTutte(conteggi?.errori ?? 0)}
          </Button>
        )
      }
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.oggetto}
      onOpen={(riga) => setScelta(riga.id)}
      attuale={scelta}
      accanto={<Lettura id={scelta} spedisce={spedisce} />}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}

type Conteggi = { inAttesa: number; inviateOggi: number; errori: number; tornate: number };
const describe = (totale: number, spedisce: boolean, conteggi: Conteggi): string =>
  spedisce ? m.siSpedisce(m.quanti(totale), conteggi) : m.nonSiSpedisce(m.quanti(totale));
