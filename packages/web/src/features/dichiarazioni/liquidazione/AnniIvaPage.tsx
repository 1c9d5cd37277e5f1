import { percorsi, percorso } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiLiquidazione as m } from '../../../messages/liquidazione.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { makeLiquidazioniQuery, type RigaLiquidazione } from './liquidazione.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 200 },
  { chiave: 'PartitaIva', nome: m.partitaIva, larghezza: 140 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 160 },
  { chiave: 'Periodicita', nome: m.periodicita, larghezza: 210, scelte: Object.entries(m.periodicitaDi) },
];
const ORDINE = ['Denominazione'];
const TRIMESTRI = [1, 2, 3, 4];

const colonne = prepareColonne<RigaLiquidazione>([
  {
    nome: 'cliente',
    testo: m.cliente,
    ordina: 'Denominazione',
    fissa: true,
    larghezza: 300,
    valore: (una) => una.denominazione,
  },
  {
    nome: 'partitaIva',
    testo: m.partitaIva,
    ordina: 'PartitaIva',
    larghezza: 130,
    valore: (una) => una.partitaIva,
  },
  {
    nome: 'codiceFiscale',
    testo: m.codiceFiscale,
    ordina: 'CodiceFiscale',
    larghezza: 170,
    valore: (una) => una.codiceFiscale,
  },
  {
    nome: 'periodicita',
    testo: m.periodicita,
    ordina: 'Periodicita',
    larghezza: 220,
    valore: (una) => (una.periodicita === null ? m.daScrivere : m.periodicitaDi[una.periodicita]),
  },
  {
    nome: 'periodi',
    testo: m.periodi,
    larghezza: 80,
    cifre: true,
    valore: (una) => (una.periodi === 0 ? '–' : String(una.periodi)),
  },
  {
    nome: 'file',
    testo: m.file,
    larghezza: 180,
    valore: (una) =>
      TRIMESTRI.filter((n) => una.trimestri.includes(n))
        .map((n) => m.trimestre(n).split(' ')[0])
        .join(', ') || '–',
  },
]);

const annoInCorso = (): number => Number(giornoDiRoma(new Date()).slice(0, 4));

/** The clients with a VAT number, and how the liquidations of a year of each stand. */
export function AnniIvaPage() {
  const { anno } = useSearch({ strict: false });
  const annoImposta = Number(anno ?? annoInCorso());
  const isScelto = useRef(false);
  return <Lista key={annoImposta} annoImposta={annoImposta} isScelto={isScelto} />;
}

/** `isScelto`: the year was chosen here, and the list of before is gone: the focus is still on the choice. */
function Lista({ annoImposta, isScelto }: { annoImposta: number; isScelto: RefObject<boolean> }) {
  const scelta = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isScelto.current) scelta.current?.querySelector<HTMLElement>('input:checked')?.focus();
    isScelto.current = false;
  }, [isScelto]);
  const navigate = useNavigate();
  const makeQuery = useMemo(() => makeLiquidazioniQuery(annoImposta), [annoImposta]);
  const { elenco } = useElenco({
    percorso: percorso(percorsi.liquidazioneLista, { annoImposta }),
    nome: 'anni-iva',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery,
  });
  const totale = elenco.dati?.totale;
  const corrente = annoInCorso();
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={
        <div ref={scelta}>
          <Segmenti
            nome={m.annoImposta}
            voci={[corrente - 2, corrente - 1, corrente].map((n) => [String(n), m.anno(n)] as const)}
            valore={String(annoImposta)}
            onChange={(scelto) => {
              isScelto.current = true;
              void navigate({ to: '/anno-iva', search: { anno: Number(scelto) } });
            }}
          />
        </div>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.idAnagrafica}
      nomeDi={(una) => m.di(una.denominazione, una.annoImposta)}
      onOpen={(una) =>
        void navigate({
          to: '/anno-iva/$anno/$cliente',
          params: { anno: String(annoImposta), cliente: una.idAnagrafica },
        })
      }
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
