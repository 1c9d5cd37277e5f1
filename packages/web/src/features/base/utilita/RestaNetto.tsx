import type { ContoNetto } from '@quadra/fisco';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { intero, quota } from './cifre.ts';
import css from './Netto.module.css';

const DODICI = 12;
const TREDICI = 13;

/** What is left of the income: the sentence, and the income as a bar of what stays and what goes. */
export function RestaNetto({ conto }: { conto: ContoNetto }) {
  const { reddito, netto, irpef, addizionali, aggiunte } = conto;
  const parti = [
    [m.partiReddito.netto, netto - aggiunte, css.stays],
    [m.partiReddito.irpef, irpef, css.goes],
    [m.partiReddito.addizionali, addizionali, css.goes],
  ] as const;
  return (
    <div role="status" className={css.left}>
      <p className={css.sentence}>
        {m.resta(intero(reddito))} <strong className={css.calc}>{intero(netto)} €</strong>.{' '}
        <span className={css.months}>{m.alMese(intero(netto / DODICI), intero(netto / TREDICI))}</span>
      </p>
      <div className={css.bar} aria-hidden="true">
        {parti.map(([nome, euro, classe]) => (
          <span key={nome} className={classe} style={{ flexGrow: Math.max(0, euro) }} />
        ))}
      </div>
      <p className={css.legend}>
        {parti.map(([nome, euro]) => (
          <span key={nome}>
            {nome} {intero(euro)}, {quota((100 * euro) / reddito)}
          </span>
        ))}
        {aggiunte > 0 && <span>{m.partiReddito.aggiunte(intero(aggiunte))}</span>}
      </p>
    </div>
  );
}
