import { percorsi, type StatoF24, statoF24, statoInvioF24 } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconFiles, IconFileUpload, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiF24 as m } from '../../../messages/f24.ts';
import { messaggiBancaF24 } from '../../../messages/f24-banca.ts';
import { messaggiMassaF24 } from '../../../messages/f24-massa.ts';
import { messaggiModelloF24 } from '../../../messages/f24-modello.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { BarraMolti } from './BarraMolti.tsx';
import { type F24, f24Query, mayScrivereF24 } from './f24.api.ts';
import { writeEuro } from './importi.ts';

const forme: Readonly<Record<StatoF24, TipoStato>> = {
  'Da pagare': 'daFare',
  Inviato: 'inviato',
  Pagato: 'fatto',
  Annullato: 'assente',
};
const toScelte = (voci: readonly string[]) => voci.map((voce) => [voce, voce] as const);
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 190 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 150 },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
  { chiave: 'Stato', nome: m.stato, larghezza: 130, scelte: toScelte(statoF24) },
  { chiave: 'StatoInvio', nome: m.statoInvio, larghezza: 130, scelte: toScelte(statoInvioF24) },
];
const ORDINE = ['Scadenza', 'Denominazione', 'Numero'];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<F24>([
    {
      nome: 'numero',
      testo: m.numero,
      tipo: 'int',
      ordina: 'Numero',
      larghezza: 80,
      valore: (uno) => uno.numero,
    },
    {
      nome: 'cliente',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      larghezza: 190,
      valore: (uno) => uno.denominazione,
    },
    {
      nome: 'codiceFiscale',
      testo: m.codiceFiscale,
      ordina: 'CodiceFiscale',
      larghezza: 160,
      valore: (uno) => uno.codiceFiscale,
    },
    {
      nome: 'scadenza',
      scheda: 'dato',
      testo: m.scadenza,
      ordina: 'Scadenza',
      larghezza: 110,
      cifre: true,
      valore: (uno) => formatData(uno.scadenza),
    },
    {
      nome: 'debito',
      testo: m.debito,
      ordina: 'Debito',
      larghezza: 120,
      cifre: true,
      aDestra: true,
      valore: (uno) => writeEuro(uno.debito),
    },
    {
      nome: 'credito',
      testo: m.credito,
      ordina: 'Credito',
      larghezza: 120,
      cifre: true,
      aDestra: true,
      valore: (uno) => writeEuro(uno.credito),
    },
    {
      ...{
        nome: 'saldo',
        scheda: 'dato' as const,
        testo: m.saldo,
        larghezza: 120,
        cifre: true,
        aDestra: true,
      },
      valore: (uno) => writeEuro(uno.saldo),
    },
    {
      ...{ nome: 'stato', testo: m.stato, ordina: 'Stato', larghezza: 116 },
      valore: (uno) => uno.stato,
      render: (uno) => <Stato tipo={forme[uno.stato]} testo={uno.stato} />,
    },
    {
      nome: 'statoInvio',
      testo: m.statoInvio,
      ordina: 'StatoInvio',
      larghezza: 116,
      valore: (uno) => uno.statoInvio,
    },
    {
      nome: 'pagatoIl',
      testo: m.pagatoIl,
      ordina: 'PagatoIl',
      larghezza: 110,
      cifre: true,
      valore: (uno) => (uno.pagatoIl === null ? '' : formatData(uno.pagatoIl)),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (uno: F24) => uno.nomeStudio }]
      : []),
  ]);

/** The models F24 of the clients, by their due date. */
export function F24Page() {
  const { utente } = useSessione();
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.f24Lista,
    nome: 'f24',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: f24Query,
  });
  const totale = elenco.dati?.totale;
  const navigate = useNavigate();
  const nuovo = mayScrivereF24(utente) && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void navigate({ to: '/f24/nuovo' })}>
      {messaggiModelloF24.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={
        <>
          {mayScrivereF24(utente) && (
            <>
              <Button icona={IconFileUpload} onClick={() => void navigate({ to: '/f24/banca' })}>
                {messaggiBancaF24.vai}
              </Button>
              <Button icona={IconFiles} onClick={() => void navigate({ to: '/f24/massa' })}>
                {messaggiMassaF24.vai}
              </Button>
            </>
          )}
          {nuovo}
        </>
      }
      selezione={selezione}
      onSelezione={setSelezione}
      barra={
        totale !== undefined && <BarraMolti {...{ selezione, filtro, totale }} onSelezione={setSelezione} />
      }
      campiFiltro={campiFiltro}
      onOpen={(uno) => void navigate({ to: '/f24/$id', params: { id: uno.id } })}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => m.di(uno.denominazione, uno.numero)}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: nuovo }}
    />
  );
}
