import { percorsi } from '@quadra/contract';
import { useSessione } from '../../../api/contesto.ts';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiVendita as m } from '../../../messages/vendita.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { VisteVendite } from './VisteVendite.tsx';
import {
  canVedereVendite,
  type VenditaPacchetto,
  type VenditaStudio,
  venditePacchettiQuery,
  venditeStudiQuery,
} from './vendita.api.ts';

type Conti = Omit<VenditaPacchetto, 'id' | 'pacchetto'>;
const anno = { chiave: 'Anno', nome: m.anno, larghezza: 80 } as const;
const importo = (nome: 'venduto' | 'incassato', ordina: string) => ({
  ...{ nome, testo: m[nome], ordina, larghezza: 112, aDestra: true, cifre: true },
  valore: (riga: Conti) => formatImporto(riga[nome]),
});
const crediti = (
  nome: 'creditiVenduti' | 'creditiUsati' | 'creditiScaduti' | 'creditiInScadenza',
  ordina: string,
  larghezza: number,
) => ({
  ...{ nome, testo: m[nome], tipo: 'int' as const, ordina, larghezza },
  valore: (riga: Conti) => riga[nome],
});
const makeColonneConti = () => [
  {
    ...{ nome: 'anno', testo: m.anno, ordina: 'Anno', larghezza: 92, cifre: true },
    valore: (riga: Conti) => String(riga.anno),
  },
  importo('venduto', 'Venduto'),
  importo('incassato', 'Incassato'),
  crediti('creditiVenduti', 'CreditiVenduti', 124),
  crediti('creditiUsati', 'CreditiUsati', 90),
  crediti('creditiScaduti', 'CreditiScaduti', 90),
  crediti('creditiInScadenza', 'CreditiInScadenza', 110),
];
const colonneStudi = prepareColonne<VenditaStudio>([
  {
    ...{ nome: 'nomeStudio', testo: m.studio, ordina: 'NomeStudio', fissa: true, larghezza: 220 },
    valore: (riga) => riga.nomeStudio,
  },
  {
    ...{ nome: 'nomeGestore', testo: m.gestore, ordina: 'NomeGestore', larghezza: 160 },
    valore: (riga) => riga.nomeGestore,
  },
  ...makeColonneConti(),
]);
const colonnePacchetti = prepareColonne<VenditaPacchetto>([
  {
    ...{ nome: 'pacchetto', testo: m.pacchetto, ordina: 'Pacchetto', fissa: true, larghezza: 240 },
    valore: (riga) => riga.pacchetto,
  },
  ...makeColonneConti(),
]);
const filtriStudi: readonly CampoFiltro[] = [
  { chiave: 'NomeStudio', nome: m.studio, larghezza: 200 },
  { chiave: 'NomeGestore', nome: m.gestore, larghezza: 160 },
  anno,
];
const filtriPacchetti: readonly CampoFiltro[] = [
  { chiave: 'Pacchetto', nome: m.pacchetto, larghezza: 200 },
  anno,
];
const ORDINE = ['-Anno', '-Venduto'];
const vuoto = { titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri };

function Studi() {
  const { elenco } = useElenco({
    percorso: percorsi.venditeStudioLista,
    ...{ nome: 'vendite-studi', lista: null, colonne: colonneStudi, ordine: ORDINE },
    makeQuery: venditeStudiQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.perStudio}
      dettaglio={totale !== undefined && m.quanti(totale)}
      esito={<VisteVendite vista="studi" />}
      campiFiltro={filtriStudi}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.nomeStudio}
      vuoto={vuoto}
    />
  );
}

function Pacchetti() {
  const { elenco } = useElenco({
    percorso: percorsi.venditePacchettoLista,
    ...{ nome: 'vendite-pacchetti', lista: null, colonne: colonnePacchetti, ordine: ORDINE },
    makeQuery: venditePacchettiQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.perPacchetto}
      dettaglio={totale !== undefined && m.quanti(totale)}
      esito={<VisteVendite vista="pacchetti" />}
      campiFiltro={filtriPacchetti}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.pacchetto}
      vuoto={vuoto}
    />
  );
}

/** What was sold to each studio, a line for each year. */
export const VenditeStudiPage = () =>
  canVedereVendite(useSessione().utente) ? <Studi /> : <NonAutorizzato titolo={m.perStudio} />;
/** What was sold of each package, a line for each year. */
export const VenditePacchettiPage = () =>
  canVedereVendite(useSessione().utente) ? <Pacchetti /> : <NonAutorizzato titolo={m.perPacchetto} />;
