import { formatData } from '@quadra/values';
import { formatIntero } from '../../formato/formato.ts';
import { messaggiAcquisto as m } from '../../messages/acquisto.ts';
import { classi } from '../../ui/classi.ts';
import tabella from '../../ui/pagina/Tabella.module.css';
import { Stato } from '../../ui/stati/Stato.tsx';
import css from './Acquisto.module.css';
import type { OffertaPagamento, PacchettoOfferto } from './acquisto.api.ts';
import { formatImporto } from './importo.ts';

type Metodo = OffertaPagamento['metodi'][number];
const riga = (isScelta: boolean) => (isScelta ? css.chosen : undefined);

type ScegliPacchetto = {
  offerta: OffertaPagamento;
  mancano: number;
  proposto: PacchettoOfferto | undefined;
  scelto: PacchettoOfferto | undefined;
  onScelto: (uno: PacchettoOfferto) => void;
};

/** The packages, one to choose: what each costs, until when it is good, what is left after the work that waits. */
export function TabellaPacchetti({ offerta, mancano, proposto, scelto, onScelto }: ScegliPacchetto) {
  // What waits takes all there is and what is missing.
  const servono = mancano > 0 ? offerta.residui + mancano : 0;
  return (
    <div className={css.scroll}>
      <table className={classi(tabella.table, css.table)}>
        <thead>
          <tr>
            <th aria-label={m.pacchetto} />
            <th>{m.nome}</th>
            <th className={css.number}>{m.crediti}</th>
            <th className={css.number}>{m.aCredito}</th>
            <th>{m.validiFino}</th>
            <th className={css.number}>{m.neRestano}</th>
            <th className={css.number}>{m.prezzo}</th>
          </tr>
        </thead>
        <tbody>
          {offerta.pacchetti.map((uno) => (
            <tr key={uno.id} className={riga(uno === scelto)} onClick={() => onScelto(uno)}>
              <td>
                <input
                  type="radio"
                  name="pacchetto"
                  aria-label={uno.nome}
                  checked={uno === scelto}
                  onChange={() => onScelto(uno)}
                />
              </td>
              <td>
                <strong>{uno.nome}</strong>
                {uno === proposto && <span className={css.tag}>{m.proposto}</span>}
              </td>
              <td className={css.number}>{formatIntero(uno.crediti)}</td>
              <td className={css.number}>{formatImporto(uno.costoUnitario)}</td>
              <td>{uno.validiFinoAl === null ? m.sempre : formatData(uno.validiFinoAl)}</td>
              <td className={css.number} title={m.neRestanoNota(offerta.residui, uno.crediti, mancano)}>
                {formatIntero(offerta.residui + uno.crediti - servono)}
              </td>
              <td className={css.number}>{formatImporto(uno.imponibile)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ScegliMetodo = {
  metodi: readonly Metodo[];
  scelto: Metodo | undefined;
  errore: string | null;
  onScelto: (uno: Metodo) => void;
};

/** The ways to pay, one to choose: what is known of each, when the credits come. */
export const TabellaMetodi = ({ metodi, scelto, errore, onScelto }: ScegliMetodo) => (
  <div
    className={css.scroll}
    role="radiogroup"
    aria-label={m.metodo}
    aria-invalid={errore !== null}
    aria-describedby={errore === null ? undefined : 'errore-metodo'}
  >
    <table className={classi(tabella.table, css.table)}>
      <tbody>
        {metodi.map((uno) => {
          const { nome, come, quando } = m.metodi[uno.metodo];
          return (
            <tr key={uno.metodo} className={riga(uno === scelto)} onClick={() => onScelto(uno)}>
              <td>
                <input
                  type="radio"
                  name="metodo"
                  aria-label={nome}
                  checked={uno === scelto}
                  onChange={() => onScelto(uno)}
                />
              </td>
              <td>
                <strong>{nome}</strong>
              </td>
              <td className={css.soft}>{uno.dettaglio ?? come}</td>
              <td>{uno.simulato && <Stato tipo="attenzione" testo={m.simulato} />}</td>
              <td className={css.number}>{quando}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
    {errore !== null && (
      <p id="errore-metodo" role="alert" className={css.wrong}>
        {errore}
      </p>
    )}
  </div>
);
