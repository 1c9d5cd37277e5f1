import { percorsi } from '@quadra/contract';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { formatRitmo } from './StudiInEsaurimento.tsx';
import { canVedereCasa, creditiStudiQuery, type StudioInEsaurimento } from './venditore.api.ts';

const makeColonne = () =>
  prepareColonne<StudioInEsaurimento>([
    {
      ...{ nome: 'studio', testo: m.studio, ordina: 'NomeStudio', fissa: true, larghezza: 260 },
      valore: (riga) => riga.nomeStudio,
      render: (riga) => <strong>{riga.nomeStudio}</strong>,
    },
    {
      ...{ nome: 'gestore', testo: m.gestore, ordina: 'NomeGestore', larghezza: 180 },
      valore: (riga) => riga.nomeGestore,
    },
    {
      ...{ nome: 'crediti', testo: m.crediti, tipo: 'int', ordina: 'Crediti', larghezza: 100 },
      valore: (riga) => riga.crediti,
    },
    {
      ...{
        nome: 'aSettimana',
        testo: m.aSettimana,
        ordina: 'ASettimana',
        larghezza: 120,
        aDestra: true,
        cifre: true,
      },
      valore: (riga) => formatRitmo(riga.aSettimana),
    },
    {
      ...{ nome: 'finisconoIl', testo: m.finisconoIl, tipo: 'date', ordina: 'FinisconoIl', larghezza: 130 },
      valore: (riga) => riga.finisconoIl,
    },
    {
      ...{ nome: 'compratoIl', testo: m.compratoIl, tipo: 'date', larghezza: 130 },
      valore: (riga) => riga.compratoIl,
    },
    {
      ...{ nome: 'propostaIl', testo: m.propostaIl, tipo: 'date', larghezza: 130 },
      valore: (riga) => riga.propostaIl,
    },
  ]);
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'NomeStudio', nome: m.studio, larghezza: 200 },
  { chiave: 'NomeGestore', nome: m.gestore, larghezza: 160 },
  { chiave: 'DataA', nome: m.finisconoEntro, larghezza: 170, tipo: 'data' },
  { chiave: 'SenzaUso', nome: m.senzaUsoFiltro, larghezza: 160, tipo: 'sino' },
];
const ORDINE = ['FinisconoIl', 'Crediti'];

/** The studi with the credits they have, how many they use, and the day on which they end. */
export const CreditiStudiPage = () =>
  canVedereCasa(useSessione().utente) ? <Studi /> : <NonAutorizzato titolo={m.elencoTitolo} />;

function Studi() {
  const { history } = useRouter();
  const colonne = useMemo(makeColonne, []);
  const { elenco } = useElenco({
    percorso: percorsi.casaStudiLista,
    ...{ nome: 'crediti-studi', lista: null, colonne, ordine: ORDINE },
    chiavi: ['DataA', 'SenzaUso'],
    makeQuery: creditiStudiQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.elencoTitolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => String(riga.idStudio)}
      nomeDi={(riga) => riga.nomeStudio}
      onOpen={(riga) => history.push(`/studi/${riga.idStudio}`)}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
