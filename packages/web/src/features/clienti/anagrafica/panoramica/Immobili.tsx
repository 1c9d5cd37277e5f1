import { Link } from '@tanstack/react-router';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { makeAsse } from './asse.ts';
import { formatEuro } from './celle.ts';
import css from './Panoramica.module.css';
import type { Immobile, Panoramica } from './panoramica.api.ts';

interface Barra {
  readonly chiave: string;
  readonly testo: string;
  readonly dal: string;
  readonly al: string | null;
  readonly isContratto: boolean;
}

const listBarre = ({ possessi, contratti, rendita }: Immobile): Barra[] => [
  ...possessi.map(({ dal, al, quota, tipo, abitazionePrincipale }) => ({
    ...{ chiave: `possesso ${dal}`, dal, al, isContratto: false },
    testo: [
      abitazionePrincipale ? m.abitazione : tipo,
      m.quota(formatEuro(quota)),
      rendita === null ? null : m.rendita(formatEuro(rendita)),
    ]
      .filter((parte) => parte !== null && parte !== '')
      .join(', '),
  })),
  ...contratti.map(({ dal, al, canone }) => ({
    ...{ chiave: `contratto ${dal}`, dal, al, isContratto: true },
    testo: canone === null ? m.locato : `${m.locato}, ${m.canone(formatEuro(canone))}`,
  })),
];

/** The properties on the columns of the years: who holds them since when, and the contracts they are let by. */
export function Immobili({ dati, anni }: { dati: Panoramica; anni: readonly number[] }) {
  const { immobili, totaleImmobili, oggi } = dati;
  const asse = makeAsse(anni);
  const altri = totaleImmobili - immobili.length;
  return (
    <tbody className={css.immobili}>
      <tr>
        <th scope="rowgroup">
          <span className={css.capo}>
            <h2>{m.immobili}</h2>
            <span className={css.soffice}>{m.tutti(totaleImmobili)}</span>
          </span>
        </th>
        <td colSpan={anni.length} className={css.linea}>
          <span className={css.oggiNome} style={{ left: `${asse.place(oggi)}%` }}>
            {m.oggi}
          </span>
        </td>
      </tr>
      {immobili.map((immobile) => (
        <tr key={immobile.id}>
          <th scope="row" className={css.tronco} title={immobile.nome}>
            <Nome immobile={immobile} />
            {immobile.categoria && `, ${immobile.categoria}`}
          </th>
          <td colSpan={anni.length} className={css.linea}>
            <span className={css.oggiLinea} style={{ left: `${asse.place(oggi)}%` }} aria-hidden />
            {listBarre(immobile).map((barra) => (
              <Tratto key={barra.chiave} barra={barra} posto={asse.placePeriodo(barra, oggi)} />
            ))}
          </td>
        </tr>
      ))}
      {altri > 0 && (
        <tr>
          <th scope="row" className={css.soffice}>
            {m.altriImmobili(altri)}
          </th>
          <td colSpan={anni.length} />
        </tr>
      )}
    </tbody>
  );
}

/** A building opens in time, beside what was declared; land opens as it is. */
const Nome = ({ immobile: { id, genere, nome } }: { immobile: Immobile }) =>
  genere === 'fabbricato' ? (
    <Link to="/fabbricato/$id/tempo" params={{ id }}>
      {nome}
    </Link>
  ) : (
    <Link to="/terreno/$id" params={{ id }}>
      {nome}
    </Link>
  );

function Tratto({
  barra: { testo, dal, al, isContratto },
  posto,
}: {
  barra: Barra;
  posto: { inizio: number; ampiezza: number } | null;
}) {
  const periodo = m.periodo(formatGiorno(dal), al === null ? null : formatGiorno(al));
  if (posto === null) return <span className="hidden">{`${testo}, ${periodo}`}</span>;
  return (
    <span
      className={css.barra}
      data-contratto={isContratto || undefined}
      style={{ left: `${posto.inizio}%`, width: `${posto.ampiezza}%` }}
      title={`${testo}, ${periodo}`}
    >
      {testo}
      <span className="hidden">, {periodo}</span>
    </span>
  );
}
