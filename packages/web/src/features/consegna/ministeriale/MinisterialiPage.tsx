import { percorsi } from '@quadra/contract';
import { IconUpload } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiMinisteriale as m } from '../../../messages/ministeriale.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { makeColonnaAnno, makeColonnaStato } from '../../../ui/elenco/colonne-comuni.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { type Colonna, prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { CaricaMinisteriale } from './CaricaMinisteriale.tsx';
import css from './Ministeriale.module.css';
import { ministerialiQuery, type RigaMinisteriale } from './ministeriale.api.ts';
import { computePermessi } from './permessi.ts';
import { fonteAnni, fonteStati, fonteTipi } from './scelte.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Anno', nome: m.anno, tipo: 'tendina', fonte: fonteAnni, larghezza: 100 },
  { chiave: 'TipoDichiarazione', nome: m.tipo, tipo: 'tendina', fonte: fonteTipi, larghezza: 200 },
  { chiave: 'Stato', nome: m.stato, tipo: 'tendina', fonte: fonteStati, larghezza: 170 },
  { chiave: 'Nome', nome: m.file, larghezza: 160 },
];
const COLORI = { Bozza: 'giallo', Pubblicato: 'verde', 'Pubblicato con bozza': 'azzurro' } as const;

const colonneMinisteriali: readonly Colonna<RigaMinisteriale>[] = [
  {
    nome: 'tipo',
    testo: m.tipo,
    ordina: 'TipoDichiarazione',
    fissa: true,
    larghezza: 220,
    valore: (riga) => riga.tipoDichiarazione,
    render: (riga) => (
      <Link to="/modelli-ministeriali/$id" params={{ id: riga.id }} tabIndex={-1} className={css.link}>
        {riga.tipoDichiarazione}
      </Link>
    ),
  },
  makeColonnaAnno(m.anno),
  {
    nome: 'pagina',
    testo: m.pagina,
    tipo: 'int',
    ordina: 'Pagina',
    larghezza: 100,
    valore: (r) => r.paginaModello,
  },
  { nome: 'file', testo: m.file, ordina: 'Nome', larghezza: 220, valore: (riga) => riga.nome },
  { nome: 'pagine', testo: m.pagine, tipo: 'int', larghezza: 90, valore: (riga) => riga.pagine },
  { nome: 'campi', testo: m.campi, tipo: 'int', larghezza: 90, valore: (riga) => riga.campi },
  { nome: 'collegati', testo: m.collegati, tipo: 'int', larghezza: 100, valore: (riga) => riga.collegati },
  makeColonnaStato(m.stato, COLORI),
  {
    nome: 'modificato',
    testo: m.modificato,
    tipo: 'datetime',
    ordina: 'ModificatoIl',
    larghezza: 150,
    valore: (riga) => riga.modificatoIl,
  },
];
const CHIAVI = campiFiltro.map(({ chiave }) => chiave);
const ORDINE = ['-Anno', 'TipoDichiarazione', 'Pagina'];

/** The official PDFs of the forms, by year. */
export function MinisterialiPage() {
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista() {
  const navigate = useNavigate();
  const { scrive } = computePermessi(useSessione().utente);
  const [isCarica, setIsCarica] = useState(false);
  const colonne = useMemo(() => prepareColonne(colonneMinisteriali), []);
  const { elenco } = useElenco({
    percorso: percorsi.ministerialeLista,
    nome: 'ministeriale',
    lista: null,
    colonne,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: ministerialiQuery,
  });
  const open = (id: string) => navigate({ to: '/modelli-ministeriali/$id', params: { id } });
  const totale = elenco.dati?.totale;
  const carica = scrive && (
    <Button aspetto="primary" icona={IconUpload} onClick={() => setIsCarica(true)}>
      {m.carica}
    </Button>
  );
  return (
    <>
      <Elenco
        {...elenco}
        titolo={m.titolo}
        dettaglio={totale !== undefined && m.quanti(totale)}
        azioni={carica}
        campiFiltro={campiFiltro}
        chiaveDi={(riga) => riga.id}
        nomeDi={(riga) => m.titoloDi(riga.tipoDichiarazione, riga.anno)}
        onOpen={(riga) => open(riga.id)}
        vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: carica }}
      />
      {isCarica && (
        <CaricaMinisteriale onClose={() => setIsCarica(false)} onCaricato={({ id }) => void open(id)} />
      )}
    </>
  );
}
