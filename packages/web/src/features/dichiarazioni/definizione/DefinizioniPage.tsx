import { percorsi } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { makeColonnaAnno, makeColonnaStato } from '../../../ui/elenco/colonne-comuni.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { type Colonna, prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import css from './Definizione.module.css';
import { definizioniQuery, type RigaDefinizione } from './definizione.api.ts';
import { computePermessi } from './permessi.ts';
import { fonteAnni, fonteGeneri, fonteModelli, fonteStati, nameModello } from './scelte.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Anno', nome: m.anno, tipo: 'tendina', fonte: fonteAnni, larghezza: 100 },
  { chiave: 'Modello', nome: m.modello, tipo: 'tendina', fonte: fonteModelli, larghezza: 160 },
  { chiave: 'Genere', nome: m.genere, tipo: 'tendina', fonte: fonteGeneri, larghezza: 125 },
  { chiave: 'Stato', nome: m.stato, tipo: 'tendina', fonte: fonteStati, larghezza: 150 },
  { chiave: 'Quadro', nome: m.quadro, larghezza: 80 },
  { chiave: 'Codice', nome: m.codice, larghezza: 110 },
];
const COLORI = {
  Bozza: 'giallo',
  Pubblicata: 'verde',
  'Pubblicata con bozza': 'azzurro',
  Ritirata: 'grigio',
} as const;

const colonneDefinizioni: readonly Colonna<RigaDefinizione>[] = [
  {
    nome: 'codice',
    testo: m.codice,
    ordina: 'Codice',
    fissa: true,
    larghezza: 180,
    valore: (riga) => riga.codice,
    render: (riga) => (
      <Link
        to="/definizioni/$id"
        params={{ id: riga.id }}
        tabIndex={-1}
        className={css.link}
        title={riga.codice}
      >
        {riga.codice}
      </Link>
    ),
  },
  makeColonnaAnno(m.anno),
  {
    nome: 'modello',
    testo: m.modello,
    ordina: 'Modello',
    larghezza: 180,
    valore: (riga) => nameModello(riga.modello),
  },
  { nome: 'quadro', testo: m.quadro, ordina: 'Quadro', larghezza: 90, valore: (riga) => riga.quadro },
  {
    nome: 'casella',
    testo: m.casella,
    ordina: 'Casella',
    cifre: true,
    larghezza: 110,
    valore: (riga) => riga.casella,
  },
  {
    nome: 'genere',
    testo: m.genere,
    ordina: 'Genere',
    larghezza: 120,
    valore: (riga) => m.generi[riga.genere],
  },
  makeColonnaStato(m.stato, COLORI),
  {
    nome: 'versione',
    testo: m.versione,
    tipo: 'int',
    larghezza: 90,
    valore: (riga) => riga.pubblicata ?? riga.ultima,
  },
  {
    nome: 'modificata',
    testo: m.modificata,
    tipo: 'datetime',
    ordina: 'ModificataIl',
    larghezza: 150,
    valore: (riga) => riga.modificataIl,
  },
];
const CHIAVI = campiFiltro.map(({ chiave }) => chiave);
const ORDINE = ['-Anno', 'Modello', 'Quadro', 'Casella'];

/** What the vendor defined of the caselle, by year and form. */
export function DefinizioniPage() {
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista() {
  const navigate = useNavigate();
  const { crea } = computePermessi(useSessione().utente);
  const colonne = useMemo(() => prepareColonne(colonneDefinizioni), []);
  const { elenco } = useElenco({
    percorso: percorsi.definizioneLista,
    nome: 'definizione',
    lista: null,
    colonne,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: definizioniQuery,
  });
  const totale = elenco.dati?.totale;
  const nuova = crea && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/definizioni/nuova' })}>
      {m.nuova}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={nuova}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.codice}
      onOpen={(riga) => navigate({ to: '/definizioni/$id', params: { id: riga.id } })}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri, azione: nuova }}
    />
  );
}
