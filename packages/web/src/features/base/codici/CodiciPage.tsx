import { type EnteSede, percorsi, sezioneTributo } from '@quadra/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiCodici as m } from '../../../messages/codici.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import {
  type Filiale,
  filialiQuery,
  makeSediQuery,
  type Sede,
  type Tributo,
  tributiQuery,
} from './codici.api.ts';
import { VerificaIban } from './VerificaIban.tsx';

const quali = [
  ['tributi', m.tributi],
  ['banche', m.banche],
  ['inps', m.inps],
  ['inail', m.inail],
] as const;
type Quale = (typeof quali)[number][0];

const filtriTributi: readonly CampoFiltro[] = [
  { chiave: 'Codice', nome: m.codice, larghezza: 110 },
  { chiave: 'Descrizione', nome: m.descrizione, larghezza: 260 },
  { chiave: 'Sezione', nome: m.sezione, larghezza: 200, scelte: sezioneTributo.map((s) => [s, s] as const) },
  {
    chiave: 'Rateizzabile',
    nome: m.rateizzabile,
    larghezza: 130,
    scelte: [
      ['true', m.si],
      ['false', m.no],
    ],
  },
];
const colonneTributi = prepareColonne<Tributo>([
  {
    nome: 'codice',
    testo: m.codice,
    ordina: 'Codice',
    larghezza: 90,
    fissa: true,
    cifre: true,
    valore: (t) => t.codice,
  },
  {
    nome: 'descrizione',
    testo: m.descrizione,
    ordina: 'Descrizione',
    larghezza: 460,
    valore: (t) => t.descrizione,
  },
  { nome: 'sezione', testo: m.sezione, ordina: 'Sezione', larghezza: 190, valore: (t) => t.sezione },
  { nome: 'uso', testo: m.uso, larghezza: 130, valore: (t) => t.uso },
  {
    nome: 'rateizzabile',
    testo: m.rateizzabile,
    tipo: 'bool',
    larghezza: 110,
    valore: (t) => t.rateizzabile,
  },
  { nome: 'validoDa', testo: m.validoDa, tipo: 'date', larghezza: 110, valore: (t) => t.validoDa },
  { nome: 'validoA', testo: m.validoA, tipo: 'date', larghezza: 110, valore: (t) => t.validoA },
]);

const filtriBanche: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.denominazione, larghezza: 240 },
  { chiave: 'Abi', nome: m.abi, larghezza: 100 },
  { chiave: 'Cab', nome: m.cab, larghezza: 100 },
  { chiave: 'Agenzia', nome: m.agenzia, larghezza: 180 },
];
const colonneBanche = prepareColonne<Filiale>([
  { nome: 'abi', testo: m.abi, ordina: 'Abi', larghezza: 90, fissa: true, cifre: true, valore: (s) => s.abi },
  { nome: 'cab', testo: m.cab, ordina: 'Cab', larghezza: 90, cifre: true, valore: (s) => s.cab },
  {
    nome: 'denominazione',
    testo: m.denominazione,
    ordina: 'Denominazione',
    larghezza: 360,
    valore: (s) => s.denominazione,
  },
  { nome: 'agenzia', testo: m.agenzia, ordina: 'Agenzia', larghezza: 260, valore: (s) => s.agenzia },
  { nome: 'bic', testo: m.bic, larghezza: 130, cifre: true, valore: (s) => s.bic },
]);

const filtriSedi: readonly CampoFiltro[] = [
  { chiave: 'Descrizione', nome: m.descrizione, larghezza: 240 },
  { chiave: 'Codice', nome: m.codice, larghezza: 110 },
  { chiave: 'Provincia', nome: m.provincia, larghezza: 110 },
];
const colonneSedi = prepareColonne<Sede>([
  {
    nome: 'codice',
    testo: m.codice,
    ordina: 'Codice',
    larghezza: 110,
    fissa: true,
    cifre: true,
    valore: (s) => s.codice,
  },
  {
    nome: 'descrizione',
    testo: m.descrizione,
    ordina: 'Descrizione',
    larghezza: 420,
    valore: (s) => s.descrizione,
  },
  { nome: 'provincia', testo: m.provincia, ordina: 'Provincia', larghezza: 110, valore: (s) => s.provincia },
]);

type PropsLista = { azioni: ReactNode };

function Tributi({ azioni }: PropsLista) {
  const { elenco } = useElenco({
    percorso: percorsi.tributoLista,
    nome: 'tributi',
    lista: null,
    colonne: colonneTributi,
    ordine: ['Codice'],
    makeQuery: tributiQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={azioni}
      campiFiltro={filtriTributi}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.codice}
      vuoto={{ titolo: m.nessuno, testo: m.nessunTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}

function Banche({ azioni }: PropsLista) {
  const { elenco } = useElenco({
    percorso: percorsi.filialeLista,
    nome: 'filiali',
    lista: null,
    colonne: colonneBanche,
    ordine: ['Denominazione', 'Abi', 'Cab'],
    makeQuery: filialiQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={azioni}
      esito={<VerificaIban />}
      campiFiltro={filtriBanche}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.denominazione}
      vuoto={{ titolo: m.nessuno, testo: m.nessunTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}

function Sedi({ azioni, ente }: PropsLista & { ente: EnteSede }) {
  const makeQuery = useMemo(() => makeSediQuery(ente), [ente]);
  const { elenco } = useElenco({
    percorso: percorsi.sedeLista,
    nome: `sedi ${ente}`,
    lista: null,
    colonne: colonneSedi,
    ordine: ['Descrizione', 'Codice'],
    makeQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={azioni}
      campiFiltro={filtriSedi}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.descrizione}
      vuoto={{ titolo: m.nessunaSede, testo: m.nessunaSedeTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}

/** The codes that an F24 is written with: taxes, banks, offices of INPS and INAIL. */
export function CodiciPage() {
  const [quale, setQuale] = useState<Quale>('tributi');
  const azioni = <Segmenti nome={m.quale} voci={quali} valore={quale} onChange={setQuale} />;
  if (quale === 'tributi') return <Tributi azioni={azioni} />;
  if (quale === 'banche') return <Banche azioni={azioni} />;
  return <Sedi key={quale} azioni={azioni} ente={quale === 'inps' ? 'INPS' : 'INAIL'} />;
}
