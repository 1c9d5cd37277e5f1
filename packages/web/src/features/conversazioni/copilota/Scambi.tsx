import { IconTrash } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { Scambio } from '../../../dominio/copilota/copilota.api.ts';
import { formatDataOra, formatIntero } from '../../../formato/formato.ts';
import { messaggiCopilota as m } from '../../../messages/copilota.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import css from './Copilota.module.css';

type Props = { scambio: Scambio; onElimina: (() => void) | null };

/** A question and its answer: what it says, its steps, and where each comes from. */
export function UnoScambio({ scambio, onElimina }: Props) {
  const { domanda, su, testo, conto, passi, citazioni, proposta, fonte, quando } = scambio;
  return (
    <article className={css.exchange} aria-label={domanda}>
      <div className={css.row}>
        <h3>{domanda}</h3>
        <span className={css.soft}>{formatDataOra(quando)}</span>
        {onElimina && (
          <IconButton icona={IconTrash} nome={m.elimina(domanda)} size={16} onClick={onElimina} />
        )}
      </div>
      {su !== null && <p className={css.soft}>{m.su(su)}</p>}
      <p>{testo}</p>
      {conto.length > 0 && <Passi passi={conto.map(toPasso)} />}
      {passi.length > 0 && <Passi passi={passi} />}
      {proposta !== null && <p className={css.soft}>{m.propostaNellaDichiarazione}</p>}
      {citazioni.length > 0 && <Citazioni citazioni={citazioni} />}
      <p className={css.soft}>{m.fonti[fonte]}</p>
    </article>
  );
}

const toPasso = ({ voce, chiave, importo }: Scambio['conto'][number]) => ({
  voce,
  calcolo: chiave,
  valore: formatIntero(importo),
});

const Passi = ({ passi }: Pick<Scambio, 'passi'>) => (
  <div className={css.scroll}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{m.voce}</th>
          <th scope="col">{m.calcolo}</th>
          <th scope="col" className={css.amount}>
            {m.valore}
          </th>
        </tr>
      </thead>
      <tbody>
        {passi.map(({ voce, calcolo, valore }) => (
          <tr key={`${voce} ${calcolo} ${valore}`}>
            <td>{voce}</td>
            <td className="figures">{calcolo}</td>
            <td className={css.amount}>{valore}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Citazioni({ citazioni }: Pick<Scambio, 'citazioni'>) {
  const { history } = useRouter();
  return (
    <ul className={css.sources} aria-label={m.citazioni}>
      {citazioni.map(({ genere, testo, percorso, verificata }) => (
        <li key={`${genere} ${testo}`}>
          {percorso === null ? (
            testo
          ) : (
            <a
              href={percorso}
              onClick={(evento) => {
                if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
                evento.preventDefault();
                history.push(percorso);
              }}
            >
              {testo}
            </a>
          )}
          {!verificata && <span className={css.soft}> ({m.daRiscontrare})</span>}
        </li>
      ))}
    </ul>
  );
}
