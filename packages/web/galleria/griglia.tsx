import { useMemo, useState } from 'react';
import { Elenco } from '../src/ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../src/ui/elenco/FilterBar.tsx';
import { useFiltri } from '../src/ui/elenco/useFiltri.ts';
import { type Colonna, prepareColonne } from '../src/ui/griglia/colonna.ts';
import { Griglia } from '../src/ui/griglia/Griglia.tsx';
import type { SalvaRiga } from '../src/ui/griglia/motore.ts';
import type { Ordine } from '../src/ui/griglia/ordine.ts';
import { nessuna } from '../src/ui/griglia/selezione.ts';
import { makeStatoColonne } from '../src/ui/griglia/stato-colonne.ts';
import css from './Galleria.module.css';
import { Caso, type Sezione } from './sezione.tsx';

type Movimento = {
  chiave: string;
  descrizione: string;
  importo: number | null;
  quantita: number;
  giorno: string | null;
  scritto: string;
  attivo: boolean;
  tipo: string;
};

const makeMovimento = (_: unknown, posto: number): Movimento => ({
  chiave: String(posto + 1),
  descrizione: `Movimento ${posto + 1}`,
  importo: ((posto * 7919) % 1_000_000) / 100,
  quantita: (posto * 31) % 1000,
  giorno: `2025-${String((posto % 12) + 1).padStart(2, '0')}-${String((posto % 28) + 1).padStart(2, '0')}`,
  scritto: '2025-10-08T09:30:00Z',
  attivo: posto % 3 === 0,
  tipo: posto % 2 === 0 ? 'E' : 'U',
});

const scelte = [
  { chiave: 'E', descrizione: 'Entrata' },
  { chiave: 'U', descrizione: 'Uscita' },
];
const sempre = { modificabile: () => true };
const definite: readonly Colonna<Movimento>[] = [
  {
    nome: 'descrizione',
    testo: 'Descrizione',
    fissa: true,
    ordina: 'Descrizione',
    lunghezza: 40,
    valore: (riga) => riga.descrizione,
    ...sempre,
  },
  {
    nome: 'importo',
    testo: 'Importo',
    tipo: 'num',
    ordina: 'Importo',
    valore: (riga) => riga.importo,
    ...sempre,
  },
  { nome: 'quantita', testo: 'Quantità', tipo: 'int', valore: (riga) => riga.quantita, ...sempre },
  {
    nome: 'giorno',
    testo: 'Giorno',
    tipo: 'date',
    ordina: 'Giorno',
    valore: (riga) => riga.giorno,
    ...sempre,
  },
  { nome: 'scritto', testo: 'Scritto il', tipo: 'datetime', valore: (riga) => riga.scritto },
  { nome: 'attivo', testo: 'Attivo', tipo: 'bool', valore: (riga) => riga.attivo, ...sempre },
  { nome: 'tipo', testo: 'Tipo', larghezza: 110, scelte, valore: (riga) => riga.tipo, ...sempre },
];
const colonne = prepareColonne(definite);

/** Rows in the order asked, as a server would give them. */
function sortRighe(righe: readonly Movimento[], ordine: Ordine): Movimento[] {
  return righe.toSorted((una, altra) => {
    for (const chiave of ordine) {
      const nome = chiave.replace('-', '').toLowerCase() as 'importo' | 'giorno' | 'descrizione';
      const [prima, dopo] = [una[nome] ?? '', altra[nome] ?? ''];
      if (prima !== dopo) return (prima < dopo ? -1 : 1) * (chiave.startsWith('-') ? -1 : 1);
    }
    return 0;
  });
}

/** Rows kept here; «errore» in a description is refused, as a server would. */
function useProva(quante: number) {
  const [righe, setRighe] = useState(() => Array.from({ length: quante }, makeMovimento));
  const [stato, setStato] = useState(() => makeStatoColonne(colonne));
  const [ordine, setOrdine] = useState<Ordine>([]);
  const [selezione, setSelezione] = useState(nessuna);
  const ordinate = useMemo(() => sortRighe(righe, ordine), [righe, ordine]);
  const onSalva: SalvaRiga<Movimento> = async (riga, valori) => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (String(valori.descrizione ?? '').includes('errore'))
      return { ok: false, testo: 'Non salvato.', campi: { descrizione: 'Descrizione non ammessa.' } };
    setRighe((prima) => prima.map((voce) => (voce.chiave === riga.chiave ? { ...voce, ...valori } : voce)));
    return { ok: true };
  };
  const griglia = { colonne, stato, onStato: setStato, ordine, onOrdine: setOrdine, ...nomi };
  return { griglia, ordinate, onSalva, scelta: { selezione, onSelezione: setSelezione } };
}

