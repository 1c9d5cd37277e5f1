import { percorsi } from '@quadra/contract';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { download } from '../../../api/client.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatGiorno, formatPeso } from '../../../formato/formato.ts';
import { messaggiEsportazione as m } from '../../../messages/esportazione.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import css from './Esportazioni.module.css';
import { computeIndirizzo, type Esportazione, esportazioniQuery } from './esportazione.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'File', nome: m.file, larghezza: 220 },
  { tipo: 'periodo', chiave: 'Data', chiavi: ['DataDa', 'DataA'], nome: m.data, larghezza: 160 },
];
const CHIAVI = ['File', 'DataDa', 'DataA'];
const ORDINE = ['-Data'];

const describeFiltro = ({ filtro }: Esportazione): string => {
  const voci = Object.entries(filtro).filter(([, valore]) => valore !== null && valore !== '');
  return voci.length === 0
    ? m.senzaFiltro
    : voci.map(([campo, valore]) => `${campo}: ${String(valore)}`).join(', ');
};

const makeColonne = (save: (riga: Esportazione) => void) =>
  prepareColonne<Esportazione>([
    {
      nome: 'file',
      testo: m.file,
      ordina: 'File',
      fissa: true,
      larghezza: 270,
      valore: (riga) => riga.file,
      render: (riga) =>
        riga.scaricabile ? (
          <button type="button" tabIndex={-1} className={css.file} onClick={() => save(riga)}>
            <Icona di={IconDownload} />
            {riga.file}
          </button>
        ) : (
          <span className={css.soft}>{riga.file}</span>
        ),
    },
    {
      nome: 'tipo',
      testo: m.tipo,
      ordina: 'Tipo',
      larghezza: 150,
      valore: ({ tipo, anno }) => (anno === null ? tipo : m.diAnno(tipo, anno)),
    },
    {
      nome: 'righe',
      testo: m.righe,
      ordina: 'Righe',
      tipo: 'int',
      larghezza: 80,
      valore: (riga) => riga.righe,
    },
    {
      nome: 'peso',
      testo: m.peso,
      larghezza: 100,
      aDestra: true,
      valore: (riga) => formatPeso(riga.dimensione),
    },
    { nome: 'filtro', testo: m.filtro, larghezza: 170, valore: describeFiltro },
    { nome: 'utente', testo: m.utente, larghezza: 130, valore: (riga) => riga.utente },
    {
      nome: 'data',
      testo: m.data,
      tipo: 'datetime',
      ordina: 'Data',
      larghezza: 130,
      valore: (riga) => riga.data,
    },
    {
      nome: 'fino',
      testo: m.fino,
      larghezza: 160,
      valore: (riga) => (riga.scadenza > new Date().toISOString() ? formatGiorno(riga.scadenza) : m.scaduto),
    },
  ]);

/** The exports one made, and for who administers those of his studio: the files are had again while they are kept. */
export function EsportazioniPage() {
  const { run } = useAtto({ insieme: true });
  const save = (riga: Esportazione) => {
    void run(async () => saveFile(await download(computeIndirizzo(riga.id)), riga.file));
  };
  const attuale = useRef(save);
  attuale.current = save;
  const colonne = useMemo(() => makeColonne((riga) => attuale.current(riga)), []);
  const { elenco } = useElenco({
    percorso: percorsi.esportazioneLista,
    nome: 'esportazioni',
    lista: null,
    colonne,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: esportazioniQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.file}
      onOpen={(riga) => {
        if (riga.scaricabile) save(riga);
      }}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri }}
    />
  );
}
