import { percorsi, statoMandato } from '@quadra/contract';
import { formatData, formatIban } from '@quadra/values';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { askAcquisto, mayComprare } from '../../../dominio/acquisto/ask-acquisto.tsx';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiAcquisto as ma } from '../../../messages/acquisto.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { computePermessi } from './pagamento.api.ts';
import { type Mandato, mandatiQuery } from './sdd.api.ts';
import { useMandato } from './useMandato.tsx';

const segni: Readonly<Record<Mandato['stato'], TipoStato>> = {
  'Da firmare': 'aperto',
  Attivo: 'fatto',
  Sospeso: 'attenzione',
  Revocato: 'assente',
  Scaduto: 'assente',
};
const makeCampiFiltro = (conStudio: boolean): readonly CampoFiltro[] => [
  ...(conStudio ? [{ chiave: 'NomeStudio', nome: m.studio, larghezza: 180 }] : []),
  { chiave: 'Stato', nome: m.stato, larghezza: 150, scelte: statoMandato.map((uno) => [uno, uno] as const) },
  { chiave: 'Codice', nome: m.mandato, larghezza: 160 },
];

const data = (giorno: string | null): string => (giorno === null ? '' : formatData(giorno));
const makeColonne = (conStudio: boolean) =>
  prepareColonne<Mandato>([
    {
      nome: 'codice',
      testo: m.mandato,
      fissa: true,
      larghezza: 170,
      cifre: true,
      valore: (uno) => uno.codice,
    },
    ...(conStudio
      ? [
          {
            nome: 'studio',
            testo: m.studio,
            ordina: 'NomeStudio',
            larghezza: 220,
            valore: (uno: Mandato) => uno.nomeStudio,
          },
        ]
      : []),
    {
      nome: 'intestatario',
      testo: m.intestatario,
      ordina: 'Intestatario',
      larghezza: 200,
      valore: (uno) => uno.intestatario,
    },
    { nome: 'iban', testo: m.iban, larghezza: 260, cifre: true, valore: (uno) => formatIban(uno.iban) },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 130,
      valore: (uno) => uno.stato,
      render: (uno) => <Stato tipo={segni[uno.stato]} testo={uno.stato} />,
    },
    {
      nome: 'firmato',
      testo: m.firmatoIl,
      ordina: 'DataMandato',
      larghezza: 120,
      cifre: true,
      valore: (uno) => data(uno.dataMandato),
    },
    {
      nome: 'prossimo',
      testo: m.prossimoAddebito,
      larghezza: 150,
      cifre: true,
      valore: (uno) => data(uno.prossimoAddebito),
    },
    { nome: 'motivo', testo: m.motivo, larghezza: 240, valore: (uno) => uno.motivo ?? '' },
  ]);
const ORDINE = ['-Creato'];

/** Direct debit: for who buys, his mandate and what is debited; for who sells, mandates, files for the bank, outcomes. */
export function SddPage() {
  return computePermessi(useSessione().utente).legge ? <Lista /> : <NonAutorizzato titolo={m.sdd} />;
}

function Lista() {
  const { utente } = useSessione();
  const { vende } = computePermessi(utente);
  const conStudio = utente.studioId === null;
  const { open, prepare, showAddebiti, showDistinte, readFile, aggiorna } = useMandato();
  const colonne = useMemo(() => makeColonne(conStudio), [conStudio]);
  const campiFiltro = useMemo(() => makeCampiFiltro(conStudio), [conStudio]);
  const { elenco } = useElenco({
    percorso: percorsi.mandatoLista,
    nome: 'mandati',
    lista: null,
    dataDa: true,
    colonne,
    ordine: ORDINE,
    makeQuery: mandatiQuery,
  });
  const compra = mayComprare(utente);
  const totale = elenco.dati?.totale;
  const prepara = compra && <Button onClick={() => void prepare()}>{m.preparaMandato}</Button>;
  return (
    <Elenco
      {...elenco}
      titolo={m.sdd}
      dettaglio={totale !== undefined && m.quantiMandati(totale)}
      azioni={
        <>
          <Button onClick={showAddebiti}>{m.addebiti}</Button>
          {vende && <Button onClick={showDistinte}>{m.distinte}</Button>}
          {vende && <Button onClick={() => void readFile()}>{m.leggiEsiti}</Button>}
          {prepara}
          {compra && (
            <Button aspetto="primary" onClick={() => void askAcquisto().then(aggiorna)}>
              {ma.compra}
            </Button>
          )}
        </>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => m.mandatoDi(uno.codice)}
      onOpen={(uno) => open(uno)}
      vuoto={{
        titolo: m.nessunMandato,
        testo: m.nessunMandatoTesto,
        titoloFiltri: m.nessunMandatoFiltri,
        azione: prepara,
      }}
    />
  );
}