const nomi = {
  chiaveDi: (riga: Movimento) => riga.chiave,
  nomeDi: (riga: Movimento) => riga.descrizione,
};

/** A grid alone: to choose rows, or to write. */
function Prova({ quante, scrive = false }: { quante: number; scrive?: boolean }) {
  const { griglia, ordinate, onSalva, scelta } = useProva(quante);
  return (
    <div className={css.list} data-largo>
      <Griglia
        {...griglia}
        nome={scrive ? 'Griglia da scrivere' : `Griglia di ${quante} righe`}
        righe={ordinate}
        totale={quante}
        inizio={0}
        {...(scrive ? { onSalva } : scelta)}
      />
    </div>
  );
}

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Descrizione', nome: 'Descrizione', larghezza: 220, segnaposto: 'Contiene' },
  { chiave: 'Importo', nome: 'Importo', larghezza: 130, tipo: 'numero', decimali: 2 },
];

/** A whole list of many rows on one page, to choose and to write: where speed is measured. */
function Lunga({ quante }: { quante: number }) {
  const { griglia, ordinate, onSalva, scelta } = useProva(quante);
  const filtri = useFiltri('galleria', 'lunga', () => undefined);
  return (
    <div className={css.whole} data-largo>
      <Elenco
        {...griglia}
        {...scelta}
        {...unaPagina}
        titolo={`Griglia di ${quante} righe`}
        filtri={filtri}
        campiFiltro={campiFiltro}
        dati={{ righe: ordinate, totale: quante, pagina: 1, righePerPagina: quante }}
        errore={null}
        righePerPagina={quante}
        onSalva={onSalva}
      />
    </div>
  );
}

/** What a list of one page says and does not do. */
const unaPagina = {
  onRiprova: () => undefined,
  pagina: 1,
  onPagina: () => undefined,
  onRighe: () => undefined,
  vuoto: {
    titolo: 'Nessun movimento',
    testo: 'I movimenti compaiono qui.',
    titoloFiltri: 'Nessun movimento con questi filtri',
  },
};

type StatiProps = { nome: string; totale: number | null; errore?: boolean };

/** A whole list with no rows yet, none at all, or not read. */
function Stati({ nome, totale, errore = false }: StatiProps) {
  const filtri = useFiltri('galleria', nome, () => undefined);
  const [stato, setStato] = useState(() => makeStatoColonne(colonne));
  return (
    <div className={css.list} data-largo>
      <Elenco
        titolo={nome}
        filtri={filtri}
        campiFiltro={[{ chiave: 'Descrizione', nome: 'Descrizione', larghezza: 220 }]}
        dati={totale === null ? undefined : { righe: [], totale, pagina: 1, righePerPagina: 50 }}
        errore={
          errore ? { testo: 'Server non raggiungibile. Riprovare più tardi.', codiceRichiesta: null } : null
        }
        {...unaPagina}
        righePerPagina={50}
        colonne={colonne}
        stato={stato}
        onStato={setStato}
        ordine={[]}
        onOrdine={() => undefined}
        {...nomi}
      />
    </div>
  );
}

function Griglie() {
  return (
    <>
      <Caso nome="Poche righe">
        <Prova quante={6} />
      </Caso>
      <Caso nome="Da scrivere">
        <Prova quante={12} scrive />
      </Caso>
      <Caso nome="5.000 righe">
        <Lunga quante={5000} />
      </Caso>
      <Caso nome="In arrivo">
        <Stati nome="Elenco in arrivo" totale={null} />
      </Caso>
      <Caso nome="Vuota">
        <Stati nome="Elenco vuoto" totale={0} />
      </Caso>
      <Caso nome="In errore">
        <Stati nome="Elenco in errore" totale={null} errore />
      </Caso>
    </>
  );
}

export const griglia: Sezione = { chiave: 'griglia', titolo: 'Griglia', Contenuto: Griglie };
