import { formatData } from '@quadra/values';
import { messaggiPianificatore as m } from '../../../messages/pianificatore.ts';
import { writeEuro } from './Corsie.tsx';
import css from './Pianificatore.module.css';
import type { Posto } from './scenario.ts';

/** A scenario as it is compared: its models, and all it asks. Cents. */
export type Confronto = {
  readonly lettera: string;
  readonly posti: readonly Posto[];
  readonly totale: number;
};
type Props = { scenari: readonly Confronto[]; attivo: Confronto; fino: string };

type Riga = {
  readonly chiave: string;
  readonly codice: string;
  readonly cosa: string;
  readonly come: string;
  readonly norme: string;
  readonly importi: readonly number[];
};

const findPosto = ({ posti }: Confronto, id: string) => posti.find(({ modello }) => modello.id === id);
const costo = (posto: Posto | undefined, quale: 'sanzione' | 'interessi') => posto?.spostato?.[quale] ?? 0;

/** The rows of a model that some scenario moves: what it is, sanction and interest, in each scenario. */
function listRighe(id: string, scenari: readonly Confronto[], attivo: Confronto): Riga[] {
  const suo = findPosto(attivo, id);
  if (suo === undefined) return [];
  const costi = suo.spostato?.costi ?? [];
  const passi = (quale: 'Sanzione' | 'Interessi dal') =>
    costi.flatMap(({ ravvedimento }) => ravvedimento.passi.filter(({ voce }) => voce.startsWith(quale)));
  const di = (quale: 'sanzione' | 'interessi') => scenari.map((uno) => costo(findPosto(uno, id), quale));
  const importi = scenari.map((uno) => {
    const posto = findPosto(uno, id);
    return (posto?.saldo ?? 0) - costo(posto, 'sanzione') - costo(posto, 'interessi');
  });
  const make = (quale: 'sanzione' | 'interessi', cosa: string, voce: 'Sanzione' | 'Interessi dal'): Riga => ({
    chiave: `${id}${quale}`,
    codice: '',
    cosa,
    come: passi(voce)
      .map(
        ({ formula, voce: nome }) =>
          (quale === 'interessi' ? `${nome.replace('Interessi ', '')}: ` : '') + formula,
      )
      .join('; '),
    norme: [
      ...new Set(
        passi(voce).flatMap(({ fonti }) => fonti.map(({ atto, articolo }) => `${articolo} ${atto}`)),
      ),
    ].join(', '),
    importi: di(quale),
  });
  return [
    {
      ...{ chiave: id, codice: '', norme: '', importi },
      cosa: m.imposta(m.modello(suo.modello.numero)),
      come: formatData(suo.data),
    },
    make('sanzione', m.sanzione, 'Sanzione'),
    make('interessi', m.interessi, 'Interessi dal'),
  ].filter(({ importi: suoi }) => suoi.some((importo) => importo !== 0));
}

/** What a scenario changes, row by row, side by side with the others. */
export function Cambia({ scenari, attivo, fino }: Props) {
  const mossi = [
    ...new Set(
      scenari.flatMap(({ posti }) =>
        posti.flatMap(({ modello, spostato }) => (spostato ? [modello.id] : [])),
      ),
    ),
  ];
  const righe = mossi.flatMap((id) => listRighe(id, scenari, attivo));
  const somma = scenari.map(
    ({ totale }, n) => totale - righe.reduce((s, { importi }) => s + (importi[n] ?? 0), 0),
  );
  const base = scenari[0];
  if (base === undefined || mossi.length === 0) return <p className={css.soft}>{m.nulla}</p>;
  const posto = scenari.indexOf(attivo);
  const tutte: Riga[] = [
    ...righe,
    { chiave: 'altri', codice: '', cosa: m.altri, come: '', norme: '', importi: somma },
  ];
  return (
    <table className={css.table}>
      <caption className="hidden">{m.cambia}</caption>
      <thead>
        <tr>
          <th>{m.cambia}</th>
          <th>{m.comeSiCalcola}</th>
          {scenari.map(({ lettera }) => (
            <th key={lettera} className={css.right}>
              {m.colonna(lettera)}
            </th>
          ))}
          {posto > 0 && <th className={css.right}>{m.differenza(attivo.lettera)}</th>}
        </tr>
      </thead>
      <tbody>
        {tutte.map(({ chiave, cosa, come, norme, importi }) => (
          <tr key={chiave}>
            <td>{cosa}</td>
            <td>
              {come} {norme !== '' && <span className={css.inline}>{norme}</span>}
            </td>
            {importi.map((importo, n) => (
              <td key={scenari[n]?.lettera} className={css.right}>
                {writeEuro(importo)}
              </td>
            ))}
            {posto > 0 && (
              <td className={css.right}>{writeEuro((importi[posto] ?? 0) - (importi[0] ?? 0))}</td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={2}>{m.totale(fino)}</th>
          {scenari.map(({ lettera, totale }) => (
            <td key={lettera} className={css.right}>
              {writeEuro(totale)}
            </td>
          ))}
          {posto > 0 && <td className={css.right}>{writeEuro(attivo.totale - base.totale)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}
