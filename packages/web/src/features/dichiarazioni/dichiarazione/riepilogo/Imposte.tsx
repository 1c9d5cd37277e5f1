import type { RigaProspetto } from '@quadra/fisco';
import { Link } from '@tanstack/react-router';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Imposte.module.css';

const COLONNE = ['lordo', 'versato', 'acconto', 'daVersare', 'credito'] as const;
/** Nothing where there is nothing; a word where a result is missing. */
const writeImporto = (importo: number | null): string =>
  importo === null ? m.incompleto : importo === 0 ? '' : formatIntero(importo);

/** Every tax of the declaration in a line: due, paid, advance of the next year, balance; closed, its way to the conto fiscale. */
export function Imposte() {
  const { campi, modello, dichiarazione } = useApertura();
  const righe = modello.listImposte((chiave) => campi.get(chiave).esito);
  if (righe.length === 0) return null;
  const isChiusa = dichiarazione.stato === 'Chiusa';
  return (
    <section className={css.section}>
      <h3>{m.imposte}</h3>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{m.imposta}</th>
              <th scope="col">{m.tributo}</th>
              <th scope="col">{m.anno}</th>
              <th scope="col" className={css.amount}>
                {m.dovuta}
              </th>
              <th scope="col" className={css.amount}>
                {m.versata}
              </th>
              <th scope="col" className={css.amount}>
                {m.accontoDi(dichiarazione.anno)}
              </th>
              <th scope="col" className={css.amount}>
                {m.daVersare}
              </th>
              <th scope="col" className={css.amount}>
                {m.credito}
              </th>
              {isChiusa && (
                <th scope="col" className={css.way}>
                  {m.comeSiPaga}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {righe.map((riga) => (
              <Imposta key={riga.imposta} riga={riga} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Imposta({ riga }: { riga: RigaProspetto }) {
  const { explain, dichiarazione } = useApertura();
  return (
    <tr>
      <th scope="row">
        <button type="button" className={css.name} onClick={() => explain(riga.chiave)}>
          {riga.imposta}
        </button>
      </th>
      <td className="figures">{riga.tributo ?? ''}</td>
      <td className="figures">{riga.anno}</td>
      {COLONNE.map((colonna) => (
        <td key={colonna} className={classi(css.amount, 'figures')}>
          {writeImporto(riga[colonna])}
        </td>
      ))}
      {dichiarazione.stato === 'Chiusa' && (
        <td className={css.way}>
          <Link
            to="/conto-fiscale"
            search={{ cliente: dichiarazione.idAnagrafica, anno: dichiarazione.anno, voce: riga.chiave }}
            aria-label={m.nelConto(riga.imposta)}
          >
            {m.contoFiscale}
          </Link>
        </td>
      )}
    </tr>
  );
}
