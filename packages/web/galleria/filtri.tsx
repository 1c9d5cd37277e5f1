import { useState } from 'react';
import { type CampoFiltro, FilterBar } from '../src/ui/elenco/FilterBar.tsx';
import { useFiltri } from '../src/ui/elenco/useFiltri.ts';
import { makeFonteDati } from '../src/ui/scelta/voci.ts';
import { Caso, type Sezione } from './sezione.tsx';
import { Valore } from './Valore.tsx';

const gruppi = makeFonteDati([
  { chiave: '1', testo: 'Sede di Modena' },
  { chiave: '2', testo: 'Sede di Bologna' },
]);
const campi: readonly CampoFiltro[] = [
  { chiave: 'Cognome', nome: 'Cognome', larghezza: 180, segnaposto: 'Inizia per' },
  { chiave: 'Importo', nome: 'Importo', larghezza: 130, tipo: 'numero', decimali: 2 },
  { chiave: 'Data', nome: 'Modifica', larghezza: 160, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
  {
    chiave: 'Stato',
    nome: 'Stato',
    larghezza: 150,
    scelte: [
      ['A', 'Aperta'],
      ['C', 'Chiusa'],
    ],
  },
  { chiave: 'Delega', nome: 'Delega', larghezza: 190, tipo: 'sino' },
  { chiave: 'Gruppo', nome: 'Gruppo', larghezza: 170, tipo: 'combo', fonte: gruppi },
  { chiave: 'Sede', nome: 'Sede', larghezza: 170, tipo: 'tendina', fonte: gruppi },
];

type Props = { nome: string; soloAggiorna?: boolean; titolo?: string; quali: readonly CampoFiltro[] };

function Barra({ nome, quali, ...props }: Props) {
  const [ricerche, setRicerche] = useState<readonly string[]>([]);
  const filtri = useFiltri(
    '/api/galleria/list',
    nome,
    (indirizzo) => setRicerche((prima) => [...prima, indirizzo]),
    { chiavi: quali.map(({ chiave }) => chiave), predefiniti: nome === 'predefinita' ? { Stato: 'A' } : {} },
  );
  return (
    <div data-largo>
      <FilterBar filtri={filtri} campi={quali} conX={nome === 'intera'} {...props} />
      <Valore di={ricerche} />
    </div>
  );
}

function Rientro() {
  const [dentro, setDentro] = useState(true);
  return (
    <div data-largo>
      <label>
        <input type="checkbox" checked={dentro} onChange={() => setDentro(!dentro)} /> Pagina aperta
      </label>
      {dentro && <Barra nome="rientro" quali={campi.slice(0, 1)} />}
    </div>
  );
}

const Filtri = () => (
  <>
    <Caso nome="Ogni tipo di filtro">
      <Barra nome="intera" quali={campi} />
    </Caso>
    <Caso nome="Solo Aggiorna, con titolo">
      <Barra nome="aggiorna" quali={[]} soloAggiorna titolo="Movimenti" />
    </Caso>
    <Caso nome="Valore predefinito">
      <Barra nome="predefinita" quali={campi.slice(3, 4)} />
    </Caso>
    <Caso nome="Uscita e rientro">
      <Rientro />
    </Caso>
  </>
);

export const filtri: Sezione = { chiave: 'filtri', titolo: 'Barra dei filtri', Contenuto: Filtri };
