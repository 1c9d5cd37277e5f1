import { Link } from '@tanstack/react-router';
import { formatIntero } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { nameTipo } from '../../../messages/dichiarazione.ts';
import { messaggiImposta as m } from '../../../messages/imposta.ts';
import { classi } from '../../../ui/classi.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Imposta.module.css';
import type { Dichiarazione, RigaImposta, VoceDelConto } from './imposta.api.ts';
import type { Chiesto } from './SpiegaImposta.tsx';

const COLONNE = ['lordo', 'versato', 'acconto', 'daVersare', 'credito'] as const;
type Props = {
  una: Dichiarazione;
  righe: readonly RigaImposta[];
  voci: readonly VoceDelConto[];
  onSpiega: (chiesto: Chiesto) => void;
};

/** Every tax of a declaration in a line; each amount is a way to its explanation. */
export function TavolaImposte({ una, righe, voci, onSpiega }: Props) {
  const nomi = { ...m, acconto: m.acconto(una.anno) };
  return (
    <div className={css.scroller}>
      <table className={css.table} aria-label={nameTipo(una.tipo)}>
        <thead>
          <tr>
            <th scope="col">{m.imposta}</th>
            <th scope="col">{m.tributo}</th>
            <th scope="col">{m.annoColonna}</th>
            {COLONNE.map((colonna) => (
              <th key={colonna} scope="col" className={css.amount}>
                {nomi[colonna]}
              </th>
            ))}
            <th scope="col" className={css.account}>
              {m.conto}
            </th>
          </tr>
        </thead>
        <tbody>
          {righe.map((riga) => (
            <tr key={riga.imposta}>
              <th scope="row">{riga.imposta}</th>
              <td className="figures">{riga.tributo ?? ''}</td>
              <td className="figures">{riga.anno}</td>
              {COLONNE.map((colonna) => (
                <td key={colonna} className={classi(css.amount, 'figures')}>
                  <Importo
                    importo={riga[colonna]}
                    nome={m.spiega(riga.imposta, nomi[colonna])}
                    onSpiega={() =>
                      onSpiega({
                        una,
                        imposta: riga.imposta,
                        colonna: nomi[colonna],
                        chiavi: riga.caselle[colonna],
                      })
                    }
                  />
                </td>
              ))}
              <td className={css.account}>
                <NelConto {...{ una, riga, voci }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Importo({
  importo,
  nome,
  onSpiega,
}: {
  importo: number | null;
  nome: string;
  onSpiega: () => void;
}) {
  if (importo === 0) return null;
  return (
    <button type="button" className={css.number} title={nome} onClick={onSpiega}>
      {importo === null ? m.incompleto : formatIntero(importo)}
    </button>
  );
}

/** Whether the balance is what the conto fiscale has, with the way to it. */
function NelConto({ una, riga, voci }: Pick<Props, 'una' | 'voci'> & { riga: RigaImposta }) {
  const sua = voci.find(
    ({ casella, idDichiarazione }) => casella === riga.chiave && idDichiarazione === una.id,
  );
  const saldo = riga.chiave === riga.caselle.credito[0] ? riga.credito : riga.daVersare;
  if (sua === undefined)
    return saldo === 0 || saldo === null ? null : (
      <Stato tipo="assente" testo={una.stato === 'Chiusa' ? m.nonNelConto : m.aperta} />
    );
  const isUguale = sua.importo === saldo;
  return (
    <Link
      to="/conto-fiscale"
      search={{ cliente: una.idAnagrafica, anno: una.anno, voce: riga.chiave }}
      className={css.link}
    >
      <Stato
        tipo={isUguale ? 'fatto' : 'attenzione'}
        testo={isUguale ? m.uguale : m.diverso(formatImporto(sua.importo))}
      />
    </Link>
  );
}
