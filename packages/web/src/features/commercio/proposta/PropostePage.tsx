import { percorsi, statoNotaSpese, statoOfferta, type TipoProposta } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiProposta as m, paroleProposta } from '../../../messages/proposta.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { computePermessi, formatCifre, makeProposteQuery, type Voce } from './proposta.api.ts';
import { useProposta } from './useProposta.tsx';

const segni: Readonly<Record<Voce['stato'], TipoStato>> = {
  'Da valutare': 'aperto',
  Accettata: 'fatto',
  Rifiutata: 'assente',
  'Da fatturare': 'daFare',
  Fatturata: 'fatto',
  Annullata: 'assente',
};
const makeCampiFiltro = (tipo: TipoProposta): readonly CampoFiltro[] => [
  { chiave: 'Numero', nome: m.numero, larghezza: 120 },
  { chiave: 'Cliente', nome: m.cliente, larghezza: 200 },
  {
    ...{ chiave: 'Stato', nome: m.stato, larghezza: 150 },
    scelte: (tipo === 'Offerta' ? statoOfferta : statoNotaSpese).map((uno) => [uno, uno] as const),
  },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
];
const importo = (nome: 'importo' | 'iva' | 'totale') => ({
  ...{ nome, testo: m[nome], larghezza: 110, aDestra: true, cifre: true },
  ...(nome === 'totale' ? { ordina: 'Totale' } : {}),
  valore: (una: Voce) => formatCifre(una[nome]),
});
const makeColonne = (tipo: TipoProposta) =>
  prepareColonne<Voce>([
    {
      ...{ nome: 'numero', testo: m.numero, ordina: 'Numero', fissa: true, larghezza: 110 },
      valore: (una) => una.numero,
    },
    {
      ...{ nome: 'data', testo: m.data, ordina: 'Data', larghezza: 100, cifre: true },
      valore: (una) => formatData(una.data),
    },
    { nome: 'cliente', testo: m.cliente, ordina: 'Cliente', larghezza: 240, valore: (una) => una.cliente },
    importo('importo'),
    importo('iva'),
    importo('totale'),
    ...(tipo === 'Offerta'
      ? [
          {
            ...{ nome: 'scadenza', testo: m.scadenza, ordina: 'Scadenza', larghezza: 100, cifre: true },
            valore: (una: Voce) => (una.scadenza === null ? '' : formatData(una.scadenza)),
          },
        ]
      : []),
    {
      ...{ nome: 'stato', testo: m.stato, ordina: 'Stato', larghezza: 140 },
      valore: (una) => (una.scaduta ? m.scaduta : una.stato),
      render: (una) => (
        <Stato
          tipo={una.scaduta ? 'assente' : segni[una.stato]}
          testo={una.scaduta ? m.scaduta : una.stato}
        />
      ),
    },
  ]);
const ORDINE = ['-Data', '-Numero'];

function Pagina({ tipo }: { tipo: TipoProposta }) {
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Lista tipo={tipo} /> : <NonAutorizzato titolo={paroleProposta[tipo].titolo} />;
}

function Lista({ tipo }: { tipo: TipoProposta }) {
  const { guardaVendite, scrive } = computePermessi(useSessione().utente);
  const parole = paroleProposta[tipo];
  const { askNuova, open } = useProposta(tipo);
  const colonne = useMemo(() => makeColonne(tipo), [tipo]);
  const campiFiltro = useMemo(() => makeCampiFiltro(tipo), [tipo]);
  const makeQuery = useMemo(() => makeProposteQuery(tipo), [tipo]);
  const { elenco } = useElenco({
    percorso: percorsi.propostaLista,
    nome: tipo === 'Offerta' ? 'offerte' : 'note-spese',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery,
  });
  const totale = elenco.dati?.totale;
  const nuova = scrive && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void askNuova()}>
      {parole.nuova}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={parole.titolo}
      dettaglio={totale !== undefined && parole.quante(totale)}
      azioni={nuova}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => una.numero}
      onOpen={(una) => void open(una)}
      vuoto={{
        titolo: parole.nessuna,
        testo: guardaVendite ? parole.nessunaTesto : parole.nessunaRicevuta,
        titoloFiltri: m.nessunaConFiltri,
        azione: nuova,
      }}
    />
  );
}

/** The offers: of who sells those it made, of a studio those it may accept or refuse. */
export const OffertePage = () => <Pagina tipo="Offerta" />;
/** The expense notes. */
export const NoteSpesePage = () => <Pagina tipo="Nota spese" />;
