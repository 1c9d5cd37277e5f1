import { gruppiStati } from '../../messages/stati.ts';
import { messaggiTasti as m } from '../../messages/tasti.ts';
import css from './ElencoTasti.module.css';

/** What each word of state means, thing by thing. */
export const Stati = () =>
  gruppiStati.map(({ nome, stati }) => (
    <table key={nome} className={css.group}>
      <caption className={css.name}>{nome}</caption>
      <thead className="hidden">
        <tr>
          <th scope="col">{m.stato}</th>
          <th scope="col">{m.significato}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(stati).map(([stato, significato]) => (
          <tr key={stato}>
            <th scope="row" className={css.state}>
              {stato}
            </th>
            <td>{significato}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
