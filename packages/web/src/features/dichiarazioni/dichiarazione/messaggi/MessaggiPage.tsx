import { letturaMessaggio, percorsi, statoMessaggio } from '@quadra/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { useElenco } from '../../../../dominio/elenco/useElenco.ts';
import { messaggiMessaggio as m } from '../../../../messages/messaggio.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../../ui/griglia/colonna.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { SceltaAnno } from '../elenco/SceltaAnno.tsx';
import { type Messaggio, makeMessaggiQuery } from './messaggi.api.ts';
import { StatoMessaggio } from './StatoMessaggio.tsx';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Mittente', nome: m.mittente, larghezza: 180 },
  { chiave: 'Destinatario', nome: m.destinatario, larghezza: 180 },
  { chiave: 'Lettura', nome: m.lettura, larghezza: 140, scelte: letturaMessaggio.map((uno) => [uno, uno]) },
  { chiave: 'Stato', nome: m.stato, larghezza: 140, scelte: statoMessaggio.map((stato) => [stato, stato]) },
];
const CHIAVI = campiFiltro.map(({ chiave }) => chiave);
const ORDINE = ['-InviatoIl'];

/** One that was taken over by another has nothing to be read. */
const tellLettura = ({ lettoIl, lettoDa, stato }: Messaggio): string => {
  if (lettoIl !== null) return m.lettoBreve(lettoDa ?? '');
  return stato === 'Sostituito' ? '' : m.daLeggere;
};

const colonne = prepareColonne<Messaggio>([
  {
    nome: 'mittente',
    testo: m.mittente,
    ordina: 'Mittente',
    fissa: true,
    valore: (riga) => riga.mittente,
    render: (riga) => <strong>{riga.mittente}</strong>,
  },
  {
    nome: 'destinatario',
    testo: m.destinatario,
    ordina: 'Destinatario',
    valore: (riga) => riga.destinatario,
  },
  {
    nome: 'quadro',
    testo: m.quadro,
    ordina: 'Quadro',
    larghezza: 150,
    cifre: true,
    valore: ({ righi, quadro }) => `${righi.join(', ')} → ${quadro}`,
  },
  {
    nome: 'stato',
    testo: m.stato,
    ordina: 'Stato',
    larghezza: 250,
    valore: (riga) => riga.stato,
    render: (riga) => <StatoMessaggio messaggio={riga} />,
  },
  {
    nome: 'lettura',
    testo: m.lettura,
    larghezza: 190,
    valore: tellLettura,
    render: (riga) => {
      const testo = tellLettura(riga);
      return testo && <Stato tipo={riga.lettoIl === null ? 'aperto' : 'fatto'} testo={testo} />;
    },
  },
  {
    nome: 'inviatoIl',
    testo: m.inviato,
    tipo: 'datetime',
    ordina: 'InviatoIl',
    aDestra: true,
    valore: (riga) => riga.inviatoIl,
  },
]);

/** The messages between the declarations of a year. A row opens where it is read: who receives it, or else who sent it. */
export function MessaggiPage() {
  const { anni, annoFiscale } = useSessione().configurazione;
  const navigate = useNavigate();
  const { anno = annoFiscale }: { anno?: number } = useSearch({ strict: false });
  const { elenco } = useElenco({
    percorso: percorsi.messaggioLista,
    nome: 'messaggi',
    lista: null,
    colonne,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: useMemo(() => makeMessaggiQuery(anno), [anno]),
  });
  const totale = elenco.dati?.totale;
  const open = ({ idDestinatario, idMittente, quadro }: Messaggio) =>
    navigate({
      to: '/dichiarazione/$anno/$id/$vista',
      params: {
        anno: String(anno),
        id: idDestinatario ?? idMittente,
        vista: idDestinatario === null ? 'riepilogo' : `quadro${quadro}`,
      },
    });
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => `${riga.mittente}, ${riga.destinatario}`}
      onOpen={(riga) => void open(riga)}
      vuoto={{
        titolo: m.nessuno(anno),
        testo: m.nessunoTesto,
        titoloFiltri: m.nessunoConFiltri,
        azione: <Button onClick={() => navigate({ to: '/dichiarazioni' })}>{m.vaiDichiarazioni}</Button>,
      }}
      azioni={<SceltaAnno anno={anno} anni={anni} percorso="/messaggi" />}
    />
  );
}
