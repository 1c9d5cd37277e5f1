import { percorsi } from '@quadra/contract';
import { formatData, formatIt, toCentesimi } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiPianificatore as m } from '../../../messages/pianificatore.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Barre } from './Barre.tsx';
import css from './Pianificatore.module.css';
import { type Cassa, cassaQuery, type Mese, mesiQuery } from './pianificatore.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 220 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 170 },
];
const ORDINE = ['Prossima', 'Denominazione'];
/** Months that have a column, and a bar. */
const COLONNE = 4;
const BARRE = 8;
const writeEuro = (euro: number | undefined) =>
  euro === undefined ? '' : formatIt(toCentesimi(euro), { decimali: 2, mostraZero: true });
const NESSUNO: readonly Mese[] = [];

const makeColonne = (mesi: readonly Mese[], conStudio: boolean) =>
  prepareColonne<Cassa>([
    {
      nome: 'cliente',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      larghezza: 240,
      valore: (una) => una.denominazione,
    },
    {
      nome: 'prossima',
      testo: m.prossima,
      ordina: 'Prossima',
      larghezza: 120,
      cifre: true,
      aDestra: true,
      valore: (una) => formatData(una.prossima),
    },
    { nome: 'quanti', testo: m.quantiF24, tipo: 'int', larghezza: 60, valore: (una) => una.quanti },
    {
      nome: 'inRitardo',
      testo: m.inRitardo,
      ordina: 'InRitardo',
      tipo: 'int',
      larghezza: 90,
      valore: (una) => una.inRitardo,
    },
    ...mesi.slice(0, COLONNE).map(({ mese }) => ({
      nome: mese,
      testo: m.mese(mese),
      cifre: true,
      aDestra: true,
      larghezza: 130,
      valore: (una: Cassa) => writeEuro(una.mesi.find((uno) => uno.mese === mese)?.importo),
    })),
    {
      nome: 'totale',
      testo: m.totaleEuro,
      ordina: 'Totale',
      cifre: true,
      aDestra: true,
      larghezza: 130,
      valore: (una) => writeEuro(una.totale),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (una: Cassa) => una.nomeStudio }]
      : []),
  ]);

type Props = { scelta: ReactNode; onCliente: (id: string) => void };

/** What every client has to pay, month by month, and how much cash all of them together. */
export function CassaStudio({ scelta, onCliente }: Props) {
  const { utente } = useSessione();
  const { data: mesi = NESSUNO } = useQuery(mesiQuery);
  const colonne = useMemo(() => makeColonne(mesi, utente.studioId === null), [mesi, utente.studioId]);
  const { elenco } = useElenco({
    percorso: percorsi.cassaLista,
    nome: 'pianificatore',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: cassaQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={scelta}
      esito={
        mesi.length > 0 && (
          <div className={css.cash}>
            <Barre
              titolo={m.cassa}
              mesi={mesi.slice(0, BARRE).map(({ mese }) => mese)}
              serie={[
                {
                  lettera: '',
                  nome: m.diStudio,
                  piena: true,
                  importi: new Map(mesi.map(({ mese, importo }) => [mese, importo])),
                },
              ]}
            />
          </div>
        )
      }
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.idAnagrafica}
      nomeDi={(una) => una.denominazione}
      onOpen={(una) => onCliente(una.idAnagrafica)}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
