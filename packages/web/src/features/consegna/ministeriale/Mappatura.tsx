import { RIGHE_PER_TABELLA } from '@quadra/contract';
import { useState } from 'react';
import { messaggiMinisteriale as m } from '../../../messages/ministeriale.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { classi } from '../../../ui/classi.ts';
import { Paginazione } from '../../../ui/elenco/Paginazione.tsx';
import css from './Ministeriale.module.css';
import {
  describeCasella,
  type Forma,
  filterRighe,
  findCasella,
  listParti,
  type Mostrati,
  type Riga,
} from './righe.ts';

type Props = {
  righe: readonly Riga[];
  modello: Forma | undefined;
  /** Why a field was refused, by its name. */
  rifiuti: ReadonlyMap<string, string>;
  scrive: boolean;
  onChange: (nome: string, nuova: Partial<Riga>) => void;
};
const SCELTE = ['tutti', 'vuoti', 'pieni', 'errati'] as const;
const COLONNE = [m.campo, m.paginaBreve, m.genere, m.casella, m.valore, m.parte, m.significato];

/** The fields of the PDF a page at a time, each with the casella it shows. */
export function Mappatura({ righe, modello, rifiuti, scrive, onChange }: Props) {
  const [cercato, setCercato] = useState('');
  const [mostrati, setMostrati] = useState<Mostrati>('tutti');
  const [pagina, setPagina] = useState(1);
  const [perPagina, setPerPagina] = useState(RIGHE_PER_TABELLA);
  const isErrata = (riga: Riga) => rifiuti.has(riga.nome) || describeCasella(modello, riga.casella).isErrore;
  const trovate = filterRighe(righe, { cercato, mostrati }, isErrata);
  const inizio = (Math.min(pagina, Math.max(1, Math.ceil(trovate.length / perPagina))) - 1) * perPagina;
  return (
    <div className={css.mapping}>
      <div className={css.tools}>
        <TextField
          etichetta={m.cerca}
          className={css.search}
          valore={cercato}
          onChange={(scritto) => {
            setCercato(scritto);
            setPagina(1);
          }}
        />
        <Segmenti
          nome={m.mostra}
          voci={SCELTE.map((scelta) => [scelta, m.mostrati[scelta]] as const)}
          valore={mostrati}
          onChange={(scelti) => {
            setMostrati(scelti);
            setPagina(1);
          }}
        />
      </div>
      <table className={css.table} aria-label={m.mappatura}>
        <thead>
          <tr>
            {COLONNE.map((nome) => (
              <th key={nome} scope="col">
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trovate.slice(inizio, inizio + perPagina).map((riga) => (
            <RigaCampo
              key={riga.nome}
              riga={riga}
              modello={modello}
              rifiuto={rifiuti.get(riga.nome)}
              scrive={scrive}
              onChange={(nuova) => onChange(riga.nome, nuova)}
            />
          ))}
        </tbody>
      </table>
      {trovate.length === 0 && <p className={css.soft}>{m.nessunCampo}</p>}
      <Paginazione
        pagina={Math.floor(inizio / perPagina) + 1}
        righePerPagina={perPagina}
        totale={trovate.length}
        onPagina={setPagina}
        onRighe={(quante) => {
          setPerPagina(quante);
          setPagina(1);
        }}
      />
    </div>
  );
}

type PropsRiga = {
  riga: Riga;
  modello: Forma | undefined;
  rifiuto: string | undefined;
  scrive: boolean;
  onChange: (nuova: Partial<Riga>) => void;
};

function RigaCampo({ riga, modello, rifiuto, scrive, onChange }: PropsRiga) {
  const { nome, casella, valore, parte } = riga;
  const trovata = findCasella(modello, casella);
  const significato = describeCasella(modello, casella);
  const parti = listParti(trovata);
  const conValore = casella !== '' && riga.tipo !== 'Scelta' && trovata !== undefined;
  return (
    <tr>
      <td className={css.name}>{nome}</td>
      <td className="figures">{riga.paginaModello}</td>
      <td className={css.kind}>{m.generi[riga.tipo]}</td>
      <td>
        <input
          className={classi(css.input, 'figures')}
          aria-label={m.casellaDi(nome)}
          aria-invalid={significato.isErrore || rifiuto !== undefined || undefined}
          readOnly={!scrive}
          maxLength={40}
          value={casella}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange({ casella: target.value, parte: 'Intero' })}
        />
      </td>
      <td>
        {conValore && trovata.tipo !== 'barrata' && (
          <input
            className={classi(css.input, css.short, 'figures')}
            aria-label={m.valoreDi(nome)}
            placeholder={riga.tipo === 'Spunta' ? m.valoreSegnaposto : ''}
            readOnly={!scrive}
            maxLength={60}
            value={valore}
            autoComplete="off"
            onChange={({ target }) => onChange({ valore: target.value })}
          />
        )}
      </td>
      <td>
        {parti.length > 1 && riga.tipo === 'Testo' && (
          <select
            className={classi(css.input, css.part)}
            aria-label={m.parteDi(nome)}
            disabled={!scrive}
            value={parte}
            onChange={({ target }) => onChange({ parte: target.value as Riga['parte'] })}
          >
            {parti.map((una) => (
              <option key={una} value={una}>
                {m.parti[una]}
              </option>
            ))}
          </select>
        )}
      </td>
      <td className={classi(css.meaning, (significato.isErrore || rifiuto) && css.wrong)}>
        {rifiuto ?? significato.testo}
      </td>
    </tr>
  );
}
