import type { ModelloDefinito } from '@quadra/fisco';
import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import css from './Definizione.module.css';
import { findCasella } from './prova.ts';

/** The caselle that an expression reads, each with its title. */
export function Letture({ definito, codice }: { definito: ModelloDefinito; codice: string }) {
  const lette = definito.letture.get(codice) ?? [];
  return (
    <div className={css.reads}>
      <span className={css.soft}>{m.legge}</span>
      {lette.length === 0 ? (
        <span className={css.soft}>{m.nonLegge}</span>
      ) : (
        lette.map((chiave) => (
          <span key={chiave} className={css.chip}>
            <span className="figures">{chiave}</span>{' '}
            {findCasella(definito.modello, chiave.replace('*', ''))?.titolo}
          </span>
        ))
      )}
    </div>
  );
}
