import { percorsi } from '@quadra/contract';
import { useState } from 'react';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiPosta as m } from '../../../messages/posta.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { Lettura } from './Lettura.tsx';
import { type MessaggioPosta, postaQuery } from './posta.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Destinatario', nome: m.destinatario, larghezza: 180 },
  { chiave: 'Oggetto', nome: m.oggetto, larghezza: 180 },
];

/** This page is there only where no server of mail is: what is done with a message is to put it here. */
const statoDi: Record<MessaggioPosta['stato'], { tipo: TipoStato; testo: string }> = {
  'In attesa': { tipo: 'aperto', testo: m.inAttesa },
  Inviata: { tipo: 'daFare', testo: m.nonSpedita },
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
    makeQuery: postaQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.nonSiSpedisce(m.quanti(totale))}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.oggetto}
      onOpen={(riga) => setScelta(riga.id)}
      attuale={scelta}
      accanto={<Lettura id={scelta} />}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
