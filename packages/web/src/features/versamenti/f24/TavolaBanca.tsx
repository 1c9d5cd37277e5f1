import { formatData, toCentesimi, toEuro } from '@quadra/values';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { messaggiBancaF24 as m } from '../../../messages/f24-banca.ts';
import { Casella } from '../../../ui/campi/Casella.tsx';
import { classi } from '../../../ui/classi.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Banca.module.css';
import { findScelto, isPagabile, type RigaBanca, type SceltaBanca, type Scelti } from './banca.api.ts';
import { writeEuro } from './importi.ts';

type Props = {
  righe: readonly RigaBanca[];
  scelti: Scelti;
  /** Null: no model for that movement. */
  onScelta: (riga: RigaBanca, id: string | null) => void;
};

/** What left the account, movement by movement, and the model each is said to have paid. */
export function TavolaBanca({ righe, scelti, onScelta }: Props) {
  return (
    <div className={css.scroller}>
      <table className={css.table} aria-label={m.tavola}>
        <thead>
          <tr>
            <th scope="col" className={css.box} aria-label={m.scegli} />
            <th scope="col" className={css.day}>
              {m.data}
            </th>
            <th scope="col" className={css.amount}>
              {m.addebito}
            </th>
            <th scope="col">{m.descrizione}</th>
            <th scope="col" className={css.state}>
              {m.esito}
            </th>
            <th scope="col" className={css.model}>
              {m.modello}
            </th>
          </tr>
        </thead>
        <tbody>
          {righe.map((riga) => (
            <Riga key={riga.riga} {...{ riga, scelti, onScelta }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nomina = ({ denominazione, numero, anno }: SceltaBanca) => m.numerato(denominazione, numero, anno);
/** Of a model, only one movement is said to have paid it. */
const isPresa = (id: string, riga: number, scelti: Scelti): boolean =>
  [...scelti].some(([altra, suo]) => altra !== riga && suo.id === id);

const listLibere = (riga: RigaBanca, scelti: Scelti): readonly SceltaBanca[] =>
  isPagabile(riga)
    ? riga.scelte.filter(
        ({ id, saldo }) => toCentesimi(saldo) >= toCentesimi(riga.importo) && !isPresa(id, riga.riga, scelti),
      )
    : [];
const writeVoce = (una: SceltaBanca) => ({
  chiave: una.id,
  testo: `${nomina(una)}, ${m.del(una.data, writeEuro(una.saldo))}`,
});

function Riga({ riga, scelti, onScelta }: { riga: RigaBanca } & Omit<Props, 'righe'>) {
  const { riga: posto, data, importo, descrizione, esito } = riga;
  const libere = useMemo(() => listLibere(riga, scelti), [riga, scelti]);
  const fonte = useMemo(() => makeFonteDati(libere.map(writeVoce)), [libere]);
  const scelto = findScelto(riga, scelti);
  const [prima] = libere;
  return (
    <tr>
      <td className={css.box}>
        {prima !== undefined && (
          <Casella
            nome={m.scegliRiga(posto)}
            stato={scelto !== null}
            onChange={(si) => onScelta(riga, si ? prima.id : null)}
          />
        )}
      </td>
      <td className={classi(css.day, 'figures')}>{data === null ? '' : formatData(data)}</td>
      <td className={classi(css.amount, 'figures')}>{writeEuro(importo)}</td>
      <td className={css.words}>{descrizione}</td>
      <td className={css.state}>
        <Stato tipo={m.esiti[esito]} testo={esito} />
      </td>
      <td className={css.model}>
        {libere.length > 1 ? (
          <Tendina
            etichetta={m.scegliModello(posto)}
            valore={scelto}
            opzionale
            fonte={fonte}
            onChange={(id) => onScelta(riga, id)}
          />
        ) : (
          <Modello riga={riga} />
        )}
      </td>
    </tr>
  );
}

/** The model a movement is about, alone; or why it cannot be said paid from here. */
function Modello({ riga: { scelte, importo, esito, data } }: { riga: RigaBanca }) {
  const [una] = scelte;
  if (una === undefined) return null;
  const resta = toCentesimi(una.saldo) - toCentesimi(importo);
  const nota = () => {
    if (esito === 'Tornato indietro') return m.tornato;
    if (esito === 'Già pagato') return null;
    if (data === null) return m.senzaData;
    if (resta < 0) return m.oltre;
    return resta > 0 ? m.resta(writeEuro(toEuro(resta))) : null;
  };
  return (
    <>
      <Link to="/f24/$id" params={{ id: una.id }} className={css.link}>
        {nomina(una)}
      </Link>
      <span className={classi(css.soft, 'figures')}>{m.del(una.data, writeEuro(una.saldo))}</span>
      {nota() && <span className={css.soft}>{nota()}</span>}
    </>
  );
}
