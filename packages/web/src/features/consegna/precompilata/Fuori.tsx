import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import css from './Precompilata.module.css';

type Voce = { casella: string; valore: string; descrizione: string; perche?: string };

/** The caselle of a file, one a row; with why not, those that a form did not take. */
export function Caselle({ titolo, voci }: { titolo: string; voci: readonly Voce[] }) {
  const conPerche = voci.some(({ perche }) => perche !== undefined);
  return (
    <table className={css.table}>
      <caption>{titolo}</caption>
      <thead>
        <tr>
          <th scope="col">{m.casella}</th>
          <th scope="col">{m.valore}</th>
          <th scope="col">{conPerche ? m.motivoFuori : m.descrizione}</th>
        </tr>
      </thead>
      <tbody>
        {voci.map(({ casella, valore, descrizione, perche }, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the file may say a casella twice
          <tr key={posto}>
            <td className={css.code}>{casella}</td>
            <td className={css.code}>{valore}</td>
            <td>{perche === undefined ? descrizione : [descrizione, perche].filter(Boolean).join(': ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the file says and the form has not: listed, never dropped. */
export function Fuori({ voci }: { voci: readonly Voce[] }) {
  return <Caselle titolo={`${m.fuori} (${m.fuoriNota(voci.length)})`} voci={voci} />;
}
